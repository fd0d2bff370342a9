from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, model, text

if TYPE_CHECKING:
    from ..models.shown_document import ShownDocument


T = TypeVar("T", bound="ExportedRuleset")


@_attrs_define
class ExportedRuleset:
    """A version of a house ruleset of yours, as `POST rulesets/` takes it again.

    Attributes:
        key (str):
        version (int):
        digest (str):
        shared (bool):
        created_at (datetime.datetime):
        retired_at (datetime.datetime | None):
        document (ShownDocument): A ruleset as it was posted, in its normal form, with all its texts; it may be posted
            again, changed or not.
    """

    key: str
    version: int
    digest: str
    shared: bool
    created_at: datetime.datetime
    retired_at: datetime.datetime | None
    document: ShownDocument
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        version = self.version

        digest = self.digest

        shared = self.shared

        created_at = text(self.created_at)

        retired_at: str | None
        if isinstance(self.retired_at, datetime.datetime):
            retired_at = text(self.retired_at)
        else:
            retired_at = self.retired_at

        document = self.document.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "version": version,
                "digest": digest,
                "shared": shared,
                "created_at": created_at,
                "retired_at": retired_at,
                "document": document,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.shown_document import ShownDocument

        d = dict(src_dict)
        key = d.pop("key")

        version = d.pop("version")

        digest = d.pop("digest")

        shared = d.pop("shared")

        created_at = instant(d.pop("created_at"))

        def _parse_retired_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                retired_at_type_0 = instant(data)

                return retired_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        retired_at = _parse_retired_at(d.pop("retired_at"))

        document = model(ShownDocument, d.pop("document"))

        made = cls(
            key=key,
            version=version,
            digest=digest,
            shared=shared,
            created_at=created_at,
            retired_at=retired_at,
            document=document,
        )

        made.additional_properties = d
        return made

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
