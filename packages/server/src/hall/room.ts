import type { Seat } from '@vedette/engine';
import type { Entry } from '../journal/entry.ts';
import { type Ledger, peopleOf, phaseOf } from '../journal/ledger.ts';
import type { ServerDeed } from '../match/running-match.ts';
import type { MatchRecord, Wills } from '../store/store.ts';
import type { RulesThreadKeeper } from '../thread/rules-thread-keeper.ts';
import type { Happened, Standing, TaskName, Tasks } from '../thread/tasks.ts';
import { Addresses } from './addresses.ts';
import type { Attendance } from './attendance.ts';
import { Boundaries } from './boundaries.ts';
import { Company } from './company.ts';
import { type Guest, tell, tellIn } from './guest.ts';
import type { House } from './house.ts';
import { Failed, Hopeless, MatchRules } from './match-rules.ts';
import { pastAt } from './past.ts';
import { Conflict, Refused } from './refused.ts';
import { StandIns } from './stand-ins.ts';
import { tableMessage } from './table-message.ts';
import { TableTalk } from './table-talk.ts';
import { Turns } from './turns.ts';

/** An open match: who is connected to it, and where it stands. Whatever changes it goes one after the other. */
export class Room {
  readonly record: MatchRecord;
  private readonly house: House;
  private readonly rules: MatchRules;
  private readonly company: Company;
  private readonly tableTalk: TableTalk;
  private readonly addresses: Addresses;
  private readonly standIns: StandIns;
  private readonly boundaries: Boundaries;
  private wills: Wills = new Map();
  private readonly turns = new Turns();
  private standing: Standing | null = null;
  private aside: boolean;
  /** When somebody last did something here. */
  usedAt: number;

  constructor(record: MatchRecord, thread: RulesThreadKeeper, house: House, attendance: Attendance) {
    this.record = record;
    this.house = house;
    this.rules = new MatchRules(record.id, thread, house.fault);
    this.company = new Company(record.id, attendance);
    this.tableTalk = new TableTalk(record.id, house.store, this.company.guests);
    this.addresses = new Addresses(record.id, house);
    this.boundaries = new Boundaries(record.id, house, () => this.ask('boundary', {}));
    this.standIns = new StandIns({
      botMilliseconds: house.botMilliseconds,
      fault: house.fault,
      decide: (begun) =>
        this.inTurn(() => {
          begun();
          return this.standInDecides();
        }),
    });
    this.aside = record.aside !== null;
    this.usedAt = house.now();
  }

  get empty(): boolean {
    return this.company.guests.size === 0;
  }

  get isAside(): boolean {
    return this.aside;
  }

  /** One thing after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.take(() => {
      this.usedAt = this.house.now();
      return work();
    });
  }

  /** Where it stands; opened if it is not. In turn only. */
  async ledger(): Promise<Ledger> {
    return (await this.opened()).ledger;
  }

  async build(): Promise<string> {
    return (await this.opened()).build;
  }

  /** In turn only. */
  async phase(): Promise<ReturnType<typeof phaseOf>> {
    return phaseOf(await this.ledger(), this.record.head.sitters);
  }

  enter(guest: Guest): void {
    this.company.enter(guest);
  }

  async leave(guest: Guest): Promise<void> {
    if (!this.company.leave(guest)) return;
    const { seat: viewer } = guest;
    if (!this.company.viewers().includes(viewer)) await this.rules.askQuietly('forget', { viewer });
    this.tellTable();
  }

  others(guest: Guest): readonly Guest[] {
    return [...this.company.guests].filter((other) => other !== guest);
  }

  everybody(): ReadonlySet<Guest> {
    return this.company.guests;
  }

  /** Tells somebody the whole, as far as he has not got it. In turn only. */
  async show(guest: Guest, has: Tasks['view']['given']['has'], ref: number | undefined): Promise<void> {
    await this.opened();
    const text = await this.ask('view', { viewer: guest.seat, has, ref });
    const delay = this.record.head.onlookerDelaySeconds * 1000;
    if (guest.seat === null && delay > 0) return this.showPast(guest, delay, ref);
    if (text === null) return;
    guest.send(text);
    guest.follows = true;
  }

