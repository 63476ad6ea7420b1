import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, vedette } from '../commands/commands.spec-support.ts';
import { PLAYER_MESSAGES } from './player-schemas.ts';

let here: Awaited<ReturnType<typeof folder>>;

/** A program that says it is ready, and then does this with each decision. */
const BOT = (decides: string) => `
  import { createInterface } from 'node:readline';
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const heard = async () => { const { value, done } = await lines.next(); return done ? null : JSON.parse(value); };
  const ask = async (method, params = {}) => { send({ id: 'q', method, params }); return heard(); };
  for (let m = await heard(); m !== null; m = await heard()) {
    if (m.method === 'player.begin') send({ id: m.id, result: {} });
    else if (m.method === 'player.decide') { ${decides} }
  }
`;
const ANSWER =
  "send({ id: m.id, result: { answer: (await ask('bot.answer', { level: 'random' })).result.answer } });";

async function bot(name: string, text: string): Promise<string> {
  return `"${process.execPath}" "${await here.put(`${name}.mjs`, text)}"`;
}

beforeAll(async () => {
  here = await folder();
  // Loads everything.
  await vedette('simulate', '--ruleset', 'duel', '--games', '1', '--workers', '0');
});
afterAll(() => here.remove());

const DUEL = ['--ruleset', 'duel', '--seed', 'spec', '--workers', '2'];
const simulated = (...args: readonly string[]) => vedette('simulate', ...DUEL, '--games', '6', ...args);

describe('a program that plays', () => {
  it('has its seats and units changed like anybody, and its games are counted', async () => {
    const honest = BOT(
      `process.stderr.write(m.params.seat + ' ' + JSON.stringify(m.params.state) + '\\n'); ${ANSWER}`,
    );
    const command = await bot('honest-and-loud', honest);
    const { code, said, errors } = await simulated('--a', command, '--b', 'random', '--json', '--games', '8');
    expect(code).toBe(0);
    const { games, wins, a } = JSON.parse(said);
    expect([games, wins.a + wins.b + wins.draw, a]).toEqual([8, 8, command]);
    const sat = errors
      .trim()
      .split('\n')
      .map((line) => {
        const { duellists } = JSON.parse(line.slice(2)) as { duellists: readonly { name: string }[] };
        return `${line[0]}: ${duellists[Number(line[0])]!.name}`;
      });
    expect(new Set(sat).size).toBe(4);
  });

  it('plays the same games on any number of tables, if its chance comes from the seed it is given', async () => {
    const seeded = BOT(
      "send({ id: m.id, result: { answer: (await ask('bot.answer', { level: 'random', policySeed: String(m.params.seq) })).result.answer } });",
    );
    const command = await bot('seeded', seeded);
    const once = JSON.parse((await simulated('--a', command, '--json')).said);
    const again = JSON.parse((await simulated('--a', command, '--json', '--workers', '0')).said);
    expect(again.checksum).toBe(once.checksum);
  });

  it('plays against another of its kind, and in a tournament', async () => {
    const command = await bot('honest', BOT(ANSWER));
    expect((await simulated('--a', command, '--b', command)).code).toBe(0);
    const { code, said } = await vedette(
      'tournament',
      ...DUEL,
      '--games',
      '2',
      '--bots',
      `random,${command}`,
    );
    expect([code, said.includes(command)]).toEqual([0, true]);
  });

  it('plays a game that is watched', async () => {
    const command = await bot('honest', BOT(ANSWER));
    const { code, said } = await vedette('watch', '--ruleset', 'duel', '--seed', 'spec', '--a', command);
    expect(code).toBe(0);
    expect(said).toContain(command);
    expect(said.trimEnd()).toMatch(/won\.|draw\./);
  });

  it('may have a unit of its own', async () => {
    const command = await bot('honest', BOT(ANSWER));
    const { code, said, errors } = await simulated('--a', `${command}:1`, '--b', 'random:2', '--json');
    expect([code, errors]).toEqual([0, '']);
    expect(JSON.parse(said).a).toBe(`${command}:1`);
  });

  it('is told what the schemas say, and each event once', async () => {
    const told = BOT(`process.stderr.write(JSON.stringify(m.params) + '\\n'); ${ANSWER}`);
    const { errors } = await simulated('--a', await bot('told', told), '--b', 'random', '--games', '1');
    const heard = errors
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const params of heard) PLAYER_MESSAGES['player.decide'].params.parse(params);
    const events = heard.flatMap(({ events }) => events.map((event: unknown) => JSON.stringify(event)));
    expect(events.filter((text: string) => text.includes('"turn"')).length).toBeLessThan(heard.length + 1);
    expect(heard[0].pending.seat).toBe(heard[0].seat);
  });

  it('may rehearse on forks, which are gone when it has answered', async () => {
    const rehearses = BOT(`
      const { result: { match } } = await ask('match.fork', { seed: 'mine' });
      const { result } = await ask('match.play', { match, level: 'random' });
      if (m.params.seq > 0) {
        const before = await ask('match.view', { match: 'fork 0' });
        if (before.error.data.code !== 'match.unknown') throw new Error('still there');
      }
      if (result.outcome === null) throw new Error('not played');
      ${ANSWER}`);
    const { code, errors } = await simulated('--a', await bot('rehearses', rehearses), '--games', '1');
    expect([code, errors]).toEqual([0, '']);
  });

  it('learns nothing that its seat may not know', async () => {
    const curious = BOT(`
      const codes = [];
      for (const [method, params] of [
        ['match.state', {}], ['match.events', {}], ['match.save', {}], ['match.list', {}], ['match.undo', {}],
        ['match.view', { seat: 1 - m.params.seat }], ['match.view', { seat: null }],
        ['match.fork', { seat: null }], ['match.answer', { seat: m.params.seat, answer: 'x' }],
        ['match.play', {}], ['match.scene', { seat: 1 - m.params.seat }], ['match.odds', { seat: null, query: {} }],
      ]) codes.push((await ask(method, params)).error?.data.code ?? method);
      process.stderr.write([...new Set(codes)].join() + '\\n');
      ${ANSWER}`);
    const { errors } = await simulated('--a', await bot('curious', curious), '--games', '1');
    expect(new Set(errors.trim().split('\n'))).toEqual(new Set(['player.not-allowed']));
  });
});

