import { random } from '@vedette/engine';
import type { NoticeAddress } from '@vedette/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answersOf,
  compileServer,
  GENEROUS,
  Servers,
  seatedAt,
  type TestServer,
} from '../online/servers.spec-support.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { type Ground, postgresGround, sqliteGround } from '../store/stores.spec-support.ts';
import { mailReceiver } from '../testing/mail-receiver.ts';
import type { Page } from '../testing/page.ts';
import { browser, httpReceiver, vapid } from './receivers.spec-support.ts';

const servers = new Servers();
const DAY = 86_400_000;
const CLOCK = { kind: 'letter', days: 3, holidayDays: 0 } as const;
/** The clock of the server. */
let time = 1_800_000_000_000;
let chat: Awaited<ReturnType<typeof httpReceiver>>;
let mail: Awaited<ReturnType<typeof mailReceiver>>;

beforeAll(async () => {
  compileServer();
  chat = await httpReceiver();
  mail = await mailReceiver();
});

beforeEach(() => {
  chat.says.status = 201;
  mail.says.recipient = '250 ok';
  chat.heard.length = 0;
  mail.letters.length = 0;
});

afterAll(async () => {
  await servers.closeAll();
  chat.close();
  mail.close();
});

const options = (store: StorePlace) => ({
  store,
  now: () => time,
  limits: GENEROUS,
  notices: {
    site: 'https://vedette.example/',
    contact: 'mailto:host@example.org',
    smtp: { url: mail.url, from: 'Vedette <vedette@example.org>' },
    inside: true,
    afterMilliseconds: 30_000,
  },
});

/** Time goes by, and whatever is due by then is done: who has not been told now will not be. */
async function passed(milliseconds: number, at: readonly TestServer[]): Promise<void> {
  time += milliseconds;
  // What a server is at already may have been begun before.
  for (let n = 0; n < 2; n++) await Promise.all(at.map((server) => server.work()));
}

/** Time goes by, half a minute at a time, until so many have been told. */
async function told(count: () => number, wanted: number, at: readonly TestServer[]): Promise<void> {
  await expect
    .poll(async () => {
      await passed(31_000, at);
      return count();
    })
    .toBe(wanted);
}

/** Until whoever is asked is not this page, so that the other waits for nobody but for whom he shall. */
async function untilAsked(page: Page, pages: readonly Page[]): Promise<void> {
  for (let n = 0; n < 60 && !page.asked; n++) await answersOf(pages, 1, `until ${n}`);
  expect(page.asked).toBe(true);
}

/** One of two is asked again and again, and then has gone. */
async function awaited(at: TestServer, addresses: readonly Parameters<typeof wanted>[1][]) {
  const match = await seatedAt(at, { clock: CLOCK });
  const { first, second, pages } = match;
  await untilAsked(first, pages);
  for (const address of addresses) await wanted(second, address);
  if (addresses.some(({ kind }) => kind === 'email') && mail.says.recipient.startsWith('250')) {
    await answerLetter(at, await letter(1), true);
    await second.until(() => second.notices?.unconfirmed.length === 0);
    mail.letters.length = 0;
  }
  second.hangUp();
  await first.until(() => first.table?.seats[1]?.present === false);
  await decideAll(first);
  return match;
}

/** The last of several decisions of his own. */
async function decideAll(page: Page): Promise<void> {
  while (page.asked) {
    const { seq } = page.follower.now!;
    await page.say({ type: 'answer', seq, answer: page.anyAnswer(random(`${seq}`)) });
    await page.until(() => page.follower.now!.seq > seq);
  }
}

const wanted = async (page: Page, address: NoticeAddress) => {
  expect(await page.say({ type: 'notice', address, wanted: true })).toMatchObject({ type: 'done' });
  await page.until(() => (page.notices?.addresses.length ?? 0) > 0);
};

