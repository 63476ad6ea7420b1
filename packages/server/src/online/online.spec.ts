import { random } from '@vedette/engine';
import { type OnlineGame, type ServerMessage, sealOf, serverMessageSchema } from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTable, tickets } from '../testing/new-table.ts';
import type { Page } from '../testing/page.ts';
import {
  answersOf,
  compileServer,
  DUEL,
  GENEROUS,
  Servers,
  seatedAt,
  type TestServer,
} from './servers.spec-support.ts';

const servers = new Servers();
/** The clock of the server. */
let time = 1_800_000_000_000;
let server: TestServer;

const DAY = 86_400_000;

beforeAll(async () => {
  compileServer();
  server = await servers.start({ now: () => time, limits: GENEROUS });
});

afterAll(() => servers.closeAll());

const seated = (wanted: Parameters<typeof seatedAt>[1] = {}, at = server) => seatedAt(at, wanted);

async function gameOf(match: string): Promise<OnlineGame> {
  return (await (await fetch(`${server.url}api/matches/${match}/game`)).json()) as OnlineGame;
}

describe('two people and one server', () => {
  it('play to the end, and both see how it ended, and an onlooker too', async () => {
    const { made, first, second } = await seated();
    const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
    const taken = await Promise.all([first.play('one'), second.play('two')]);
    expect(Math.min(...taken)).toBeGreaterThan(0);
    for (const page of [first, second, onlooker]) {
      await page.until(() => page.table?.phase === 'over');
      expect(page.table?.result?.by).toBe('rules');
      expect(page.follower.now?.seen.answers).toBe(taken[0]! + taken[1]!);
      for (const text of page.received) expect(serverMessageSchema.parse(JSON.parse(text))).toBeTruthy();
      expect(page.errors).toEqual([]);
    }
    expect(server.faults).toEqual([]);
  });

  it('are told of an answer before whoever gave it hears that it is done, and only when it is on disk', async () => {
    const { first, second } = await seated();
    const asked = first.asked ? first : second;
    const before = asked.received.length;
    await asked.answerOnce(random('order'));
    const types = asked.received.slice(before).map((text) => (JSON.parse(text) as ServerMessage).type);
    expect(types.at(-1)).toBe('done');
    expect(types).toContain('changes');
  });

  it('cannot answer for each other, twice, or what is not asked', async () => {
    const { first, second } = await seated();
    const [asked, other] = first.asked ? [first, second] : [second, first];
    const { seq } = asked.follower.now!;
    const answer = asked.anyAnswer(random('rules'));
    expect(await other.say({ type: 'answer', seq, answer })).toMatchObject({
      code: 'answer.refused',
      refusal: { code: 'answer.wrong-seat' },
    });
    expect(await asked.say({ type: 'answer', seq, answer: 'pistol' })).toMatchObject({
      code: 'answer.refused',
      refusal: { code: 'answer.not-an-option', message: expect.stringContaining('pistol') },
    });
    expect(await asked.say({ type: 'answer', seq: seq + 1, answer })).toMatchObject({ code: 'answer.stale' });
    expect(await asked.say({ type: 'answer', seq: 0, answer })).toMatchObject({ code: 'answer.stale' });
    const twice = await Promise.all([1, 2].map(() => asked.say({ type: 'answer', seq, answer })));
    expect(twice.map(({ type }) => type).sort()).toEqual(['done', 'error']);
    expect(asked.follower.now!.seen.answers).toBe(1);
  });

  it('a page that has lost its place is told the whole', async () => {
    const { first, second } = await seated();
    await answersOf([first, second], 3);
    const before = first.received.length;
    expect(await first.say({ type: 'whole' })).toMatchObject({ type: 'view' });
    expect(JSON.parse(first.received[before]!)).toMatchObject({
      type: 'view',
      ground: expect.any(Object),
      seq: first.follower.now!.seq,
    });
  });
});

