import type { Hand } from '../board/Board.svelte';
import { noMarks, type Marks } from '../board/marks';
import type { Look } from '../net/scenarios';
import type { Json, Point } from '../wire/message';
import type { ScenarioDraft } from './draft.svelte';
import type { Spot, Tab } from './faults';
import { axial, levelled, offset, painted, stroke } from './ground';
import {
  addCounter,
  addUnit,
  areaHexes,
  dropThing,
  moveThing,
  setArea,
  thingId,
  thingOf,
  thingsIn,
  toggled,
  type Area,
  type Thing,
} from './pieces';
import { sameHex, type Place } from './sheet';

/** What a click on the map does. */
export type Brush =
  | { kind: 'hand' }
  | { kind: 'paint'; code: string | null }
  | { kind: 'level'; level: number | null }
  | { kind: 'unit'; id: string }
  | { kind: 'counter'; n: number }
  | { kind: 'area'; area: Area }
  | { kind: 'hexes'; line: number }
  | { kind: 'sight' };

const HAND: Brush = { kind: 'hand' };

/** The writer's hands: which tab is open, what is in hand, and what was pointed at. */
export class Desk {
  tab = $state<Tab>('map');
  brush = $state.raw<Brush>(HAND);
  wide = $state(false);
  /** The side whose forces are open. */
  side = $state(0);
  owner = $state(0);
  cursor = $state.raw<Place | null>(null);
  chosen = $state.raw<Thing | null>(null);
  tile = $state(0);
  line = $state<number | null>(null);
  unit = $state<number | null>(null);
  sightFrom = $state.raw<Place | null>(null);
  sightTo = $state.raw<Place | null>(null);
  look = $state.raw<Look | null>(null);
  /** While this is held the map is moved, whatever is in hand. */
  free = $state(false);
  /** Whether the stroke under way adds or takes away. */
  private puts = true;
  private held: Thing | null = null;

  constructor(readonly draft: ScenarioDraft) {}

  take(brush: Brush): void {
    const same = JSON.stringify(brush) === JSON.stringify(this.brush);
    this.brush = same ? HAND : brush;
    this.look = null;
    this.sightFrom = null;
    this.sightTo = null;
    if (brush.kind !== 'hand') this.chosen = null;
  }

  open(tab: Tab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    if (this.brush.kind !== 'sight') this.brush = HAND;
    this.line = null;
    this.unit = null;
  }

  /** To the place of a fault. */
  go(spot: Spot): void {
    this.open(spot.tab);
    if (spot.side !== undefined) this.side = spot.side;
    if (spot.tile !== undefined) this.tile = spot.tile;
    this.line = spot.line ?? null;
    this.unit = spot.unit ?? null;
    if (spot.hex) this.point(spot.hex);
    if (spot.side !== undefined && spot.unit !== undefined)
      this.chosen = { kind: 'unit', side: spot.side, at: spot.unit };
  }

  /** Looks at a hex and at what lies on top of it. */
  point(hex: Place): void {
    if (!this.draft.plan.has(hex)) return;
    const things = thingsIn(this.draft.sheet, hex);
    const here = things.findIndex((thing) => this.chosen !== null && thingId(thing) === thingId(this.chosen));
    // A second click goes one deeper into the pile.
    const again = sameHex(hex, this.cursor ?? undefined) && here >= 0;
    this.cursor = hex;
    this.chosen = things[again ? (here + things.length - 1) % things.length : things.length - 1] ?? null;
    const number = this.draft.plan.tile(hex);
    if (number >= 0) this.tile = number;
    if (this.chosen?.kind === 'unit' && this.tab === 'forces') this.side = this.chosen.side;
  }

  /** One touch of the brush. `first` begins a stroke and decides whether it adds or takes away. */
  apply(hex: Place, first = true): void {
    const { draft, brush } = this;
    if (!draft.plan.has(hex)) return;
    this.cursor = hex;
    if (brush.kind === 'paint') draft.change(painted(draft.sheet, draft.builder, stroke(hex, this.wide), brush.code));
    else if (brush.kind === 'level')
      draft.change(levelled(draft.sheet, draft.builder, stroke(hex, this.wide), brush.level));
    else if (brush.kind === 'area') this.mark(brush.area, hex, first);
    else if (brush.kind === 'hexes') this.markLine(brush.line, hex, first);
    else if (brush.kind === 'unit') draft.change(addUnit(draft.sheet, this.side, { unit: brush.id, hex }));
    else if (brush.kind === 'counter') this.lay(brush.n, hex);
    else if (brush.kind === 'sight') this.sight(hex);
    else this.point(hex);
  }

  private mark(area: Area, hex: Place, first: boolean): void {
    const { draft } = this;
    const hexes = areaHexes(draft.sheet, area, draft.plan.hexes());
    if (first) this.puts = !hexes.some((place) => sameHex(place, hex));
    draft.change(setArea(draft.sheet, area, toggled(hexes, [hex], this.puts)));
  }

