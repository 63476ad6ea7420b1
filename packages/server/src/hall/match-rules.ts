import { type RulesThreadKeeper, TaskFailure } from '../thread/rules-thread-keeper.ts';
import type { TaskName, Tasks } from '../thread/tasks.ts';
import { Lost } from './refused.ts';

/** Something took too long twice, or the match cannot be opened: nobody shall try that again. */
export class Hopeless extends Error {}

/** The rules failed in it: it is opened anew before anything else is asked. */
export class Failed extends Error {}

/** The rules of one match, in the thread to which it sticks. */
export class MatchRules {
  private readonly match: string;
  readonly thread: RulesThreadKeeper;
  private readonly fault: (what: string, error: unknown) => void;
  /** Of the thread in which it is open. */
  private generation = -1;
  /** What took too long the last time. */
  private cutOff: TaskName | null = null;

  constructor(match: string, thread: RulesThreadKeeper, fault: (what: string, error: unknown) => void) {
    this.match = match;
    this.thread = thread;
    this.fault = fault;
  }

  /** Whether the thread that has opened it still runs. */
  get areOpen(): boolean {
    return this.generation === this.thread.number;
  }

  opened(): void {
    this.generation = this.thread.number;
  }

  /** Throws `Lost` where the same may be asked again, `Hopeless` where nothing may, and `Failed` where the rules broke. */
  async ask<N extends TaskName>(
    name: N,
    given: Omit<Tasks[N]['given'], 'match'>,
  ): Promise<Tasks[N]['result']> {
    try {
      const result = await this.thread.ask(name, { match: this.match, ...given });
      if (name === this.cutOff) this.cutOff = null;
      return result;
    } catch (error) {
      if (!(error instanceof TaskFailure)) throw error;
      if (error.why === 'lost') throw new Lost();
      this.fault(name, error);
      throw this.consequence(name, error);
    }
  }

  /** What changes nothing where the match is not open. */
  async askQuietly<N extends 'drop' | 'forget'>(
    name: N,
    given: Omit<Tasks[N]['given'], 'match'>,
  ): Promise<void> {
    if (!this.areOpen) return;
    const whole = { match: this.match, ...given } as Tasks[N]['given'];
    await this.thread.ask(name, whole).catch(() => {});
  }

  private consequence(name: TaskName, { why, message }: TaskFailure): Error {
    // Once it may be that the machine was busy with something else.
    if (why === 'cut-off' && this.cutOff !== name) {
      this.cutOff = name;
      return new Lost();
    }
    if (why === 'cut-off' || name === 'open') return new Hopeless(`${name}: ${message}`);
    void this.askQuietly('drop', {});
    return new Failed(message);
  }
}