describe('a seat', () => {
  it('belongs to whoever took it by its link, and to nobody else', async () => {
    const { made, seats, first } = await seated();
    const [mine] = seats;
    const stranger = 'A'.repeat(22);
    await expect(server.page({ ...mine!, key: stranger })).rejects.toThrow('seat.taken');
    await expect(server.page({ ...mine!, key: stranger, invite: null })).rejects.toThrow('seat.unknown');
    await expect(server.page({ ...mine!, key: stranger, invite: stranger })).rejects.toThrow('seat.unknown');
    await expect(server.page({ ...mine!, seat: 7 })).rejects.toThrow('seat.unknown');
    await expect(server.page({ match: made.match, seat: null, key: stranger })).rejects.toThrow(
      'seat.unknown',
    );
    await expect(server.page({ ...mine!, match: stranger })).rejects.toThrow('match.unknown');
    const carried = await server.page({ ...mine!, invite: null });
    await carried.until(() => carried.follower.now !== null);
    expect(carried.follower.now?.hash).toBe(first.follower.now?.hash);
  });

  it('may be open on two devices, and both follow', async () => {
    const { seats, first, second } = await seated();
    const phone = await server.page({ ...seats[0]!, invite: null });
    await answersOf([first, second, phone], 5);
    expect(phone.follower.now).toEqual(first.follower.now);
  });

  it('comes back after a break with what it has, and is told what it missed', async () => {
    const { seats, first, second } = await seated();
    await answersOf([first, second], 2);
    const [asked, other] = first.asked ? [first, second] : [second, first];
    const { follower, ticket } = other;
    const mine = { ...seats[ticket.seat!]!, invite: null };
    const types = (page: Page) => page.received.map((text) => (JSON.parse(text) as ServerMessage).type);
    other.hangUp();
    await other.until(() => other.closed);
    const same = await server.page(mine, { follower });
    await same.until(() => types(same).includes('current'));
    expect(types(same)).not.toContain('view');
    same.hangUp();
    await asked.until(() => !asked.table!.seats[ticket.seat!]!.present);
    const events = follower.now!.events.length;
    await asked.answerOnce(random('meanwhile'));
    const back = await server.page(mine, { follower });
    await back.until(() => back.follower.now!.seen.answers === 3);
    const view = back.received
      .map((text) => JSON.parse(text) as ServerMessage)
      .find(({ type }) => type === 'view');
    expect(view).toMatchObject({ ground: null, told: { from: events } });
    const fresh = await server.page(mine);
    await fresh.until(() => fresh.follower.now !== null);
    expect(fresh.follower.now).toEqual(back.follower.now);
  });

  it('tells everybody whether somebody is there, and how many look on', async () => {
    const { made, first, second } = await seated();
    expect(first.table!.seats.map(({ present }) => present)).toEqual([true, true]);
    const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
    await first.until(() => first.table!.onlookers === 1);
    onlooker.hangUp();
    second.hangUp();
    await first.until(() => first.table!.onlookers === 0 && !first.table!.seats[1]!.present);
  });
});

describe('dice', () => {
  it('are sealed by everybody before anybody shows what he drew', async () => {
    const made = await newTable(server.url, DUEL);
    const [first, second] = await Promise.all(tickets(made).map((ticket) => server.page(ticket)));
    const [nonce, other] = ['11'.repeat(32), '22'.repeat(32)];
    expect(await first!.say({ type: 'nonce', nonce })).toMatchObject({ code: 'dice.not-sealed' });
    await first!.say({ type: 'seal', commitment: sealOf(nonce) });
    expect(await first!.say({ type: 'nonce', nonce })).toMatchObject({ code: 'dice.not-sealed' });
    expect(first!.table).toMatchObject({ phase: 'gathering', seats: [{ nonce: null }, { sealed: null }] });
    await second!.say({ type: 'seal', commitment: sealOf(other) });
    await first!.until(() => first!.table!.phase === 'sealing');
    expect(await second!.say({ type: 'nonce', nonce })).toMatchObject({ code: 'dice.mismatch' });
    await first!.say({ type: 'nonce', nonce });
    // He has seen the other's nonce: his own stays what it was.
    expect(await second!.say({ type: 'seal', commitment: sealOf(nonce) })).toMatchObject({
      code: 'dice.sealed',
    });
    expect(first!.follower.now).toBeNull();
    await second!.say({ type: 'nonce', nonce: other });
    await first!.until(() => first!.table!.phase === 'playing' && first!.follower.now !== null);
    expect(await second!.say({ type: 'seal', commitment: sealOf(nonce) })).toMatchObject({
      code: 'match.begun',
    });
  });

  it('can be reckoned by everybody when it is over, and not before', async () => {
    const { made, first, second } = await seated();
    expect(await gameOf(made.match)).toEqual({ code: 'match.not-begun' });
    await Promise.all([first.play('one'), second.play('two')]);
    await first.until(() => first.table!.game !== null);
    expect(first.table!.game).toBe(`/api/matches/${made.match}/game`);
    const game = await gameOf(made.match);
    const welcome = JSON.parse(first.received[0]!) as Extract<ServerMessage, { readonly type: 'welcome' }>;
    expect(sealOf(game.dice.secret)).toBe(welcome.commitment);
    expect(game.replay.answers).toHaveLength(first.follower.now!.seen.answers);
    const told = first.received.join('');
    expect(told).not.toContain(game.dice.secret);
    expect((game.replay.origin.dice as { readonly seed: string }).seed).toHaveLength(64);
    expect(told).not.toContain((game.replay.origin.dice as { readonly seed: string }).seed);
  });
});

