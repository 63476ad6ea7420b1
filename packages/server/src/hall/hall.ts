import type { Json } from '@vedette/engine';
import type { MadeMatch, NewMatch } from '@vedette/wire';
import type { Brought } from '../match/carried-on.ts';
import type { MatchHead } from '../match/head.ts';
import type { MatchRecord, Notice } from '../store/store.ts';
import { TaskFailure, type ThreadOptions } from '../thread/rules-thread-keeper.ts';
import { RulesThreads, type ThreadCounts } from '../thread/rules-threads.ts';
import { Attendance } from './attendance.ts';
import { tell } from './guest.ts';
import type { House } from './house.ts';
import { Mailboxes } from './mailboxes.ts';
import { Refused } from './refused.ts';
import { Room } from './room.ts';
import { hashOfToken, newSecret, newToken } from './secrets.ts';

/** So often, while a room may stand empty, somebody looks for such. */
const SWEEPS = 4;

export interface HallOptions extends House {
  readonly threads: ThreadCounts;
  /** Milliseconds after which a room without guests is closed. */
  readonly idleMilliseconds: number;
  readonly thread: ThreadOptions;
  /** Matches that the store may hold. */
  readonly mostMatches: number;
}

/** All matches that are open here. */
export class Hall {
  readonly house: House;
  private readonly mostMatches: number;
  private readonly idleMilliseconds: number;
  private readonly threads: RulesThreads;
  readonly attendance: Attendance;
  readonly mailboxes: Mailboxes;
  private lookingAgain: Promise<void> | null = null;
  private mustLookAgain = false;
  private isClosing = false;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly stopWatching: () => void;
  private readonly sweeping: NodeJS.Timeout;

  constructor(options: HallOptions) {
    this.house = options;
    this.mostMatches = options.mostMatches;
    this.idleMilliseconds = options.idleMilliseconds;
    this.threads = new RulesThreads(options.thread, options.threads);
    this.mailboxes = new Mailboxes(options);
    this.attendance = new Attendance({
      store: options.store,
      now: () => performance.now(),
      changed: (match) => this.somebodyElsewhere(match),
      fault: options.fault,
    });
    this.stopWatching = options.store.watch((notice) => this.heard(notice));
    this.attendance.introduce();
    this.sweeping = setInterval(() => void this.sweep(), this.idleMilliseconds / SWEEPS);
    this.sweeping.unref();
  }

  get open(): number {
    return this.rooms.size;
  }

  get queue(): number {
    return this.threads.queue;
  }

  get threadCount(): number {
    return this.threads.count;
  }

  /** A new match, and what its links are made of. */
  async make(asked: NewMatch): Promise<MadeMatch> {
    if ((await this.house.store.count()) >= this.mostMatches) throw new Refused('server.full');
    const id = newToken();
    const { ruleset, scenario, seats, options } = asked;
    const request = {
      scenario,
      options,
      seats: seats.map(({ name, unit }) => ({ unit, ...(name === undefined ? {} : { name }) })),
    };
    const before = asked.continues === undefined ? null : await this.brought(ruleset, asked.continues);
    const prepared = before?.setup ?? (await this.prepared(ruleset, request));
    if (prepared.seats.length !== seats.length) throw new Refused('setup.refused');
    const sitters = seats.map(({ sitter }) => sitter);
    const invites = sitters.map((sitter) => (sitter === 'person' ? newToken() : null));
    const watch = newToken();
    await this.keep(id, {
      ruleset,
      setup: prepared,
      ...(before === null ? {} : { before: before.before }),
      sitters,
      clock: asked.clock,
      talk: asked.talk,
      onlookerDelaySeconds: asked.onlookerDelaySeconds,
      secret: newSecret(),
      invites: invites.map((invite) => (invite === null ? null : hashOfToken(invite))),
      watch: hashOfToken(watch),
    });
    return { match: id, seats: invites.map((invite, seat) => ({ seat, invite })), watch };
  }

  /** Makes a match of what another was made of. */
  async keep(id: string, head: MatchHead): Promise<void> {
    await this.house.store.make({ id, made: this.house.now(), head, aside: null });
  }

