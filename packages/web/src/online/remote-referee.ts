import type { Json } from '@vedette/engine';
import type { ChangesMessage, ServerMessage, ViewMessage } from '@vedette/wire';
import { showTold } from '../play/store.ts';
import type { Call, Calls, Handlers, Placing, Snapshot } from '../referee/messages.ts';
import { ownReferee, type Referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { LineBroken, type Said, type Wish } from './line.ts';
import type { Welcome } from './online-state.ts';
import { AHEAD, RemoteRehearsal } from './remote-rehearsal.ts';

type Shown =
  | Welcome
  | ViewMessage
  | ChangesMessage
  | Extract<ServerMessage, { readonly type: 'current' }>
  /** Nobody decides here any more: by the rules, by agreement, or because somebody's time ran out. */
  | { readonly type: 'over' };

interface Speaking {
  send(wish: Wish): Promise<Said>;
}

interface Around {
  sitters(): Parameters<Calls['follow']>[1];
  /** There is a table to look at, or it stands otherwise. */
  seen(snapshot: Snapshot): void;
}

/**
 * The referee of a match on a server: answers go there, and what comes of them comes from there. Everything else is
 * reckoned by our own from what this seat sees.
 */
export class RemoteReferee implements Referee {
  private readonly line: Speaking;
  private readonly around: Around;
  private readonly heard: Shown[] = [];
  private pumping = false;
  private latest: Snapshot | null = null;
  /** Of the server's journal. */
  private seq = 0;
  /** Whether everything that was missed is here. */
  private synced = false;
  private over = false;
  /** Whether somebody looks at the table. */
  private open = false;
  private readonly watchers = new Set<() => void>();

  constructor(line: Speaking, around: Around) {
    this.line = line;
    this.around = around;
  }

  call<C extends Call>(call: C, ...given: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> {
    const ahead = given[AHEAD[call] ?? -1] as readonly Json[] | undefined;
    if (ahead !== undefined && ahead.length > 0)
      return this.rehearsal.of(ahead).then(() => ownReferee().call(call, ...given));
    const here = this.own[call] as ((...all: Parameters<Calls[C]>) => unknown) | undefined;
    if (here === undefined) return ownReferee().call(call, ...given);
    return Promise.resolve(here(...given)) as Promise<ReturnType<Calls[C]>>;
  }

  /** What the server tells about what is seen. */
  hear(message: Shown): void {
    this.heard.push(message);
    void this.pump();
  }

  /** The line broke: what is missed is told again. */
  lose(): void {
    this.synced = false;
    this.heard.length = 0;
  }

  /** Our own referee fell ill, and with him everything that was known. */
  forget(): void {
    this.lose();
    this.latest = null;
  }

  /** Answers given so far. */
  get answers(): number {
    return this.latest?.seq ?? 0;
  }

  private readonly rehearsal = new RemoteRehearsal(async (answers) => {
    const { seq } = this;
    const said = await this.line.send({ type: 'rehearse', seq, answers: [...answers] });
    // Whatever is told after that makes it void.
    if (said.type !== 'rehearsed' || said.seq !== this.seq) return false;
    await ownReferee().call('rehearsed', answers, said.changes);
    return true;
  });

  private readonly own: Partial<Handlers> = {
    open: async () => {
      await this.until(() => this.latest !== null);
      const all = await ownReferee().call('seenAnew');
      this.open = true;
      return this.asItStands(all ?? this.latest!);
    },
    answer: (_seq, _seat, given) => this.answer(given),
    proposals: () => this.proposals(),
    undo: () => ({ refused: this.latest!.undoRefusal! }),
    // Bots think where the match is hosted.
    think: () => null,
    hurry: () => null,
    stopThinking: () => null,
    fresh: () => null,
    close: () => {
      this.open = false;
      return null;
    },
  };

  /** An answer that could not be sent, or of which nobody knows whether it was taken, waits for the line. */
  private async answer(
    given: Json,
  ): Promise<Snapshot | { readonly refused: Snapshot['undoRefusal'] & object }> {
    const before = this.latest!;
    const { seq } = this;
    for (;;) {
      await this.until(() => this.latest !== before || this.synced);
      if (this.latest !== before) return this.latest!;
      try {
        const said = await this.line.send({ type: 'answer', seq, answer: given });
        if (said.type === 'error' && said.code !== 'answer.stale')
          return { refused: await this.refusal(said) };
        await this.until(() => this.latest !== before);
        return this.latest;
      } catch (error) {
        if (!(error instanceof LineBroken)) throw error;
        this.synced = false;
      }
    }
  }

  private async proposals(): Promise<readonly Placing[]> {
    try {
      const said = await this.line.send({ type: 'propose', seq: this.seq });
      return said.type === 'proposed' ? said.placings : [];
    } catch (error) {
      if (error instanceof LineBroken) return [];
      throw error;
    }
  }

  private async refusal(said: Extract<Said, { readonly type: 'error' }>) {
    if (said.refusal !== undefined)
      return ownReferee().call('sayRefusal', said.refusal as unknown as Record<string, Json>);
    return { code: said.code, message: say.online.errors[said.code] } as Snapshot['undoRefusal'] & object;
  }

  /** One after the other, as fast as they can be looked at. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      for (let message = this.heard.shift(); message !== undefined; message = this.heard.shift())
        await this.take(message);
    } finally {
      this.pumping = false;
    }
  }

  private async take(message: Shown): Promise<void> {
    if (message.type === 'welcome') {
      const { match, ruleset, you, scenario } = message;
      await ownReferee().call('sit', { match, ruleset, seat: you, scenario });
      return;
    }
    if (message.type === 'current') this.catchUp();
    else if (message.type === 'over') await this.end();
    else await this.follow(message);
  }

  private catchUp(): void {
    this.synced = true;
    this.changed();
  }

  private async end(): Promise<void> {
    if (this.over) return;
    this.over = true;
    if (this.latest === null || this.latest.outcome !== null) return;
    this.latest = this.asItStands(this.latest);
    this.around.seen(this.latest);
    if (this.open) await showTold(this.latest, { anew: false });
    this.changed();
  }

  /** What the rules would ask next is asked of nobody where the match is over. */
  private asItStands(snapshot: Snapshot): Snapshot {
    return this.over ? { ...snapshot, question: null, waitingFor: null } : snapshot;
  }

  private async follow(message: ViewMessage | ChangesMessage): Promise<void> {
    const followed = await ownReferee().call('follow', message, this.around.sitters());
    if (!followed.taken) {
      // What comes before the whole is there is old news.
      if (this.synced || message.type === 'view') this.line.send({ type: 'whole' }).catch(() => {});
      this.synced = false;
      return;
    }
    const { seq } = followed;
    const snapshot = this.asItStands(followed.snapshot);
    const anew = this.latest !== null && snapshot.seq < this.latest.seq;
    this.latest = snapshot;
    this.seq = seq;
    this.rehearsal.forget();
    this.synced = true;
    this.around.seen(snapshot);
    if (this.open) await showTold(snapshot, { anew });
    this.changed();
  }

  private changed(): void {
    for (const look of this.watchers) look();
  }

  private until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        this.watchers.delete(look);
        resolve();
      };
      this.watchers.add(look);
    });
  }
}
