import type { Seat } from '@vedette/engine';
import { type ClientMessage, LIMITS, placeOf, sealOf } from '@vedette/wire';
import { mayTakeHoliday, millisecondsLeft } from '../journal/clocks.ts';
import { peopleOf } from '../journal/ledger.ts';
import { type Guest, tell } from './guest.ts';
import type { Hall } from './hall.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import { newSecret, newToken } from './secrets.ts';
import { seatInRematch } from './table-message.ts';

type Wish = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' }>;

/** Carries out what somebody at a table wishes; throws `Refused` where that cannot be. */
export async function fulfil(hall: Hall, room: Room, guest: Guest, wish: Wish): Promise<void> {
  if (wish.type === 'whole') return room.inTurn(() => room.show(guest, undefined, wish.ref));
  const { seat } = guest;
  if (seat === null) throw new Refused('seat.none');
  if (wish.type === 'considering') {
    const { busy } = wish;
    for (const other of room.others(guest)) tell(other, { type: 'considering', seat, busy });
    const { process } = hall.attendance;
    return hall.house.store.announce({ match: room.record.id, kind: 'considering', process, seat, busy });
  }
  if (wish.type === 'talk') return say(hall, room, seat, wish.line);
  if (wish.type === 'rehearse' || wish.type === 'propose')
    return room.inTurn(() => lookAhead(room, guest, seat, wish));
  return room.inTurn(() => new Wishes(hall, room, seat).grant(wish));
}

async function say(
  hall: Hall,
  { record: { id, head } }: Room,
  seat: Seat,
  line: Extract<Wish, { readonly type: 'talk' }>['line'],
): Promise<void> {
  if (!head.talk) throw new Refused('talk.off');
  const { store, now } = hall.house;
  if ((await store.say(id, { seat, at: now(), line }, LIMITS.talkLines)) === null)
    throw new Refused('talk.off');
}

/** What would be, for whoever plans: answered by a message of its own. In turn only. */
async function lookAhead(
  room: Room,
  guest: Guest,
  seat: Seat,
  wish: Extract<Wish, { readonly type: 'rehearse' | 'propose' }>,
): Promise<void> {
  const { ref, seq } = wish;
  if (seq !== (await room.ledger()).seq) throw new Refused('answer.stale');
  if (wish.type === 'rehearse') {
    const changes = await room.lookAhead('rehearse', { seat, answers: wish.answers });
    tell(guest, { type: 'rehearsed', ref, seq, changes: changes === null ? null : [...changes] });
    return;
  }
  const placings = await room.lookAhead('propose', { seat });
  tell(guest, { type: 'proposed', ref, seq, placings: [...placings] });
}

type AtTable = Exclude<Wish, { readonly type: 'whole' | 'considering' | 'talk' | 'rehearse' | 'propose' }>;

class Wishes {
  private readonly hall: Hall;
  private readonly room: Room;
  private readonly seat: Seat;

  constructor(hall: Hall, room: Room, seat: Seat) {
    this.hall = hall;
    this.room = room;
    this.seat = seat;
  }

  grant(wish: AtTable): Promise<void> {
    switch (wish.type) {
      case 'seal':
        return this.seal(wish.commitment);
      case 'nonce':
        return this.nonce(wish.nonce);
      case 'answer':
        return this.answer(wish);
      case 'rewind':
        return this.rewind(wish.to);
      case 'decline':
        return this.decline();
      case 'holiday':
        return this.holiday(wish.days);
      case 'overdue':
        return this.overdue(wish.choice);
      case 'relief':
        return this.relief(wish.sitter);
      case 'orders':
        return this.orders(wish);
      case 'notice':
        return this.notice(wish);
      case 'home':
        return this.home(wish.wanted);
      case 'rematch':
        return this.rematch();
    }
  }