  private markLine(line: number, hex: Place, first: boolean): void {
    const { draft } = this;
    const hexes = (draft.sheet.victory[line]?.args['hexes'] ?? []) as Place[];
    const places = Array.isArray(hexes) ? hexes : [];
    if (first) this.puts = !places.some((place) => sameHex(place, hex));
    const next = toggled(places, [hex], this.puts) as Json;
    draft.set(
      'victory',
      draft.sheet.victory.map((entry, i) => (i === line ? { ...entry, args: { ...entry.args, hexes: next } } : entry)),
    );
  }

  private lay(n: number, hex: Place): void {
    const { draft } = this;
    const info = draft.builder.counters[n];
    if (info)
      draft.change(
        addCounter(draft.sheet, draft.builder.counters, info, draft.sheet.side[this.owner]?.faction ?? '', hex),
      );
  }

  private sight(hex: Place): void {
    if (!this.sightFrom || this.sightTo) [this.sightFrom, this.sightTo] = [hex, null];
    else this.sightTo = hex;
  }

  /** Takes away what is chosen, or what lies on top of the hex. */
  remove(): void {
    const thing = this.chosen ?? (this.cursor ? thingsIn(this.draft.sheet, this.cursor).at(-1) : undefined);
    if (thing) this.draft.change(dropThing(this.draft.sheet, thing));
    this.chosen = null;
  }

  /** Steps the hex in focus; rows are pushed, so up and down lean to the side that stays on the map. */
  step(dx: number, dy: number): void {
    const { plan } = this.draft;
    const [column, row] = this.cursor ?? [0, 0];
    const next: Place = this.cursor ? [column + dx, row + dy] : [0, 0];
    if (plan.has(next)) this.cursor = next;
    this.chosen = this.cursor ? (thingsIn(this.draft.sheet, this.cursor).at(-1) ?? null) : null;
    const number = this.cursor ? plan.tile(this.cursor) : -1;
    if (number >= 0) this.tile = number;
  }

  // ------------------------------------------------------------ the board

  private get strokes(): boolean {
    return ['paint', 'level', 'area', 'hexes'].includes(this.brush.kind);
  }

  readonly hand: Hand = {
    drags: (token) => !this.free && (this.strokes || (token !== null && this.brush.kind !== 'sight')),
    dragStart: (token, at) => {
      this.draft.begin();
      const thing = token ? thingOf(token) : null;
      if (!this.strokes) this.held = this.chosen = thing;
      else this.apply(offset(...at));
    },
    dragMove: (at) => {
      const hex = offset(...at);
      if (this.held && this.draft.plan.has(hex)) {
        this.cursor = hex;
        this.draft.change(moveThing(this.draft.sheet, this.held, hex));
      } else if (this.strokes && !sameHex(hex, this.cursor ?? undefined)) this.apply(hex, false);
    },
    dragEnd: () => {
      this.held = null;
      this.draft.end();
    },
    token: (id) => {
      const hex = this.hexOf(thingOf(id));
      if (!hex) return;
      // Things can be picked up with any brush that lays things.
      if (this.brush.kind === 'unit' || this.brush.kind === 'hand') this.point(hex);
      else this.apply(hex);
    },
    hex: (q, r) => this.apply(offset(q, r)),
    undo: () => this.draft.undo(),
  };

  private hexOf(thing: Thing | null): Place | undefined {
    if (!thing) return undefined;
    const { sheet } = this.draft;
    return thing.kind === 'unit'
      ? sheet.side[thing.side]?.units[thing.at]?.hex
      : sheet.counters?.[thing.row]?.hexes[thing.at];
  }

  get marks(): Marks {
    const marks = noMarks();
    const { brush, draft } = this;
    const all = draft.plan;
    if (this.chosen) marks.selected = new Set([thingId(this.chosen)]);
    if (this.cursor && all.has(this.cursor)) marks.hexChosen = axial(this.cursor);
    const area =
      brush.kind === 'area'
        ? areaHexes(draft.sheet, brush.area, all.hexes())
        : brush.kind === 'hexes'
          ? (draft.sheet.victory[brush.line]?.args['hexes'] as Place[] | undefined)
          : [];
    marks.hexes = (Array.isArray(area) ? area : []).filter((hex) => all.has(hex)).map(axial);
    if (brush.kind === 'area' && brush.area.endsWith('-1')) marks.reachSide = 'b';
    if (this.look?.hexes) marks.lit = this.look.hexes.map(axial);
    const line = this.look?.line;
    if (line && this.sightFrom && this.sightTo) {
      // The words stand beside the map, where nothing covers them.
      const [from, to] = [axial(this.sightFrom) as Point, axial(this.sightTo) as Point];
      marks.sight = [
        { from, to, clear: line.clear, ...(line.block ? { block: axial(line.block) as Point } : {}), why: line.why },
      ];
    }
    return marks;
  }
}