  /** The room of a match; null when there is no such match. */
  async room(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const opening = this.house.store
      .match(id)
      .then((record) => (record === null ? null : this.roomOf(record)));
    this.rooms.set(id, opening);
    try {
      const room = await opening;
      if (room === null) this.rooms.delete(id);
      return room;
    } catch (error) {
      this.rooms.delete(id);
      throw error;
    }
  }

  /** Notices may have been missed: every open match looks again. However often it is said meanwhile, once more is enough. */
  lookAgain(): Promise<void> {
    this.attendance.introduce();
    this.mustLookAgain = true;
    this.lookingAgain ??= this.lookEverywhere().finally(() => {
      this.lookingAgain = null;
    });
    return this.lookingAgain;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.sweeping);
    await this.attendance.close();
    this.stopWatching();
    await this.lookingAgain?.catch(() => {});
    // What has been begun is finished: no answer is half taken.
    for (const opening of this.rooms.values()) {
      const room = await opening.catch(() => null);
      await room?.inTurn(async () => {});
    }
    await this.threads.end();
  }

  private async brought(ruleset: string, replay: Json): Promise<Brought> {
    const result = await this.threads.idlest.ask('bring', { ruleset, replay }).catch(notMade);
    if ('refusals' in result) throw new Refused('setup.refused', result.refusals);
    return result;
  }

  private async prepared(ruleset: string, request: Json): Promise<MatchHead['setup']> {
    const result = await this.threads.idlest.ask('prepare', { ruleset, request }).catch(notMade);
    if ('refusals' in result) throw new Refused('setup.refused', result.refusals);
    return result.setup;
  }

  private roomOf(record: MatchRecord): Room {
    return new Room(record, this.threads.enter(), this.house, this.attendance);
  }

  private async lookEverywhere(): Promise<void> {
    while (this.mustLookAgain && !this.isClosing) {
      this.mustLookAgain = false;
      for (const opening of this.rooms.values()) {
        if (this.isClosing) return;
        await (await opening)?.lookAgain();
      }
    }
  }

  private somebodyElsewhere(match: string): void {
    this.rooms
      .get(match)
      ?.then((room) => room?.tellTable())
      .catch(() => {});
  }

  private heard(notice: Notice): void {
    if (!('match' in notice)) {
      this.attendance.heard(notice);
      return;
    }
    const opening = this.rooms.get(notice.match);
    if (opening === undefined) return;
    opening
      .then((room) => (room === null ? undefined : this.heardOf(room, notice)))
      .catch((error: unknown) => this.house.fault('catch up', error));
  }

  private heardOf(
    room: Room,
    notice: Extract<Notice, { readonly match: string }>,
  ): Promise<void> | undefined {
    switch (notice.kind) {
      case 'entry':
        return room.catchUp(notice.number);
      case 'talk':
        return room.hearTalk();
      case 'orders':
        return room.hearOrders(notice.seat);
      case 'addresses':
        return room.hearAddresses(notice.seat);
      case 'considering': {
        const { seat, busy, process } = notice;
        if (process === this.attendance.process) return;
        for (const guest of room.everybody()) tell(guest, { type: 'considering', seat, busy });
        return;
      }
      case 'aside':
        room.stepAside();
        return;
    }
  }

  private async sweep(): Promise<void> {
    const before = this.house.now() - this.idleMilliseconds;
    const isIdle = (room: Room) => room.empty && room.usedAt < before;
    for (const [id, opening] of this.rooms) {
      if (this.isClosing) return;
      const room = await opening.catch(() => null);
      if (room !== null && isIdle(room)) await room.settle();
      // Somebody may have come meanwhile, or another sweep.
      if (this.rooms.get(id) !== opening || (room !== null && !isIdle(room))) continue;
      if (room !== null) this.threads.leave(room.close());
      this.rooms.delete(id);
    }
  }
}

/** What a thread could not do with what somebody asked for. */
function notMade(error: unknown): never {
  if (error instanceof TaskFailure)
    throw new Refused(error.why === 'lost' ? 'server.fault' : 'setup.refused');
  throw error;
}
