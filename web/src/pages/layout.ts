import { sizeOf } from '../board/scale';
import type { BoardView } from '../wire/scene';

const HEADER = 52;
const BESIDE = 380;
const BELOW = 284;
const TRACK = 96;
/** Question and log in columns of their own; under this height they have no room one below the other. */
const PAIR = 640;
const LOW = 820;
/** So much of the board may be given up for it. */
const KEPT = 0.95;

const TOOLS = 80;

/** Whether a table is so wide for its window that tools beside it would lie on it; below it there is room then. */
export function toolsLieFlat(board: BoardView, window: { width: number; height: number }): boolean {
  const size = sizeOf(board);
  const k = Math.min(window.width / size.width, window.height / size.height);
  return board.kind === 'table' && (window.width - size.width * k) / 2 < TOOLS;
}

/** Whether a dock under the board leaves the larger board than one beside it. */
export function docksBelow(board: BoardView, screen: { width: number; height: number }, tracks: number): boolean {
  const size = sizeOf(board);
  const high = screen.height - HEADER - tracks * TRACK;
  const beside = Math.min((screen.width - BESIDE) / size.width, high / size.height);
  const below = Math.min(screen.width / size.width, (high - BELOW) / size.height);
  return below > beside;
}

/** Whether question and log stand side by side: the window is low, and the board keeps its size. */
export function docksInPairs(board: BoardView, screen: { width: number; height: number }): boolean {
  const size = sizeOf(board);
  const scale = (dock: number): number =>
    Math.min((screen.width - dock) / size.width, (screen.height - HEADER) / size.height);
  return screen.height < LOW && scale(PAIR) >= scale(BESIDE) * KEPT;
}
