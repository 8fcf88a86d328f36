import type { Camera } from '../board/camera.svelte';
import { hexPoint } from '../board/scale';
import type { Desk } from './desk.svelte';
import { TABS } from './faults';
import { axial } from './ground';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of the editor. In fields only what everybody expects there; arrows walk over the map when it has the focus. */
export function deskKey(event: KeyboardEvent, desk: Desk, camera: Camera): void {
  const target = event.target as HTMLElement;
  if (target.matches('input, textarea, select')) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z' && event.shiftKey) desk.draft.redo();
    else if (key === 'z') desk.draft.undo();
    else if (key === 'y') desk.draft.redo();
    else return;
    return event.preventDefault();
  }
  if (event.altKey) return;
  const onMap = target.getAttribute('role') === 'application';
  if (onMap && walked(event, desk, camera)) return event.preventDefault();
  if (key === 'u') (event.shiftKey ? () => desk.draft.redo() : () => desk.draft.undo())();
  else if (key === 'v' || key === 'escape') desk.take({ kind: 'hand' });
  else if (key === 'l') desk.take({ kind: 'sight' });
  else if (key === 'r' && desk.tab === 'map') turnTile(desk);
  else if (key === '+' || key === '=') camera.zoom(1.25);
  else if (key === '-') camera.zoom(0.8);
  else if (key === 'f') camera.fit();
  else if (key === 'delete' || key === 'backspace') desk.remove();
  else if (key === '[' || key === ']')
    desk.open(TABS[(TABS.indexOf(desk.tab) + (key === ']' ? 1 : TABS.length - 1)) % TABS.length] ?? 'map');
  else if (/^\d$/.test(key) && desk.tab === 'ground') {
    const terrain = desk.draft.builder.terrain[Number(key) - 1];
    if (key === '0') desk.take({ kind: 'paint', code: null });
    else if (terrain) desk.take({ kind: 'paint', code: terrain.code });
    else return;
  } else return;
  event.preventDefault();
}

function walked(event: KeyboardEvent, desk: Desk, camera: Camera): boolean {
  const step = STEPS[event.key];
  if (step) {
    desk.step(...step);
    if (desk.cursor) camera.reveal(hexPoint(...axial(desk.cursor)));
    return true;
  }
  if ((event.key === 'Enter' || event.key === ' ') && desk.cursor) {
    desk.apply(desk.cursor);
    return true;
  }
  return false;
}

function turnTile(desk: Desk): void {
  const { draft } = desk;
  draft.set(
    'map',
    draft.sheet.map.map((lay, i) =>
      i === desk.tile ? { ...lay, rot: lay.rot ? 0 : (draft.builder.tile.turns[1] ?? 180) } : lay,
    ),
  );
}
