import { sizeOf } from '../board/scale';
import type { BoardView } from '../wire/scene';

const HEADER = 52;
const BESIDE = 380;
const BELOW = 304;
const TRACK = 112;

/** Whether a dock under the board leaves the larger board than one beside it. */
export function docksBelow(board: BoardView, screen: { width: number; height: number }, tracks: number): boolean {
  const size = sizeOf(board);
  const high = screen.height - HEADER - tracks * TRACK;
  const beside = Math.min((screen.width - BESIDE) / size.width, high / size.height);
  const below = Math.min(screen.width / size.width, (high - BELOW) / size.height);
  return below > beside;
}
