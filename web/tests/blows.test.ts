import { describe, expect, test } from 'vitest';
import { blows } from '../src/motion/blows';
import type { SceneView } from '../src/wire/scene';
import { theScene } from './fixtures';

/** The scene with one token changed. */
function after(id: string, change: Partial<SceneView['tokens'][number]>): SceneView {
  return { ...theScene, tokens: theScene.tokens.map((token) => (token.id === id ? { ...token, ...change } : token)) };
}

describe('whom the last events hit', () => {
  const [first] = theScene.tokens.filter(
    (token) => token.shape === 'figure' && !token.lying && token.badges.length === 0,
  );
  const id = first?.id ?? '';

  test('nobody in a scene that stays as it was, nor by a badge that hurts nobody', () => {
    expect(blows(theScene, theScene)).toEqual({ struck: new Set(), fallen: [] });
    expect(blows(theScene, after(id, { badges: [{ id: 'overwatch', label: { id: 'x' } }] })).struck.size).toBe(0);
  });

  test('whoever lies down, loses hits or gets a bad badge; better is no blow', () => {
    const pinned = after(id, { badges: [{ id: 'pinned', label: { id: 'x' } }], lying: true });
    expect([...blows(theScene, pinned).struck]).toEqual([id]);
    expect(blows(pinned, theScene).struck.size).toBe(0);
    const whole = after(id, { hits: { left: 3, of: 3 } });
    const holed = after(id, { hits: { left: 2, of: 3 } });
    expect([...blows(whole, holed).struck]).toEqual([id]);
  });

  test('a figure that its unit lost has fallen, one that got aboard has not', () => {
    const gone = { ...theScene, tokens: theScene.tokens.filter((token) => token.id !== id) };
    expect(blows(theScene, gone).fallen).toEqual([]);
    const lost = {
      ...gone,
      units: gone.units.map((unit) => (unit.id === first?.unit ? { ...unit, able: unit.able - 1 } : unit)),
    };
    expect(blows(theScene, lost).fallen.map((token) => token.id)).toEqual([id]);
  });
});
