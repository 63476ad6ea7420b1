import { Refused } from './refused.ts';

/** How many times as long as a bot may think another process has for it. */
const PATIENCE = 3;

interface StandInOptions {
  /** One decision, by whoever is asked and is no person at the table; when its turn has come. */
  decide(begun: () => void): Promise<void>;
  readonly botMilliseconds: number;
  fault(what: string, error: unknown): void;
}

/** Has a bot, or the orders of somebody who is not there, decide: one decision is waited for at a time. */
export class StandIns {
  private readonly options: StandInOptions;
  private waiting = false;
  private reminder: NodeJS.Timeout | undefined;

  constructor(options: StandInOptions) {
    this.options = options;
  }

  decideSoon(): void {
    if (this.waiting) return;
    this.waiting = true;
    const begun = () => {
      this.waiting = false;
    };
    this.options.decide(begun).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.options.fault('bot', error);
    });
  }

  /** It is decided where the last entry was written; should that process be gone, here. */
  decideLater(): void {
    clearTimeout(this.reminder);
    this.reminder = setTimeout(() => this.decideSoon(), this.options.botMilliseconds * PATIENCE);
    this.reminder.unref();
  }

  close(): void {
    clearTimeout(this.reminder);
  }
}
