"""The paths of rulesets."""

from django.urls import path

from rulesets.api.views import (
    AdviceOn,
    DocumentOf,
    GuideTo,
    MyRulesets,
    OneRuleset,
    Rulesets,
    Scores,
    SharedRulesets,
    Validate,
)

urlpatterns = [
    path("rulesets/", Rulesets.as_view()),
    path("rulesets/shared/", SharedRulesets.as_view()),
    path("players/me/rulesets/", MyRulesets.as_view()),
    path("rulesets/<str:key>/", OneRuleset.as_view(), name="ruleset"),
    path("rulesets/<str:key>/guide/", GuideTo.as_view()),
    path("rulesets/<str:key>/document/", DocumentOf.as_view()),
    path("rulesets/<str:key>/validate/", Validate.as_view()),
    path("rulesets/<str:key>/scores/", Scores.as_view()),
    path("rulesets/<str:key>/advice/", AdviceOn.as_view()),
]
