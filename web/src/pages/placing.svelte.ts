import { onMount } from 'svelte';
import { SMALL } from '../board/camera';
import { ChooseDraft, TargetDraft, working } from '../game/drafts';
import type { Table } from '../game/table.svelte';
import type { SceneView } from '../wire/scene';
import { docksBelow, docksInPairs, toolsLieFlat } from './layout';

const TOOLS = 70;
const FLAT = 36;

const named = (scene: SceneView, token: string): string =>
  scene.tokens.find((entry) => entry.id === token)?.unit ?? token;

/** Where the parts of the table go on this screen. */
export class Placing {
  wide = $state(true);
  screen = $state.raw({ width: innerWidth, height: innerHeight });

  constructor(private readonly table: Table) {}

  /** The dock lies under the board, where the board is the larger for it. */
  readonly below = $derived.by(() => {
    const { scene } = this.table;
    return this.wide && scene !== null && docksBelow(scene.board, this.screen, scene.tracks.length > 0 ? 1 : 0);
  });

  /** Question and log stand side by side, where the window is low and the board loses nothing by it. */
  readonly pair = $derived.by(() => {
    const { scene } = this.table;
    return this.wide && !this.below && scene !== null && docksInPairs(scene.board, this.screen);
  });

  /** The tools lie under the table, where it leaves room there and none beside it. */
  readonly flat = $derived.by(() => {
    const { scene, camera } = this.table;
    if (this.screen.width < SMALL || scene === null) return false;
    return camera.window.width > 0 && toolsLieFlat(scene.board, camera.window);
  });

  /** The unit whose preview floats beside it on the board. */
  readonly anchor = $derived.by((): string | null => {
    const { scene, draft, session, tools, considered } = this.table;
    if (!this.wide || !scene || this.below) return null;
    const own = working(draft);
    // Odds of the last target do not stand beside the next one.
    if (own instanceof TargetDraft && session.current && !own.shots) return own.hovered ?? own.at;
    // A reaction is about the enemy that moves: its odds stand beside that one.
    if (own instanceof ChooseDraft && session.preview?.odds.length) {
      const { subject, side } = own.question;
      const unit = scene.units.find((entry) => entry.id === named(scene, subject));
      if (unit && unit.side !== side) return subject;
    }
    if (tools.tool === 'select' && session.inspected && considered) return considered;
    return null;
  });

  /** While the page stands: keeps up with the window, and the board clear of what lies on it. */
  follow(): void {
    onMount(() => {
      const query = matchMedia('(min-width: 1100px)');
      const measure = (): void => void (this.wide = query.matches);
      measure();
      query.addEventListener('change', measure);
      return () => query.removeEventListener('change', measure);
    });
    // Tools that lie flat need the lower edge; hexes go to the left one, where the tools stand.
    $effect(() => {
      const { scene, camera } = this.table;
      camera.keepClear(this.flat ? FLAT : 0, this.wide && scene?.board.kind === 'hexes' ? TOOLS : 0);
    });
  }

  resized(): void {
    this.screen = { width: innerWidth, height: innerHeight };
  }
}