describe('around the table', () => {
  it('what is said is heard by all, by those who come later too, and may be switched off', async () => {
    const { made, first, second } = await seated();
    await first.say({ type: 'talk', line: { text: '<b>Good evening</b>' } });
    await second.say({ type: 'talk', line: { phrase: 'greeting' } });
    const later = await server.page({ match: made.match, seat: null, key: made.watch });
    const heard = (page: Page) =>
      page.received.map((text) => JSON.parse(text) as ServerMessage).filter(({ type }) => type === 'talk');
    for (const page of [first, second, later]) {
      await page.until(() => heard(page).length === 2);
      expect(heard(page)).toMatchObject([
        { number: 0, seat: 0, line: { text: '<b>Good evening</b>' } },
        { number: 1, seat: 1, line: { phrase: 'greeting' } },
      ]);
    }
    const silent = await seated({ talk: false });
    expect(await silent.first.say({ type: 'talk', line: { text: 'psst' } })).toMatchObject({
      code: 'talk.off',
    });
  });

  it('somebody who considers is seen to, and whoever looks on cannot do anything', async () => {
    const { made, first, second } = await seated();
    await first.say({ type: 'considering', busy: true });
    await second.until(() =>
      second.received.some((text) => text === '{"type":"considering","seat":0,"busy":true}'),
    );
    const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
    await onlooker.until(() => onlooker.follower.now !== null);
    const { seq } = onlooker.follower.now!;
    expect(await onlooker.say({ type: 'answer', seq, answer: 'lunge' })).toMatchObject({ code: 'seat.none' });
    expect(await onlooker.say({ type: 'talk', line: { text: 'hm' } })).toMatchObject({ code: 'seat.none' });
  });

  it('all agree to take back, and other dice fall', async () => {
    const { first, second } = await seated();
    await answersOf([first, second], 8);
    const told = first.follower.now!.events;
    expect(await first.say({ type: 'rewind', to: 8 })).toMatchObject({ code: 'rewind.none' });
    await first.say({ type: 'rewind', to: 2 });
    await second.until(() => second.table!.rewind !== null);
    expect(second.table!.rewind).toEqual({ to: 2, agreed: [0] });
    await second.say({ type: 'decline' });
    await first.until(() => first.table!.rewind === null);
    expect(first.follower.now!.seen.answers).toBe(8);
    await second.say({ type: 'rewind', to: 2 });
    await first.say({ type: 'rewind', to: 2 });
    for (const page of [first, second]) await page.until(() => page.follower.now!.seen.answers === 2);
    expect(first.follower.now!.events.length).toBeLessThan(told.length);
    expect(told.slice(0, first.follower.now!.events.length)).toEqual(first.follower.now!.events);
    await Promise.all([first.play('one'), second.play('two')]);
    await first.until(() => first.table!.phase === 'over');
    expect(first.errors).toEqual(['rewind.none']);
  });

  it('everybody wants to play again: one seat on, by the same keys', async () => {
    const { made, seats, first, second } = await seated();
    expect(await first.say({ type: 'rematch' })).toMatchObject({ code: 'rematch.none' });
    await Promise.all([first.play('one'), second.play('two')]);
    await first.until(() => first.table!.phase === 'over');
    await first.say({ type: 'rematch' });
    await second.until(() => second.table!.rematch.wanted.length === 1);
    expect(second.table!.rematch.match).toBeNull();
    await second.say({ type: 'rematch' });
    await first.until(() => first.table!.rematch.match !== null);
    const { match, seats: moved } = first.table!.rematch;
    expect(moved).toEqual([1, 0]);
    expect(match).not.toBe(made.match);
    const again = await Promise.all(
      seats.map(({ key, seat }) => server.page({ match: match!, seat: moved[seat!]!, key })),
    );
    await Promise.all(again.map((page) => page.begin()));
    expect(again[0]!.table!.seats.map(({ name }) => name)).toEqual(
      first.table!.seats.map(({ name }) => name).reverse(),
    );
    await answersOf(again, 3);
  });
});

