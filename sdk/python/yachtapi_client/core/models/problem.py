from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fault import Fault


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """RFC 9457. `code` never changes; the facts of the case stand beside it.

    Attributes:
        type_ (str): `urn:yachtapi:problem:` and the code.
        title (str):
        status (int):
        detail (str): A sentence for people; it may change.
        code (str):
        request_id (str):
        errors (list[Fault] | Unset):
    """

    type_: str
    title: str
    status: int
    detail: str
    code: str
    request_id: str
    errors: list[Fault] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        code = self.code

        request_id = self.request_id

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "code": code,
                "request_id": request_id,
            }
        )
        if errors is not UNSET:
            field_dict["errors"] = errors

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fault import Fault

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        code = d.pop("code")

        request_id = d.pop("request_id")

        _errors = d.pop("errors", UNSET)
        errors: list[Fault] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in items(_errors):
                errors_item = model(Fault, errors_item_data)

                errors.append(errors_item)

        made = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            code=code,
            request_id=request_id,
            errors=errors,
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
