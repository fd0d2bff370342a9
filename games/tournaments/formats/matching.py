"""The best way to pair everybody: a matching of least cost, by Edmonds' blossoms.

J. Edmonds, "Paths, trees, and flowers" (1965); Z. Galil, "Efficient algorithms for finding maximum matching in graphs"
(1986), as networkx has it. Costs are whole numbers of any size, so one number can hold several aims, the first of them
above all: nothing is rounded.
"""

from collections.abc import Iterable, Mapping, Sequence

Edge = tuple[int, int]


def cheapest_matching(costs: Mapping[Edge, int]) -> tuple[Edge, ...]:
    """As many pairs as can be had at once, and of all such choices the cheapest, each pair and all in rising order."""
    # A web process reads formats and pairs nothing: it is spared the library.
    import networkx

    dearest = max(costs.values(), default=0)
    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, dearest - cost + 1) for (one, other), cost in costs.items())
    return in_order(networkx.max_weight_matching(graph, maxcardinality=True))


def in_order(pairs: Iterable[Edge]) -> tuple[Edge, ...]:
    """Pairs, each in rising order and all of them so."""
    return tuple(sorted((min(pair), max(pair)) for pair in pairs))


def factors(mosts: Sequence[int], pairs: int) -> tuple[int, ...]:
    """What to multiply aims with, the first the weightiest, so that no sum of later ones outweighs one of an earlier.

    ``mosts`` says how much each aim can be for one pair.
    """
    scale = [1]
    for most in reversed(mosts[1:]):
        scale.append(scale[-1] * (pairs * most + 1))
    return tuple(reversed(scale))