describe('bots', () => {
  it('sit in any seat, and play to the end with whoever sits opposite', async () => {
    const made = await newTable(server.url, DUEL, { sitters: ['recruit', 'person'] });
    const [page] = await Promise.all(tickets(made).map((ticket) => server.page(ticket)));
    await page!.begin();
    expect(await page!.play('alone')).toBeGreaterThan(0);
    await page!.until(() => page!.table!.phase === 'over');
  });

  it('play among themselves while somebody looks on', async () => {
    const made = await newTable(server.url, DUEL, { sitters: ['recruit', 'random'] });
    expect(made.seats.every(({ invite }) => invite === null)).toBe(true);
    const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
    await onlooker.until(() => onlooker.table?.phase === 'over');
    expect(onlooker.follower.now!.seen.answers).toBeGreaterThan(4);
  });

  it('take a seat over, and give it back', async () => {
    const { first, second } = await seated();
    const [asked, other] = first.asked ? [first, second] : [second, first];
    const given = asked.follower.now!.seen.answers;
    await asked.say({ type: 'relief', sitter: 'recruit' });
    await other.until(() => other.follower.now!.seen.answers > given && other.asked);
    const { seq } = other.follower.now!;
    expect(await asked.say({ type: 'answer', seq, answer: 'parry' })).toMatchObject({ code: 'seat.bot' });
    await asked.say({ type: 'relief', sitter: 'person' });
    await other.until(() => other.table!.seats.every(({ sitter }) => sitter === 'person'));
    await answersOf([asked, other], 3);
  });
});