  private async seal(commitment: string): Promise<void> {
    const { begun, seats } = await this.room.ledger();
    if (begun) throw new Refused('match.begun');
    const sealed = seats[this.seat]!.commitment;
    // Said twice, because the answer to the first was lost on the way.
    if (sealed === commitment) return;
    // Whoever has lost his nonce may draw another as long as nobody has shown his.
    if (sealed !== null && seats.some(({ nonce }) => nonce !== null)) throw new Refused('dice.sealed');
    await this.room.deed({ type: 'sealed', seat: this.seat, commitment });
  }

  private async nonce(nonce: string): Promise<void> {
    const { begun, seats } = await this.room.ledger();
    const mine = seats[this.seat]!;
    if (mine.nonce === nonce) return;
    if (begun) throw new Refused('match.begun');
    if ((await this.room.phase()) !== 'sealing') throw new Refused('dice.not-sealed');
    if (mine.nonce !== null || sealOf(nonce) !== mine.commitment) throw new Refused('dice.mismatch');
    await this.room.deed({ type: 'nonce', seat: this.seat, nonce });
  }

  private async answer({ seq, answer }: Extract<AtTable, { readonly type: 'answer' }>): Promise<void> {
    const ledger = await this.playing();
    if (Buffer.byteLength(JSON.stringify(answer ?? null)) > LIMITS.answerBytes)
      throw new Refused('message.too-large');
    if (ledger.answers >= LIMITS.answers) throw new Refused('match.full');
    if (seq < ledger.askedAt || seq > ledger.seq) throw new Refused('answer.stale');
    if (ledger.seats[this.seat]!.sitter !== 'person') throw new Refused('seat.bot');
    await this.room.answer(this.seat, answer ?? null);
  }

  private async rewind(to: number): Promise<void> {
    const { rewind, answers, rewinds } = await this.playing();
    const first = this.room.record.head.before?.answers.length ?? 0;
    if (to < first || to >= answers || rewinds >= LIMITS.rewinds) throw new Refused('rewind.none');
    if (rewind?.to !== to || !rewind.agreed.includes(this.seat))
      await this.room.deed({ type: 'proposed', seat: this.seat, to });
    const agreed = (await this.room.ledger()).rewind?.agreed ?? [];
    const people = (await this.room.ledger()).seats.flatMap(({ sitter }, seat) =>
      sitter === 'person' ? [seat] : [],
    );
    if (people.every((seat) => agreed.includes(seat))) await this.room.deed({ type: 'rewind', to });
  }

  private async decline(): Promise<void> {
    if ((await this.playing()).rewind === null) throw new Refused('rewind.none');
    await this.room.deed({ type: 'declined', seat: this.seat });
  }

  private async holiday(days: number): Promise<void> {
    const { clocks } = await this.playing();
    if (!mayTakeHoliday(clocks, this.seat, days, this.hall.house.now())) throw new Refused('clock.none');
    await this.room.deed({ type: 'holiday', seat: this.seat, days });
  }

  private async overdue(choice: 'claim' | 'bot'): Promise<void> {
    const { clocks, waitingFor } = await this.playing();
    if (waitingFor === null || waitingFor === this.seat) throw new Refused('clock.none');
    const left = millisecondsLeft(clocks, waitingFor, true, this.hall.house.now());
    if (left === null || left > 0) throw new Refused('clock.none');
    await this.room.deed(
      choice === 'claim'
        ? { type: 'claimed', seat: this.seat, from: waitingFor }
        : { type: 'sitter', seat: waitingFor, sitter: STAND_IN },
    );
  }

  private async relief(sitter: Extract<AtTable, { readonly type: 'relief' }>['sitter']): Promise<void> {
    const { seats } = await this.playing();
    if (seats[this.seat]!.sitter !== sitter)
      await this.room.deed({ type: 'sitter', seat: this.seat, sitter });
  }

