"""The paths of rulesets."""

from django.urls import path

from rulesets.api.views import AdviceOn, OneRuleset, Rulesets, Scores

urlpatterns = [
    path("rulesets/", Rulesets.as_view()),
    path("rulesets/<str:key>/", OneRuleset.as_view(), name="ruleset"),
    path("rulesets/<str:key>/scores/", Scores.as_view()),
    path("rulesets/<str:key>/advice/", AdviceOn.as_view()),
]
