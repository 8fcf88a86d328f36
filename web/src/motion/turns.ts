import type { CardView, HandView, SceneView, TokenView } from '../wire/scene';

/** Counters and markers that show another face now, or belong to somebody else: they are turned over. */
export function flipped(before: SceneView, after: SceneView): Set<string> {
  const now = new Map(after.tokens.map((token) => [token.id, token]));
  const turned = before.tokens.filter((token) => {
    const next = now.get(token.id);
    return next !== undefined && (token.shape === 'counter' || token.shape === 'marker') && face(token) !== face(next);
  });
  return new Set(turned.map((token) => token.id));
}

const face = (token: TokenView): string =>
  JSON.stringify([token.side, token.art, token.lying, token.counter, token.caption, token.badges.map((b) => b.id)]);

/** Zones that changed hands. */
export function taken(before: SceneView, after: SceneView): Set<string> {
  const held = new Map(before.zones.map((zone) => [zone.id, zone.side]));
  return new Set(
    after.zones.filter((zone) => held.has(zone.id) && held.get(zone.id) !== zone.side).map((zone) => zone.id),
  );
}

/** A card that leaves a hand: where it lay, and the unit or pile it goes to. */
export interface Flight {
  card: CardView;
  side: string;
  /** The card's own place, or the pile of a hand whose cards are hidden. */
  from: string;
  to: string;
}

const inHand = (hand: HandView): boolean => (hand.kind ?? 'hand') === 'hand';

/** Cards played with an event: they lie with a unit, in force, or on a pile now, and did not before. */
export function flights(before: SceneView, after: SceneView): Flight[] {
  const places = new Map<string, { card: CardView; side: string; to: string }>();
  for (const hand of after.hands)
    if (!inHand(hand) && hand.kind !== 'deck')
      for (const card of hand.cards) places.set(card.id, { card, side: hand.side, to: card.on ?? hand.id });
  for (const unit of after.units)
    for (const card of unit.cards ?? []) places.set(card.id, { card, side: unit.side, to: unit.id });
  const known = new Set([
    ...before.hands.filter((hand) => !inHand(hand)).flatMap((hand) => hand.cards.map((card) => card.id)),
    ...before.units.flatMap((unit) => (unit.cards ?? []).map((card) => card.id)),
  ]);
  return [...places].flatMap(([id, { card, side, to }]) => {
    if (known.has(id)) return [];
    const shown = before.hands.find((hand) => inHand(hand) && hand.cards.some((entry) => entry.id === id));
    const hidden = before.hands.find((hand) => inHand(hand) && hand.side === side);
    const from = shown ? id : hidden?.id;
    return from === undefined ? [] : [{ card, side, from, to }];
  });
}

/** Units whose tag and sides whose score read otherwise now. */
export function reworded(before: SceneView, after: SceneView): Set<string> {
  const units = new Map(before.units.map((unit) => [unit.id, unit]));
  const scores = new Map(before.sides.map((side) => [side.id, side.score]));
  const words = (unit: SceneView['units'][number]): string =>
    JSON.stringify([unit.able, unit.gone, unit.badges.map((badge) => [badge.id, badge.count])]);
  return new Set([
    ...after.units
      .filter((unit) => {
        const old = units.get(unit.id);
        return old !== undefined && words(old) !== words(unit);
      })
      .map((unit) => unit.id),
    ...after.sides.filter((side) => scores.has(side.id) && scores.get(side.id) !== side.score).map((side) => side.id),
  ]);
}