  /** As it stood some time ago, at once; and what has come since, at its time. In turn only. */
  private async showPast(guest: Guest, delay: number, ref: number | undefined): Promise<void> {
    const { now, store } = this.house;
    const given = await pastAt(store, this.record, now() - delay);
    const { view, standing, since } = await this.ask('past', { ...given, ref });
    const { ledger, winners } = standing;
    tellIn(guest, 0, this.tableOf(ledger, winners, now() - delay));
    if (view !== null) guest.sendIn(view, 0);
    for (const { at, text } of since) guest.sendIn(text, at + delay - now());
    guest.follows = view !== null || since.length > 0;
  }

  private tableOf(ledger: Ledger, winners: readonly Seat[] | null, now: number) {
    const { id: match, head } = this.record;
    return tableMessage(head, ledger, { match, ...this.company.present(), winners, aside: this.aside, now });
  }

  /** What happens by the server's own hand: written, then told. In turn only. */
  async deed(deed: ServerDeed): Promise<void> {
    await this.opened();
    const given = { deed, at: this.house.now(), viewers: this.company.viewers() };
    if (!(await this.commit(await this.ask('do', given)))) throw new Conflict();
    await this.goOn();
  }

  /** In turn only. */
  async answer(seat: Seat, answer: Tasks['answer']['given']['answer']): Promise<void> {
    await this.opened();
    const given = { seat, answer, at: this.house.now(), viewers: this.company.viewers() };
    const result = await this.ask('answer', given);
    if ('refused' in result) throw new Refused('answer.refused', [result.refused]);
    if (!(await this.commit(result))) throw new Refused('answer.stale');
    this.house.counted('answers');
    await this.goOn();
  }

  /** The game and how its dice came about. In turn only. */
  async replay(): Promise<Tasks['replay']['result']> {
    await this.opened();
    return this.ask('replay', {});
  }

  /** Somebody has written an entry: whatever is not known here is told here, too. */
  catchUp(written = Number.POSITIVE_INFINITY): Promise<void> {
    return this.inTurn(async () => {
      if (this.standing === null || !this.rules.areOpen || this.aside) return;
      if (written < this.standing.ledger.seq) return;
      const entries = await this.house.store.read(this.record.id, this.standing.ledger.seq);
      if (entries.length === 0) return;
      const given = { entries, viewers: this.company.viewers() };
      const { tellings, standing } = await this.ask('apply', given);
      this.standing = standing;
      for (const each of tellings) this.company.deliver(each);
      await this.showTheRest();
      this.tellTable();
      if (standing.awaitsBot || standing.awaitsOrder) this.standIns.decideLater();
    });
  }

  /** Lines of talk that nobody here has heard. */
  hearTalk(): Promise<void> {
    return this.inTurn(() => this.tableTalk.hear());
  }

  /** Everything that happens to a match, its talk and its orders may have been missed. */
  async lookAgain(): Promise<void> {
    await this.catchUp();
    await this.hearTalk();
    await this.hearOrders(null);
  }

  /** Everything that somebody who has just come in is told besides the match. In turn only. */
  async brief(guest: Guest): Promise<void> {
    await this.tableTalk.retell(guest);
    this.tellOrders(guest);
    await this.addresses.tell(guest);
    this.tellTable(true);
  }

  /** Somebody, or nobody knows who, has left other orders: they hold from now on. */
  hearOrders(seat: Seat | null): Promise<void> {
    return this.inTurn(async () => {
      if (this.standing === null || this.aside) return;
      const before = JSON.stringify([...this.wills]);
      this.wills = await this.house.store.orders(this.record.id);
      if (seat === null && JSON.stringify([...this.wills]) === before) return;
      for (const guest of this.company.guests)
        if (seat === null || guest.seat === seat) this.tellOrders(guest);
      await this.opened();
      this.standing = await this.ask('heed', { wills: this.wills });
      await this.goOn();
    });
  }