describe('a program that does not keep to it ends the run, with what it said', () => {
  it.each([
    [
      'dies',
      "process.stderr.write('no more powder\\n'); process.exit(3);",
      /exit code 3[\s\S]*no more powder/,
    ],
    ['is silent', 'await new Promise((resolve) => setTimeout(resolve, 60_000));', /within 1 seconds/],
    ['babbles', "console.log('good evening');", /no JSON-RPC message: good evening/],
    ['writes without end', "process.stdout.write('x'.repeat(2_000_000));", /more than 1048576 bytes/],
    ['answers illegally', "send({ id: m.id, result: { answer: 'fly' } });", /with "fly"\. .*not on offer/],
    ['replies nothing', 'send({ id: m.id, result: {} });', /without an "answer": \{\}/],
    ['gives up', "send({ id: m.id, error: { code: 1, message: 'lost' } });", /error: .*lost/],
    [
      'replies twice',
      `${ANSWER} send({ id: m.id, result: { answer: 'fly' } });`,
      // Its second reply may come before or after the next question.
      /spoke when nothing was asked|no JSON-RPC message/,
    ],
    ['answers another question', "send({ id: 77, result: { answer: 'fly' } });", /no JSON-RPC message/],
  ])('%s', async (name, decides, message) => {
    const command = await bot(name.replaceAll(' ', '-'), BOT(decides));
    const seconds = name === 'is silent' ? '1' : '60';
    const { code, errors } = await simulated('--a', command, '--b', 'random', '--seconds', seconds);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Game \d+ of seed "spec" broke off\. The bot ".*" /m);
    expect(errors).toMatch(message);
  });

  it('in a tournament and in a game that is watched, too', async () => {
    const command = await bot('dies-at-once', 'process.exit(7)');
    const bots = `random,${command},recruit`;
    const played = await vedette('tournament', ...DUEL, '--games', '2', '--bots', bots);
    expect([played.code, played.errors]).toEqual([1, expect.stringContaining('exit code 7')]);
    const watched = await vedette('watch', '--ruleset', 'duel', '--a', command);
    expect([watched.code, watched.errors]).toEqual([1, expect.stringContaining('exit code 7')]);
  });

  it('a command that is not there is told by what the shell says', async () => {
    const { code, errors } = await simulated('--a', './no-such-bot here');
    expect([code, errors]).toEqual([1, expect.stringContaining('no-such-bot')]);
  });

  it('a name that is none of ours and no command is told so', async () => {
    const { code, errors } = await simulated('--a', 'regulr');
    expect([code, errors]).toEqual([1, expect.stringContaining('"regular"')]);
  });
});
