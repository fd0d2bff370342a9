"""What staff say when they end a game; everybody will read it."""

from django import forms

from games.players.names import check_line
from games.services.support import LONGEST_SENTENCE, Keyword


class AbortForm(forms.Form):
    """A word for programs and a sentence for people."""

    keyword = forms.ChoiceField(choices=Keyword.choices)
    sentence = forms.CharField(
        max_length=LONGEST_SENTENCE,
        validators=[check_line],
        widget=forms.TextInput(attrs={"size": 100}),
        help_text="Public, and for ever: it is signed into the game's record and stands in the list of commitments. "
        "Name nobody.",
    )
