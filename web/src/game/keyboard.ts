import { drawer } from '../dock/drawer.svelte';
import type { Dialogs } from './dialogs.svelte';
import { pressed } from './keys';
import type { Table } from './table.svelte';

interface Around {
  table: Table;
  dialogs: Dialogs;
  text: () => void;
  onBoard: () => boolean;
}

const typing = (at: HTMLElement): boolean => at.matches('input, textarea, select, [contenteditable]');

/** Buttons keep their own Enter and Space. */
function keeps(at: HTMLElement, key: string, playing: boolean): boolean {
  const radio = at.matches('[role=radio]');
  if ((key === 'Enter' || key === ' ') && at.matches('button, a, summary') && !radio) return true;
  return key === ' ' && radio && !playing;
}

/** Which keys are the table's, and which belong to what has the focus or lies over it. */
export function keyboard({ table, dialogs, text, onBoard }: Around): (event: KeyboardEvent) => void {
  const { session, tools, camera, planning } = table;
  const around = {
    session,
    tools,
    planning,
    camera,
    confirm: () => table.confirm(),
    accept: () => table.accept(),
    undo: () => table.undo(),
    help: () => (dialogs.helping = !dialogs.helping),
    text,
    find: () => (dialogs.finding = true),
    onBoard,
  };
  return (event) => {
    const at = event.target as HTMLElement;
    if (typing(at) || (event.altKey && event.key !== 'Alt')) return;
    if (dialogs.helping && event.key === 'Escape') {
      dialogs.helping = false;
      return;
    }
    if (dialogs.open || session.handover || drawer.rule) return;
    if (keeps(at, event.key, session.stage.playing)) return;
    if (!pressed(event, around)) return;
    event.preventDefault();
    // Whoever chose by number means the next Enter for that answer, not for the button clicked last.
    if (/^[1-9]$/.test(event.key) && at.matches('button:not([role=radio]), a'))
      document.getElementById('question')?.focus({ preventScroll: true });
  };
}