  private async orders({ orders, locale }: Extract<AtTable, { readonly type: 'orders' }>): Promise<void> {
    const given = orders.map(({ order, choice, least }) => ({
      order,
      choice,
      ...(least === undefined ? {} : { least }),
    }));
    if (!(await this.room.offers(given))) throw new Refused('orders.unknown');
    const { store } = this.hall.house;
    await store.keepOrders(this.room.record.id, this.seat, { orders: given, locale: locale ?? null });
  }

  private async notice({
    address,
    wanted,
    locale,
  }: Extract<AtTable, { readonly type: 'notice' }>): Promise<void> {
    const { store, ways } = this.hall.house;
    const { id } = this.room.record;
    const place = placeOf(address);
    if (!wanted) return store.keepAddress(id, this.seat, place, null);
    const known = await store.addresses(id, this.seat);
    const before = known.find((each) => placeOf(each.address) === place);
    const offered = ways[address.kind];
    const full = before === undefined && known.length >= LIMITS.addresses;
    if (offered === null || offered === false || full) throw new Refused('notice.none');
    const unconfirmed = before === undefined ? address.kind === 'email' : before.unconfirmed === true;
    if (unconfirmed && before === undefined) await this.hall.mailboxes.ask(id, this.seat, place);
    const kept = { address, locale: locale ?? null, ...(unconfirmed ? { unconfirmed } : {}) };
    await store.keepAddress(id, this.seat, place, kept);
  }

  /**
   * The file of a game has everybody's secrets and the dice to come: as long as it is played here nobody may have it. So
   * all for whom there are seats must want it, also somebody whose seat a bot minds; and then it is played here no more.
   */
  private async home(wanted: boolean): Promise<void> {
    const { home } = await this.playing();
    const news = wanted ? !home.includes(this.seat) : home.length > 0;
    if (news) await this.room.deed({ type: 'home', seat: this.seat, wanted });
    const { home: agreed } = await this.room.ledger();
    const all = peopleOf(this.room.record.head.sitters).every((seat) => agreed.includes(seat));
    if (all) await this.room.deed({ type: 'taken-home' });
  }

  private async rematch(): Promise<void> {
    if ((await this.room.phase()) !== 'over') throw new Refused('rematch.none');
    if (!(await this.room.ledger()).again.includes(this.seat))
      await this.room.deed({ type: 'again', seat: this.seat });
    const { again, rematch } = await this.room.ledger();
    const all = peopleOf(this.room.record.head.sitters).every((seat) => again.includes(seat));
    if (all && rematch === null) await this.room.deed({ type: 'rematch', match: await this.swapped() });
  }

  /** The same match once more, everybody one seat on; whoever sat here sits there, by the same key. */
  private async swapped(): Promise<string> {
    const { before: _, ...head } = this.room.record.head;
    const { seats } = await this.room.ledger();
    const order = seats.map((_, seat) => seatInRematch(seat, seats.length));
    const from = seats.map((_, seat) => order.indexOf(seat));
    const id = newToken();
    await this.hall.keep(id, {
      ...head,
      setup: { ...head.setup, seats: from.map((seat) => head.setup.seats[seat]!) },
      sitters: from.map((seat) => head.sitters[seat]!),
      invites: from.map(() => null),
      secret: newSecret(),
    });
    let seq = 0;
    for (const [seat, before] of from.entries()) {
      const { holder, name } = seats[before]!;
      if (holder === null) continue;
      const entry = {
        seq: seq++,
        at: this.hall.house.now(),
        deed: { type: 'sat', seat, holder, name },
      } as const;
      await this.hall.house.store.append(id, entry);
    }
    return id;
  }

  private async playing() {
    const ledger = await this.room.ledger();
    if (!ledger.begun) throw new Refused('match.not-begun');
    if ((await this.room.phase()) === 'over') throw new Refused('match.over');
    return ledger;
  }
}

/** Who plays on for somebody who is out of time. */
const STAND_IN = 'recruit';
