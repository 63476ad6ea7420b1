import { describe, expect, it } from 'vitest';
import { client, ORDINARY, type Reply } from '../client.spec-support.ts';
import { LIMITS } from './limits.ts';

const call = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });

/** Dice that make a match as large as few things do. */
const FACES = Array.from({ length: 100_000 }, () => Number.MAX_SAFE_INTEGER);

/** More of them than a reply has room for. */
const SAVES = 40;

describe('bytes', () => {
  it('a batch of saves is answered as far as its bytes go; the rest is refused one by one', async () => {
    const engine = await client();
    const { match, hash } = await engine.ask('match.create', { ...ORDINARY, dice: { script: FACES } });
    const batch = Array.from({ length: SAVES }, (_, id) =>
      call(id, 'match.save', { match: match as string }),
    );
    const text = await engine.text(JSON.stringify(batch));
    expect(Buffer.byteLength(text!)).toBeLessThanOrEqual(LIMITS.replyBytes);
    const replies = JSON.parse(text!) as readonly Reply[];
    expect(replies.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    const answered = replies.filter(({ result }) => result !== undefined).length;
    expect(answered).toBeGreaterThan(1);
    expect(answered).toBeLessThan(SAVES);
    for (const { error } of replies.slice(answered)) expect(error?.data.code).toBe('reply.too-large');
    expect(await engine.ask('match.state', { match })).toMatchObject({ hash });
  });

  it('a thousand times the largest reply there is stays within the bound', async () => {
    const engine = await client();
    const batch = Array.from({ length: LIMITS.batch }, (_, id) =>
      call(id, 'ruleset.show', { ruleset: 'duel' }),
    );
    const text = await engine.text(JSON.stringify(batch));
    expect(Buffer.byteLength(text!)).toBeLessThanOrEqual(LIMITS.replyBytes);
    expect(JSON.parse(text!)).toHaveLength(LIMITS.batch);
  });

  it('what would not fit into the reply is not done either', async () => {
    const engine = await client();
    const { match } = await engine.ask('match.create', { ...ORDINARY, dice: { script: FACES } });
    const saves = Array.from({ length: 20 }, (_, id) => call(id, 'match.save', { match: match as string }));
    const long = 'x'.repeat(1000);
    const fill = Array.from({ length: 900 }, () => ({ ...call(0, 'match.unknown'), id: long }));
    const replies = (await engine.line(
      JSON.stringify([...saves, call(77, 'match.save', { match: match as string }), ...fill]),
    )) as readonly Reply[];
    expect(replies).toHaveLength(921);
    expect(replies[20]!.error?.data.code).toBe('reply.too-large');
    expect(replies.slice(21).every(({ id, error }) => id === long && error !== undefined)).toBe(true);
  });
});

describe('time', () => {
  it('what a batch has no time for is refused, and not done', async () => {
    const engine = await client(undefined, 300);
    const { match } = await engine.ask('match.create', ORDINARY);
    const play = {
      match: match as string,
      level: 'veteran',
      simulations: LIMITS.simulations,
      policySeed: 'a',
    };
    const replies = (await engine.line(
      JSON.stringify([
        // However quick the hurried ones are: together they have no time.
        ...Array.from({ length: 400 }, (_, id) => call(id, 'bot.answer', play)),
        call(400, 'match.fork', { match: match as string }),
      ]),
    )) as readonly Reply[];
    expect(replies[0]!.result).toMatchObject({ hurried: true });
    expect(replies.at(-1)!.error?.data.code).toBe('message.out-of-time');
    expect((await engine.ask('match.list'))['matches']).toHaveLength(1);
  });

  it('a bot answers with the best it has when its time is up, and the answer can be given', async () => {
    const engine = await client(undefined, 200);
    const { match } = await engine.ask('match.create', ORDINARY);
    const bot = {
      match: match as string,
      level: 'veteran',
      simulations: LIMITS.simulations,
      policySeed: 'a',
    };
    const { seat, answer, hurried } = await engine.ask('bot.answer', bot);
    expect(hurried).toBe(true);
    expect(await engine.ask('match.answer', { match, seat, answer })).toMatchObject({ seq: 1 });
    const played = await engine.ask('match.play', bot);
    expect(played).toMatchObject({ hurried: true });
    expect(played['pending']).not.toBeNull();
  });

  it('who has time enough is not hurried: the same seed gives the same answers', async () => {
    const engine = await client();
    const answers = [];
    for (let n = 0; n < 2; n++) {
      const { match } = await engine.ask('match.create', ORDINARY);
      const bot = { match: match as string, level: 'veteran', simulations: 8, policySeed: 'a' };
      answers.push(await engine.ask('match.play', { ...bot, limit: 6 }));
    }
    expect(answers[0]).toMatchObject({ hurried: false, given: 6 });
    expect(answers[1]!['hash']).toBe(answers[0]!['hash']);
  });

  it('is told, as all limits are', async () => {
    const engine = await client(undefined, 1234);
    expect((await engine.ask('engine.hello'))['limits']).toEqual({ ...LIMITS, milliseconds: 1234 });
  });
});