/** The so manieth letter, as it is read. */
async function letter(number: number): Promise<string> {
  await expect.poll(() => mail.letters.length).toBe(number);
  return mail.letters[number - 1]!.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** Follows the link in a letter, and says yes or no. */
function answerLetter(at: TestServer, text: string, wanted: boolean, change: object = {}): Promise<Response> {
  const [, fragment] = /https:\/\/vedette\.example\/mailbox#(\S+)/.exec(text) ?? [];
  const { match, seat, token } = Object.fromEntries(new URLSearchParams(fragment));
  const body = JSON.stringify({ match, seat: Number(seat), token, wanted, ...change });
  return fetch(`${at.url}api/mailbox`, { method: 'POST', body });
}

describe.each([
  ['SQLite', sqliteGround, 1],
  ['PostgreSQL', postgresGround, 3],
])('somebody who is waited for and not there (%s)', (_, laid, processes) => {
  let ground: Ground;
  let place: StorePlace;
  let server: TestServer;

  beforeAll(async () => {
    ground = await laid();
    place = await ground.place();
    server = await servers.start(options(place));
  });

  afterAll(async () => {
    await server?.close();
    await ground?.end();
  });

  it('is told once, by every way that he wants, and not again however long it takes', async () => {
    const reader = browser(chat.url);
    const { made, first } = await awaited(server, [
      reader.address,
      { kind: 'email', address: 'player@example.org' },
    ]);
    await passed(29_000, [server]);
    expect(chat.heard).toHaveLength(0);
    await passed(2000, [server]);
    expect(chat.heard.length + mail.letters.length).toBe(2);
    const [pushed] = chat.heard;
    expect(JSON.parse(reader.read(pushed!.body))).toEqual({
      title: 'A Duel: it is your turn',
      text: 'A decision waits for you in “A meadow at dawn”.',
      match: made.match,
    });
    expect(pushed!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: made.match });
    const claims = vapid(String(pushed!.headers['authorization']), first.notices!.push!);
    expect(claims).toMatchObject({ aud: new URL(chat.url).origin, sub: 'mailto:host@example.org' });
    expect(mail.letters[0]).toContain('Subject: A Duel: it is your turn');
    expect(mail.letters[0]).toContain('To: player@example.org');
    expect(mail.letters[0]!.replaceAll('=\n', '')).toContain(`https://vedette.example/match/${made.match}`);
    await passed(2 * DAY, [server]);
    expect(chat.heard.length + mail.letters.length).toBe(2);
  });

  it('is told in a channel, tried again when that is not there, and the same thing once', async () => {
    chat.says.status = 503;
    await awaited(server, [{ kind: 'webhook', url: chat.url }]);
    await passed(31_000, [server]);
    expect(chat.heard).toHaveLength(1);
    await passed(30_000, [server]);
    expect(chat.heard).toHaveLength(1);
    // Whoever runs the server reads why.
    expect(server.faults.splice(0)).toEqual(['notice: Error: It was answered with 503.']);
    chat.says.status = 204;
    await passed(31_000, [server]);
    expect(chat.heard).toHaveLength(2);
    await passed(DAY, [server]);
    expect(chat.heard).toHaveLength(2);
    const [one, two] = chat.heard;
    expect(one!.headers['idempotency-key']).toBe(two!.headers['idempotency-key']);
    const { text, content } = JSON.parse(two!.body.toString()) as Record<string, string>;
    expect(text).toBe(content);
    expect(text).toContain('it is your turn');
  });

  it('is not told while he looks at the table, nor when he does not want it any more', async () => {
    const { first, second, seats, made } = await awaited(server, [{ kind: 'webhook', url: chat.url }]);
    const back = await server.page({ ...seats[1]!, match: made.match });
    await passed(31_000, [server]);
    expect(chat.heard).toHaveLength(0);
    expect(back.notices?.addresses).toEqual([{ kind: 'webhook', url: chat.url }]);
    await back.say({ type: 'notice', address: { kind: 'webhook', url: chat.url }, wanted: false });
    await back.until(() => back.notices?.addresses.length === 0);
    back.hangUp();
    await first.until(() => first.table?.seats[1]?.present === false);
    await passed(DAY, [server]);
    expect(chat.heard).toHaveLength(0);
    expect(second.closed).toBe(true);
  });

  it('the owner of a mailbox is asked once, and written to when he has said yes, until he says no', async () => {
    const address = { kind: 'email', address: 'perhaps@example.org' } as const;
    const { first, second, pages, seats } = await seatedAt(server, { clock: CLOCK });
    await untilAsked(first, pages);
    await wanted(second, address);
    await second.until(() => second.notices?.unconfirmed.join() === 'perhaps@example.org');
    const asked = await letter(1);
    expect(asked).toContain('Subject: A Duel: may we write to you here?');
    expect(asked).toContain('To: perhaps@example.org');
    // Named again, by whoever named it: he is not asked again, and it counts for nothing.
    await second.say({ type: 'notice', address, wanted: false });
    await second.until(() => second.notices?.addresses.length === 0);
    await wanted(second, address);
    second.hangUp();
    await first.until(() => first.table?.seats[1]?.present === false);
    await decideAll(first);
    await passed(DAY, [server]);
    expect(mail.letters).toHaveLength(1);
    for (const forged of [{ token: 'A'.repeat(22) }, { seat: 0 }, { match: 'A'.repeat(22) }])
      expect((await answerLetter(server, asked, true, forged)).status).toBe(404);
    expect((await answerLetter(server, asked, true, { token: 'short' })).status).toBe(400);
    expect((await answerLetter(server, asked, true)).status).toBe(204);
    // From now on: the half minute begins when the room has heard of it.
    await told(() => mail.letters.length, 2, [server]);
    const notice = await letter(2);
    expect(notice).toContain('Subject: A Duel: it is your turn');
    expect((await answerLetter(server, notice, false)).status).toBe(204);
    const back = await server.page(seats[1]!);
    await back.until(() => back.notices !== null);
    expect(back.notices).toMatchObject({ addresses: [], unconfirmed: [] });
    expect(server.faults).toEqual([]);
  });

  it('nobody is asked by the dozen', async () => {
    const { second } = await seatedAt(server, { clock: CLOCK });
    const said = [];
    for (let n = 0; n < 12; n++) {
      const address = { kind: 'email', address: `many${n}@example.org` } as const;
      said.push(await second.say({ type: 'notice', address, wanted: true }));
      await second.say({ type: 'notice', address, wanted: false });
    }
    expect(said.filter(({ type }) => type === 'done')).toHaveLength(8);
    expect(said.at(-1)).toMatchObject({ type: 'error', code: 'message.too-many' });
  });

  it('a browser that is gone is not tried again, and a mailbox that there is not neither', async () => {
    chat.says.status = 410;
    mail.says.recipient = '550 nobody here';
    const { made, first } = await awaited(server, [
      browser(chat.url).address,
      { kind: 'email', address: 'gone@example.org' },
    ]);
    await passed(31_000, [server]);
    expect(chat.heard).toHaveLength(1);
    await passed(DAY, [server]);
    expect(chat.heard).toHaveLength(1);
    expect(mail.letters).toHaveLength(0);
    const store = await openStore(place);
    expect(await store.addresses(made.match, 1)).toMatchObject([{ address: { kind: 'email' } }]);
    await store.close();
    expect(first.received.join('\n')).not.toContain('gone@example.org');
  });

  it(`is told once by ${processes} on one store`, async () => {
    const elsewhere = await ground.place();
    const all = await Promise.all(Array.from({ length: processes }, () => servers.start(options(elsewhere))));
    await awaited(all[0]!, [{ kind: 'webhook', url: chat.url }]);
    // Another process may hear later than this that he has gone.
    await told(() => chat.heard.length, 1, all);
    await passed(DAY, all);
    expect(chat.heard).toHaveLength(1);
    for (const each of all) await each.close();
  });
});
