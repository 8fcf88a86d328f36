import { inches, say, t } from '../i18n/texts.svelte';
import type { Point } from '../wire/message';
import type { SceneView, TokenView } from '../wire/scene';
import { codeOf } from './hexes';

export function sideName(scene: SceneView, side: string | null | undefined): string {
  const found = scene.sides.find((entry) => entry.id === side);
  return found ? say(found.name) : (side ?? '');
}

export function unitName(scene: SceneView, unit: string): string {
  const found = scene.units.find((entry) => entry.id === unit);
  return found ? say(found.name) : unit;
}

export function tokenName(scene: SceneView, token: string): string {
  const found = scene.tokens.find((entry) => entry.id === token);
  return found ? say(found.name) : token;
}

/** The name of whatever a question is about: a unit, a token or a piece of terrain. */
export function thingName(scene: SceneView, id: string): string {
  if (scene.units.some((unit) => unit.id === id)) return unitName(scene, id);
  const piece = scene.terrain.find((entry) => entry.id === id);
  return piece?.label && !scene.tokens.some((token) => token.id === id) ? say(piece.label) : tokenName(scene, id);
}

/** Whose it is; nothing for what belongs to nobody. */
export function sideOf(scene: SceneView, id: string): string | undefined {
  return (
    (
      scene.units.find((unit) => unit.id === id) ??
      scene.tokens.find((token) => token.id === id) ??
      scene.terrain.find((piece) => piece.id === id)
    )?.side || undefined
  );
}

/** Whose it is, as a livery; null for what belongs to nobody. */
export function thingLivery(scene: SceneView, id: string): string | null {
  const side = sideOf(scene, id);
  return scene.sides.find((entry) => entry.id === side)?.livery ?? null;
}

/** A token in words: "Knight 6, Brotherhood, knocked down, 3.1 inches from you". */
export function describe(scene: SceneView, token: TokenView, from: Point | null): string {
  const parts = [say(token.name), sideName(scene, token.side), ...token.badges.map((badge) => say(badge.label))];
  if (token.leader && !token.badges.some((badge) => badge.id === 'leader')) parts.push(t('badge-leader'));
  if (from && scene.board.kind === 'table') {
    parts.push(t('away', { distance: inches(Math.hypot(token.x - from[0], token.y - from[1]), scene.board.unit) }));
  }
  if (scene.board.kind === 'hexes') parts.push(t('at-hex', { hex: codeOf(scene.board, token.x, token.y) }));
  if (token.hits) parts.push(t('text-hits', { left: token.hits.left, of: token.hits.of }));
  return parts.join(', ');
}
