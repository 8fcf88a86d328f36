import type { Json } from '../../wire/message';
import type { HexQuestion } from '../../wire/question';
import type { Draft } from '../draft';

export class HexDraft implements Draft {
  hex = $state<[number, number] | null>(null);
  facing = $state(0);

  constructor(readonly question: HexQuestion) {}

  pick(q: number, r: number): boolean {
    if (!this.question.hexes.some(([a, b]) => a === q && b === r)) return false;
    this.hex = [q, r];
    return true;
  }

  rotate(steps: number): void {
    this.facing = (this.facing + steps + 6) % 6;
  }

  answer(): Json | null {
    if (!this.hex) return null;
    return this.question.facing ? [...this.hex, this.facing] : [...this.hex];
  }

  considered(): Json | null {
    return null;
  }

  back(): boolean {
    const had = this.hex !== null;
    this.hex = null;
    return had;
  }

  take(answer: Json): void {
    if (!Array.isArray(answer)) return;
    const [q, r, facing] = answer;
    if (typeof q === 'number' && typeof r === 'number') this.hex = [q, r];
    if (typeof facing === 'number') this.facing = facing;
  }
}
