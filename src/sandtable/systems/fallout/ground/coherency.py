"""Squad coherency (chapters 4.2 and 4.3)."""

from __future__ import annotations

from sandtable.systems.fallout.book.words import HERO
from sandtable.systems.fallout.ground.sight import lookout
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, distance, groups, within


def link_of(state: FalloutState, unit: Unit) -> float:
    """fallout.coherency.distance, fallout.coherency.chain.en, fallout.coherency.chain.it: 2 inches, 5 cm.

    fallout.unit.beastlord.coherency: 4 inches under a Beastlord hero, as long as he lives.
    """
    for figure in unit.figures:
        if figure.leader:
            leader: Figure | None = figure
            break
    else:
        leader = state.leader_of(unit) if state.motorized else None
    if leader is not None and leader.profile.beastlord and leader.alive and leader.profile.rank == HERO:
        return state.lengths.hero_coherency
    return state.lengths.coherency


def bound(unit: Unit) -> list[Figure]:
    """fallout.coherency.unconscious: the members that coherency is about; those who left do not count."""
    return [figure for figure in unit.figures if figure.alive and not (figure.left or figure.out)]


def coherent(state: FalloutState, unit: Unit) -> bool:
    """fallout.coherency.chain.en: all conscious members form one chain.

    fallout.coherency.hero_free: lone heroes need none.
    """
    if unit.lone or unit.aboard or unit.vehicle is not None:
        return True  # fallout.coherency.hero_free
    members = bound(unit)
    bases: list[Base] = [figure.base for figure in members]
    return known_chain(state, unit, members, bases)


def known_chain(state: FalloutState, unit: Unit, members: list[Figure], bases: list[Base]) -> bool:
    """Whether these members stand in one chain (see `chained`); the answer is kept until one of them moves or falls."""
    if len(bases) < 2:
        return True
    memory = lookout(state).chains
    link = link_of(state, unit)
    known = memory.get(unit.id)
    if known is not None and known[0] == link and known[1] == bases:
        return known[2]
    whole = chained(state, unit, members, bases)
    memory[unit.id] = (link, bases, whole)
    return whole


def still_chained(state: FalloutState, unit: Unit, moved: int) -> None:
    """After a step that so many took alike: if those are all whom coherency is about, they hang together as before."""
    members = bound(unit)
    if moved == len(members) > 1:
        bases: list[Base] = [figure.base for figure in members]
        lookout(state).chains[unit.id] = (link_of(state, unit), bases, True)


def chained(state: FalloutState, unit: Unit, members: list[Figure], bases: list[Base]) -> bool:
    """Whether members standing on these bases form one chain."""
    if len(bases) < 2:
        return True
    return len(clusters(state, unit, members, bases)) < 2


def clusters(state: FalloutState, unit: Unit, members: list[Figure], bases: list[Base]) -> list[list[int]]:
    """The groups that members standing on these bases fall into, as indices.

    fallout.unit.dog.coherency: a Dog hangs on any squadmate within its own distance and is nobody's link.
    """
    link = link_of(state, unit)
    loose = [i for i in range(len(members)) if members[i].profile.never_links]
    if not loose:
        return groups(bases, link)
    firm = [i for i in range(len(members)) if not members[i].profile.never_links]
    joined = [[firm[i] for i in group] for group in groups([bases[i] for i in firm], link)]
    for i in loose:
        _hang_on(joined, i, bases, max(members[i].profile.link, link))
    return joined


def _hang_on(joined: list[list[int]], i: int, bases: list[Base], reach: float) -> None:
    """Adds one who is nobody's link to the first group in his reach; alone, if there is nobody at all in it."""
    for group in joined:
        if any(within(bases[i], bases[j], reach) for j in group):
            group.append(i)
            return
    if not joined or not any(j != i and within(bases[i], bases[j], reach) for j in range(len(bases))):
        joined.append([i])
    else:
        joined[0].append(i)


def main_cluster(members: list[Figure], clusters: list[list[int]]) -> list[str]:
    """fallout.coherency.regroup: the largest group; of equals the leader's, else the first. As figure ids."""
    best: list[int] = []
    for group in clusters:
        leads = any(members[i].leader for i in group)
        if len(group) > len(best) or (len(group) == len(best) and leads):
            best = group
    return [members[i].id for i in best]


def gathers(main: list[str], starts: dict[str, Base], ends: dict[str, Base], able: list[str]) -> bool:
    """fallout.coherency.regroup: every detached member able to come nearer to the largest group does.

    `main` is that group, of whom those count that have an end: who fell on the way is no longer gone to. A member
    with no path may stay, for it is not among the able.
    """
    mates = [mate for mate in main if mate in ends]
    for id in able:
        if id in main or id not in ends:
            continue
        before = min((distance(starts[id], starts[mate]) for mate in mates), default=0.0)
        after = min((distance(ends[id], ends[mate]) for mate in mates), default=0.0)
        if after >= before - 1e-6:
            return False
    return True