  /** Looks ahead for one seat, and decides nothing. In turn only. */
  async lookAhead<N extends 'rehearse' | 'propose'>(
    name: N,
    given: Omit<Tasks[N]['given'], 'match'>,
  ): Promise<Tasks[N]['result']> {
    await this.opened();
    return this.ask(name, { ...given });
  }

  /** Whether the game offers these. In turn only. */
  async offers(orders: Tasks['offers']['given']['orders']): Promise<boolean> {
    await this.opened();
    return this.ask('offers', { orders });
  }

  /** Somebody wants to be told elsewhere that he is waited for. */
  hearAddresses(seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      for (const guest of this.company.guests) if (guest.seat === seat) await this.addresses.tell(guest);
      if (this.standing === null) return;
      await this.addresses.readAgain();
      const { waitingFor, seq } = this.standing.ledger;
      if (waitingFor === seat) await this.addresses.planLook(seq, seat);
    });
  }

  /**
   * Who is waited for and has not decided last by himself, since which entry, and whether he is looking; null: nobody.
   * Whatever a match can do by itself it does first.
   */
  waited(): Promise<{ readonly seat: Seat; readonly wait: number; readonly isThere: boolean } | null> {
    return this.inTurn(async () => {
      if (this.aside) return null;
      await this.goOn();
      const { ledger, awaitsBot, awaitsOrder } = await this.opened();
      const { waitingFor: seat, lastHand, seats } = ledger;
      if (seat === null || awaitsBot || seats[seat]!.sitter !== 'person') return null;
      if (lastHand?.seat === seat) return null;
      const isThere = awaitsOrder || this.company.present().present.has(seat);
      return { seat, wait: lastHand?.seq ?? 0, isThere };
    });
  }

  /** What is played, in words. */
  named(locale: string | null): Promise<Tasks['named']['result']> {
    return this.inTurn(async () => {
      await this.opened();
      return this.ask('named', { locale });
    });
  }

  /** Another process has set the match aside. */
  stepAside(): void {
    if (this.aside) return;
    this.aside = true;
    for (const guest of this.company.guests) tell(guest, { type: 'error', code: 'match.aside' });
    this.tellTable();
  }

  /** Whatever a match does by itself: begins when all nonces are there, and lets bots decide. In turn only. */
  async goOn(): Promise<void> {
    const { ledger, awaitsBot, awaitsOrder } = await this.opened();
    const { sitters } = this.record.head;
    const ready =
      phaseOf(ledger, sitters) === 'sealing' &&
      peopleOf(sitters).every((seat) => ledger.seats[seat]!.nonce !== null);
    if (ready) return this.deed({ type: 'begun' });
    this.tellTable();
    if (awaitsBot || awaitsOrder) this.standIns.decideSoon();
    await this.boundaries.keep(ledger.seq);
  }

  /** `anew`: also where nothing of it has changed, for somebody has just come in. */
  tellTable(anew = false): void {
    if (this.standing === null) return;
    const { ledger, winners } = this.standing;
    this.company.tellTable(this.tableOf(ledger, winners, this.house.now()), anew);
  }

  /** Nobody is here: it is written down whole, so that whoever comes next finds it as it stands. */
  settle(): Promise<void> {
    return this.turns.take(async () => {
      if (this.standing === null || !this.rules.areOpen || this.aside) return;
      await this.boundaries.keep(this.standing.ledger.seq, 'anyway');
    });
  }

  /** Its memory is given back; gives the thread to which it stuck. */
  close(): RulesThreadKeeper {
    this.standIns.close();
    void this.rules.askQuietly('drop', {});
    this.standing = null;
    return this.rules.thread;
  }

  /** His own, and nobody else's. */
  private tellOrders(guest: Guest): void {
    if (guest.seat === null) return;
    tell(guest, { type: 'orders', orders: [...(this.wills.get(guest.seat)?.orders ?? [])] });
  }

  private async opened(): Promise<Standing> {
    if (this.aside) throw new Refused('match.aside');
    if (this.standing !== null && this.rules.areOpen) return this.standing;
    const { store } = this.house;
    const { id, head } = this.record;
    const [boundary, wills] = await Promise.all([
      store.newestBoundary(id),
      store.orders(id),
      this.addresses.readAgain(),
    ]);
    const entries = await store.read(id, boundary?.seq ?? 0);
    this.wills = wills;
    const given = { head, wills: this.wills, boundary: boundary?.body ?? null, entries };
    const standing = await this.ask('open', given);
    this.rules.opened();
    this.boundaries.opened(boundary);
    this.standing = standing;
    return standing;
  }

  /** Written, and then told. False: another process has written something else in its place. */
  private async commit({ entry, tellings, standing }: Happened): Promise<boolean> {
    if (!(await this.written(entry))) {
      this.house.counted('conflicts');
      await this.startOver();
      return false;
    }
    this.standing = standing;
    this.company.deliver(tellings);
    await this.showTheRest();
    return true;
  }

  private async written(entry: Entry): Promise<boolean> {
    try {
      const { deed } = entry;
      // First, so that nobody is ever waited for whom nobody would tell; a look too many finds nothing to do.
      if ('next' in deed && deed.next !== null && !('seat' in deed && deed.seat === deed.next))
        await this.addresses.planLook(entry.seq, deed.next);
      const began = performance.now();
      const isWritten = await this.house.store.append(this.record.id, entry);
      this.house.appended((performance.now() - began) / 1000);
      return isWritten;
    } catch (error) {
      // Nobody knows whether it is on disk: what is there is looked at again.
      this.house.fault('append', error);
      await this.startOver().catch((again: unknown) => this.house.fault('open', again));
      throw new Refused('server.fault');
    }
  }

  /** What is in memory is not what is on disk: it is read again, and everybody is told the whole. */
  private async startOver(): Promise<void> {
    this.standing = null;
    await this.ask('drop', {});
    await this.opened();
    for (const guest of this.company.guests) if (guest.follows) await this.show(guest, undefined, undefined);
    this.tellTable();
  }

  /** Those who came before there was anything to see. */
  private async showTheRest(): Promise<void> {
    if (this.standing?.ledger.begun !== true) return;
    for (const guest of this.company.guests) if (!guest.follows) await this.show(guest, undefined, undefined);
  }

  /** A bot, or the orders of somebody who is not there. In turn only. */
  private async standInDecides(): Promise<void> {
    const { awaitsBot } = await this.opened();
    const [limit, at, viewers] = [this.house.botMilliseconds, this.house.now(), this.company.viewers()];
    const happened = await (awaitsBot
      ? this.ask('think', { limit, viewers })
      : this.ask('obey', { at, viewers }));
    if (happened === null) return;
    if (await this.commit(happened)) this.house.counted(awaitsBot ? 'bot-answers' : 'ordered-answers');
    await this.goOn();
  }

  /** Asks the rules. What took too long sets the match aside; what was lost is opened again. */
  private async ask<N extends TaskName>(
    name: N,
    given: Omit<Tasks[N]['given'], 'match'>,
  ): Promise<Tasks[N]['result']> {
    try {
      return await this.rules.ask(name, given);
    } catch (error) {
      this.standing = null;
      if (error instanceof Hopeless) await this.setAside(error.message);
      else if (!(error instanceof Failed)) throw error;
      throw new Refused(this.aside ? 'match.aside' : 'server.fault');
    }
  }

  private async setAside(why: string): Promise<void> {
    this.house.counted('asides');
    await this.house.store.setAside(this.record.id, why);
    this.stepAside();
  }
}
