"""A small game of walkers, to try the planner of figures on: foes may not be passed, and one rule says it all."""

from sandtable.core.question import MOVING, Option
from sandtable.core.wire import Message, Reason
from sandtable.figures.crowd import Crowd
from sandtable.figures.march import LEAST, March, MarchPlan
from sandtable.figures.moving import MarchQuestion, Proposals, why_not_then
from sandtable.figures.planning import Planner
from sandtable.table import Board, Disc, Ground, check_placement

RULE = "walkers.all"
BOARD = Board(40.0, 30.0)


class Walkers(March):
    """Discs of radius 0.5, named after their places in a row."""

    def __init__(self, spots, allowance=6.0):
        super().__init__(len(spots), "walk", allowance, RULE)
        self.discs = [Disc(x, y, 0.5) for x, y in spots]

    def movers(self):
        return [number for number, left in enumerate(self.left) if left >= LEAST]

    def token(self, number):
        return f"w{number}"

    def base(self, number):
        return self.discs[number]


class Guide(Planner):
    """Nobody goes through a foe, nobody ends on anybody; what is refused is noted by a word."""

    def __init__(self, march, foes=(), friends=(), closed=()):
        super().__init__(BOARD, march, 1.0)
        self.march = march
        self.crowd = Crowd()
        self.crowd.others = [*friends, *foes]
        self.crowd.barriers = list(foes)
        self.closed = list(closed)

    def refuse(self, plan, word, at=-1, **values):
        plan.refuse(RULE, word, {"at": at, **values})

    def refuse_formation(self, plan, shape):
        self.refuse(plan, "formation", shape=shape)

    def refuse_nobody(self, plan):
        self.refuse(plan, "nobody")

    def refuse_too_far(self, plan, at, cost):
        self.refuse(plan, "too-far", at, cost=round(cost, 2))

    def refuse_no_way(self, plan, at, goal, via):
        self.refuse(plan, "barred" if via else "no-way", at)

    def named(self, plan, token):
        for at, number in enumerate(self.numbers):
            if self.march.token(number) == token:
                return at
        self.refuse(plan, "stranger")
        return -1

    def check_ends(self, plan):
        ends = [path[-1] for path in plan.paths]
        bases = [self.march.base(number) for number in plan.numbers]
        stay = [base for at, base in enumerate(self.bases) if self.numbers[at] not in plan.numbers]
        ground = Ground(BOARD, self.closed, [*self.crowd.others, *stay])
        for problem in check_placement(ground, bases, ends):
            self.refuse(plan, problem.code, problem.figure)

    def lead_to(self, x, y, formation="keep"):
        plan = MarchPlan("done")
        self.plan_formation(plan, {"lead": [x, y], "formation": formation})
        return plan

    def send(self, to, via=None):
        plan = MarchPlan("done")
        self.plan_figures(plan, {"to": to, "via": via or {}})
        return plan


class Ways(Proposals):
    """East, nothing, and staying."""

    def count(self):
        return 3

    def nth(self, number):
        return [{"lead": [14, 10]}, None, {"then": "done"}][number]


class Walk(MarchQuestion):
    """Where do they go? It counts how often it had to think."""

    def __init__(self, march, foes=()):
        super().__init__(0, march, RULE, Message("walk"), "walkers")
        self.march = march
        self.foes = foes
        self.thoughts = 0

    def look_round(self):
        return Guide(self.march, self.foes)

    def read(self, answer):
        self.thoughts += 1
        plan = MarchPlan("done")
        if not self.is_shaped(answer, MOVING):
            plan.refuse(RULE, "shape")
            return plan
        plan.reasons = why_not_then(RULE, self.thens(), answer.get("then", "done"))
        if not plan.reasons and "lead" in answer:
            self.planner().plan_formation(plan, answer)
        elif not plan.reasons:
            self.planner().plan_figures(plan, answer)
        return plan

    def propose(self):
        return Ways()

    def thens(self):
        tired = Reason(RULE, "tired")
        return [Option("done", Message("done")), Option("dance", Message("dance"), reasons=[tired])]

    def fans(self):
        return self.planner().fans([])
