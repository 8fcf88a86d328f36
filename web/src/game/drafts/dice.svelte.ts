import type { Json } from '../../wire/message';
import type { DiceQuestion } from '../../wire/question';
import type { Draft } from '../draft';

export class DiceDraft implements Draft {
  faces = $state<number[]>([]);

  constructor(readonly question: DiceQuestion) {}

  add(face: number): void {
    if (face >= 1 && face <= this.question.sides && this.faces.length < this.question.n)
      this.faces = [...this.faces, face];
  }

  answer(): Json | null {
    return this.faces.length === this.question.n ? [...this.faces] : null;
  }

  considered(): Json | null {
    return null;
  }

  back(): boolean {
    if (this.faces.length === 0) return false;
    this.faces = this.faces.slice(0, -1);
    return true;
  }

  take(answer: Json): void {
    if (Array.isArray(answer)) this.faces = answer.filter((face): face is number => typeof face === 'number');
  }
}
