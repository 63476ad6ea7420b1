import type { Game, Json, Ruleset, ScenarioWords } from '@vedette/engine';
import { type OfferedOrder, offeredOrders, SeenHost, Session, type Sitter } from '@vedette/referee';
import {
  type Change,
  type ChangesMessage,
  changed,
  Follower,
  type Hello,
  type Seen,
  type ViewMessage,
  viewIn,
  WIRE_VERSION,
} from '@vedette/wire';
import type { Snapshot } from '../referee/messages.ts';
import type { Followed, OnlinePlace } from '../referee/online-messages.ts';
import { locale } from '../words/locale.ts';

/** A match that a server hosts, and the seat from which it is seen here. */
export class SeenTable {
  readonly place: OnlinePlace;
  private readonly ruleset: Ruleset<Game>;
  private readonly follower: Follower;
  private host: SeenHost | null = null;
  private at: Session | null = null;

  constructor(ruleset: Ruleset<Game>, place: OnlinePlace) {
    this.ruleset = ruleset;
    this.place = place;
    this.follower = new Follower(ruleset.fixed);
  }

  /** Null before anything was seen. */
  get session(): Session | null {
    return this.at;
  }

  greeting(): Pick<Hello, 'wire' | 'has'> {
    const { has } = this.follower;
    return { wire: WIRE_VERSION, ...(has === undefined ? {} : { has }) };
  }

  follow(message: ViewMessage | ChangesMessage, sitters: readonly Sitter[]): Followed {
    const before = this.follower.now?.seen.answers ?? 0;
    if (!this.follower.take(message)) return { taken: false };
    const { seen, events, seq } = this.follower.now!;
    const view = viewIn(seen, events, this.place.seat);
    if (this.host === null) this.host = new SeenHost(this.ruleset, view, sitters);
    else this.host.show(view, sitters);
    this.at ??= new Session(this.host, this.place.seat === null ? [] : [this.place.seat], locale);
    // Whoever was away, or took something back, cannot tell by the number of answers what he has heard already.
    if (message.type === 'view' || seen.answers < before) this.at.startOver();
    const walks = message.type === 'changes' ? message.walks : [];
    return { taken: true, seq, snapshot: { ...this.snapshot(this.at), walks } };
  }

  /** What comes of answers in mind, as the server tells it. */
  rehearsed(answers: readonly Json[], changes: readonly Change[] | null): void {
    const { now } = this.follower;
    if (now === null) return;
    const seen = changes === null ? null : (changed(now.seen as unknown as Json, changes) as unknown as Seen);
    this.host?.rehearse(answers, seen === null ? null : viewIn(seen, now.events, this.place.seat));
  }

  offeredOrders(): readonly OfferedOrder[] {
    return offeredOrders(this.ruleset, locale);
  }

  seenAnew(): Snapshot | null {
    this.at?.startOver();
    return this.at === null ? null : this.snapshot(this.at);
  }

  brief(): ScenarioWords | null {
    const { scenario } = this.place;
    const found = this.ruleset.scenarios.list.find(({ id }) => id === scenario);
    return found === undefined ? null : this.ruleset.speech.in(locale).scenario(found);
  }

  private snapshot(session: Session): Snapshot {
    const { match, seat, scenario } = this.place;
    return {
      ...session.snapshot(),
      scenario,
      game: match,
      here: seat === null ? [] : [seat],
      campaign: null,
      concern: null,
    };
  }
}
