"""Eight numbers that compiled code treats as one: the upper totals of a scorecard go through a turn side by side.

Plain loops over eight numbers are not turned into vector instructions where the compiler can't prove that two rows of
one array differ; here it need not. No operation is reordered or fused, so all machines get the same bits.
numba's cache only sees changes of the file that holds a compiled function, none of what that calls elsewhere: after a
change here or in ``sweep`` delete the ``__pycache__`` beside them.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, models, register_model

LANES = 8

_VECTOR = ir.VectorType(ir.DoubleType(), LANES)
_EMPTY = ir.Constant(_VECTOR, ir.Undefined)
_INDEX = ir.IntType(32)
_FIRST_LANE = ir.Constant(ir.VectorType(_INDEX, LANES), [0] * LANES)
_ALIGNMENT = 8  # bytes; a child's totals are read from any place

Generated = tuple[Any, Callable[..., Any]]


class LanesType(types.Type):
    """numba's name for eight float64 in one register."""

    def __init__(self) -> None:
        super().__init__(name=f"Lanes{LANES}")


lanes = LanesType()


@register_model(LanesType)
class LanesModel(models.PrimitiveModel):
    """A vector of LLVM's."""

    def __init__(self, manager: Any, lanes_type: LanesType) -> None:
        super().__init__(manager, lanes_type, _VECTOR)


@intrinsic
def load(typing: Any, array: Any, position: Any) -> Generated:
    """The lanes that stand in a flat array from a position on."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        value = builder.load(_address(context, builder, signature.args[0], *arguments))
        value.align = _ALIGNMENT
        return value

    return lanes(array, types.intp), generate


@intrinsic
def store(typing: Any, array: Any, position: Any, value: Any) -> Generated:
    """Write lanes into a flat array from a position on."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address = _address(context, builder, signature.args[0], *arguments[:2])
        builder.store(arguments[2], address).align = _ALIGNMENT
        return context.get_dummy_value()

    return types.void(array, types.intp, lanes), generate


@intrinsic
def spread(typing: Any, number: Any) -> Generated:
    """One number in every lane."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        first = builder.insert_element(_EMPTY, arguments[0], _INDEX(0))
        return builder.shuffle_vector(first, _EMPTY, _FIRST_LANE)

    return lanes(types.float64), generate


@intrinsic
def add(typing: Any, one: Any, other: Any) -> Generated:
    """The sum, lane by lane."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fadd(*arguments)

    return lanes(lanes, lanes), generate


@intrinsic
def multiply(typing: Any, one: Any, other: Any) -> Generated:
    """The product, lane by lane."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fmul(*arguments)

    return lanes(lanes, lanes), generate


@intrinsic
def larger(typing: Any, candidate: Any, best: Any) -> Generated:
    """The larger number, lane by lane; of equal ones the second."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        candidate, best = arguments
        return builder.select(builder.fcmp_ordered(">", candidate, best), candidate, best)

    return lanes(lanes, lanes), generate


@intrinsic
def choose(typing: Any, candidate: Any, best: Any, if_larger: Any, otherwise: Any) -> Generated:
    """``if_larger`` in the lanes whose candidate is larger than the best so far, else ``otherwise``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        candidate, best, if_larger, otherwise = arguments
        return builder.select(builder.fcmp_ordered(">", candidate, best), if_larger, otherwise)

    return lanes(lanes, lanes, lanes, lanes), generate


def _address(context: Any, builder: Any, array_type: Any, array: Any, position: Any) -> Any:
    data = context.make_array(array_type)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [position]), ir.PointerType(_VECTOR))
