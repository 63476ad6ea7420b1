import type { Json } from '@vedette/engine';
import type { Call } from '../referee/messages.ts';
import { LineBroken } from './line.ts';

/** Which argument of a call says what somebody has in mind before it. */
export const AHEAD: Readonly<Partial<Record<Call, number>>> = {
  question: 0,
  ground: 0,
  way: 1,
  wayTo: 1,
  nearest: 1,
  formed: 1,
  objection: 1,
  prospects: 2,
};

/**
 * What would come of answers in mind is asked of the server, which alone can try them; once for each plan, however often
 * it is measured. Without a line it is not known, and whoever plays goes step by step.
 */
export class RemoteRehearsal {
  private readonly ask: (answers: readonly Json[]) => Promise<boolean>;
  private asked = new Map<string, Promise<void>>();

  /** `ask`: false when nothing came of it; then it is asked again when it is wanted again. */
  constructor(ask: (answers: readonly Json[]) => Promise<boolean>) {
    this.ask = ask;
  }

  of(answers: readonly Json[]): Promise<void> {
    const key = JSON.stringify(answers);
    const { asked } = this;
    const known = asked.get(key);
    if (known !== undefined) return known;
    const asking = this.told(answers).then((told) => {
      if (!told) asked.delete(key);
    });
    asked.set(key, asking);
    return asking;
  }

  /** The match has gone on. */
  forget(): void {
    this.asked = new Map();
  }

  private async told(answers: readonly Json[]): Promise<boolean> {
    try {
      return await this.ask(answers);
    } catch (error) {
      if (error instanceof LineBroken) return false;
      throw error;
    }
  }
}
