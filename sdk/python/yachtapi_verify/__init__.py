"""Verify the record of a dice game offline: every throw from the seed, every score from the rules."""

from yachtapi_verify.refusal import Refused
from yachtapi_verify.verdict import Verdict, verify

__all__ = ["Refused", "Verdict", "verify"]