describe('a clock', () => {
  it('live: the bank runs down while one thinks, and out of time the other may claim the win', async () => {
    const { first, second } = await seated({ clock: { kind: 'live', bankSeconds: 60, incrementSeconds: 5 } });
    const [asked, other] = first.asked ? [first, second] : [second, first];
    const seat = asked.ticket.seat!;
    time += 20_000;
    expect(await other.say({ type: 'overdue', choice: 'claim' })).toMatchObject({ code: 'clock.none' });
    await asked.answerOnce(random('clock'));
    await other.until(() => other.table!.seats[seat]!.millisecondsLeft !== 60_000);
    const passed = other.asked ? 45_000 : 40_000;
    expect(other.table!.seats[seat]!.millisecondsLeft).toBe(passed);
    const [late, waits] = first.asked ? [first, second] : [second, first];
    time += 120_000;
    expect(await late.say({ type: 'overdue', choice: 'claim' })).toMatchObject({ code: 'clock.none' });
    expect(await waits.say({ type: 'overdue', choice: 'claim' })).toMatchObject({ type: 'done' });
    await late.until(() => late.table!.phase === 'over');
    expect(late.table!.result).toEqual({ by: 'time', winners: [waits.ticket.seat] });
    const { seq } = late.follower.now!;
    expect(await late.say({ type: 'answer', seq, answer: 'lunge' })).toMatchObject({ code: 'match.over' });
  });

  it('live: out of time, a bot may play on for the absent one, who takes his seat back', async () => {
    const { first, second } = await seated({ clock: { kind: 'live', bankSeconds: 30, incrementSeconds: 0 } });
    const [late, waits] = first.asked ? [first, second] : [second, first];
    time += 31_000;
    expect(await waits.say({ type: 'overdue', choice: 'bot' })).toMatchObject({ type: 'done' });
    await waits.until(() => waits.follower.now!.seen.answers > 0);
    expect(waits.table!.seats[late.ticket.seat!]!.sitter).toBe('recruit');
    expect(await late.say({ type: 'relief', sitter: 'person' })).toMatchObject({ type: 'done' });
  });

  it('by letter: days for every answer, and holidays that stop it', async () => {
    const { first, second } = await seated({ clock: { kind: 'letter', days: 3, holidayDays: 10 } });
    const [slow, waits] = first.asked ? [first, second] : [second, first];
    expect(await slow.say({ type: 'holiday', days: 11 })).toMatchObject({ code: 'clock.none' });
    time += 2 * DAY;
    expect(await slow.say({ type: 'holiday', days: 7 })).toMatchObject({ type: 'done' });
    expect(await slow.say({ type: 'holiday', days: 2 })).toMatchObject({ code: 'clock.none' });
    time += 7 * DAY;
    expect(await waits.say({ type: 'overdue', choice: 'claim' })).toMatchObject({ code: 'clock.none' });
    time += DAY - 1;
    expect(await waits.say({ type: 'overdue', choice: 'claim' })).toMatchObject({ code: 'clock.none' });
    await slow.answerOnce(random('letter'));
    await waits.until(() => waits.follower.now!.seen.answers === 1);
    await waits.until(() => waits.table!.seats[slow.ticket.seat!]!.millisecondsLeft === 3 * DAY);
    expect(waits.table!.seats[slow.ticket.seat!]).toMatchObject({
      millisecondsLeft: 3 * DAY,
      holidayDaysLeft: 3,
    });
    time += 3 * DAY;
    const [late, other] = first.asked ? [first, second] : [second, first];
    expect(await other.say({ type: 'overdue', choice: 'claim' })).toMatchObject({ type: 'done' });
    expect(late.ticket.seat).not.toBe(other.ticket.seat);
  });

  it('none: nobody is ever late', async () => {
    const { first, second } = await seated();
    time += 1000 * DAY;
    const waits = first.asked ? second : first;
    expect(await waits.say({ type: 'overdue', choice: 'claim' })).toMatchObject({ code: 'clock.none' });
    expect(await waits.say({ type: 'holiday', days: 1 })).toMatchObject({ code: 'clock.none' });
  });
});

it('an onlooker with a delay sees at once how it stood then, and what came since at its time', async () => {
  const { made, first, second } = await seated({ onlookerDelaySeconds: 600 });
  await answersOf([first, second], 2);
  time += 60_000;
  await answersOf([first, second], 1, 'since');
  time += 599_000;
  const began = performance.now();
  const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
  await onlooker.until(() => onlooker.follower.now !== null && onlooker.table !== null);
  const seen = onlooker.received.map((text) => JSON.parse(text) as ServerMessage);
  expect(seen.find(({ type }) => type === 'view')).toMatchObject({ answers: 2 });
  expect(onlooker.table).toMatchObject({ phase: 'playing', at: time - 600_000 });
  await onlooker.until(() => onlooker.follower.now!.seen.answers === 3);
  expect(performance.now() - began).toBeGreaterThan(1000);
  expect(onlooker.errors).toEqual([]);
});

it('onlookers hear everything later where the players want it', async () => {
  const { made, first, second } = await seated({ onlookerDelaySeconds: 1 });
  const began = performance.now();
  const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
  const seen = onlooker.until(() => onlooker.follower.now !== null).then(() => performance.now());
  const answering = performance.now();
  await answersOf([first, second], 2);
  expect((await seen) - began).toBeGreaterThan(1000);
  await onlooker.until(() => onlooker.follower.now!.seen.answers === 2);
  expect(performance.now() - answering).toBeGreaterThan(1000);
});
