import { readFileSync } from 'node:fs';
import { onlineGame, sealOf, seedOf } from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, ORDINARY } from '../client.spec-support.ts';
import { folder, vedette } from './commands.spec-support.ts';

type Fields = Readonly<Record<string, unknown>>;

let here: Awaited<ReturnType<typeof folder>>;
let save: Fields;
let replay: Fields;
beforeAll(async () => {
  here = await folder();
  const engine = await client();
  await engine.ask('match.create', ORDINARY);
  await engine.ask('match.play', { match: 'm1', policySeed: 'spec', limit: 12 });
  save = (await engine.ask('match.save', { match: 'm1' }))['save'] as Fields;
  replay = (await engine.ask('match.replay', { match: 'm1' }))['replay'] as Fields;
});
afterAll(() => here.remove());

const verified = async (name: string, document: unknown) =>
  vedette('replay', 'verify', await here.put(name, document));

describe('vedette replay verify', () => {
  it('says that a replay, a save and a file of the browser hold', async () => {
    const game = { format: 'vedette-game', summary: {}, seed: 'x', save };
    for (const document of [replay, save, game]) {
      const { code, said } = await verified('held.json', document);
      expect([code, said]).toEqual([
        0,
        expect.stringMatching(/held\.json: holds, step by step \(12 answers, /),
      ]);
    }
  });

  it('names the step of a changed answer, and fails', async () => {
    const [first, ...rest] = replay['answers'] as readonly unknown[];
    const answers = [first === 'parry' ? 'lunge' : 'parry', ...rest];
    const { code, said } = await verified('changed.json', { ...replay, answers });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/changed\.json: .*Step 1 of the game, answers 1 to 2/),
    ]);
  });

  it('says of an older form that only the end is proved', async () => {
    const path = `${import.meta.dirname}/../../../../examples/duel/fixtures/replays/version-1.json`;
    const { code, said } = await vedette('replay', 'verify', path);
    expect([code, said]).toEqual([0, expect.stringContaining('only the end is proved')]);
  });

  it('says of a game of other rules that its past could not be proved', async () => {
    const boundary = save['boundary'] as { readonly dice: Fields };
    const dice = { ...boundary.dice, words: [1, 2, 3, 4] };
    const forged = { ...save, begun: 'another build', boundary: { ...boundary, dice } };
    const { code, said } = await verified('forged.json', forged);
    expect([code, said]).toEqual([0, expect.stringContaining('its past could not be proved')]);
  });

  it('says in words what holds of a game through a server, and what nobody can prove', async () => {
    const secret = '0a'.repeat(32);
    const nonces = ['1b'.repeat(32), '2c'.repeat(32)];
    const engine = await client();
    await engine.ask('match.create', { ...ORDINARY, dice: { seed: seedOf(secret, nonces) } });
    await engine.ask('match.play', { match: 'm1', policySeed: 'spec', limit: 12 });
    const played = (await engine.ask('match.replay', { match: 'm1' }))['replay'];
    const game = onlineGame({
      match: 'A'.repeat(22),
      secret,
      seats: nonces.map((nonce) => ({ nonce, commitment: sealOf(nonce) })),
      claimed: null,
      replay: played as never,
    });
    const { code, said } = await verified('online.json', game);
    expect(code).toBe(0);
    expect(said).toContain('online.json: holds.');
    expect(said).toContain('yes  The dice follow from the secret');
    expect(said).toContain('-    It is not proved that the server did not look');
    const forged = await verified('online.json', {
      ...game,
      dice: { ...game.dice, secret: '0b'.repeat(32) },
    });
    expect(forged.code).toBe(1);
    expect(forged.said).toContain('NO   The server’s secret is not the one that it sealed');
    const other = await verified('online.json', { ...game, replay: { ruleset: 'chess' } });
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('chess')]);
  });

  it('tells programs the same, file by file', async () => {
    const files = [await here.put('a.json', replay), await here.put('b.json', { ...replay, hash: '0' })];
    const { code, said } = await vedette('replay', 'verify', ...files, '--json');
    const [good, bad] = JSON.parse(said);
    expect([code, good, bad]).toEqual([
      1,
      expect.objectContaining({ proved: 'steps', answers: 12, problems: [] }),
      expect.objectContaining({
        proved: null,
        problems: [expect.objectContaining({ code: 'replay.different-end' })],
      }),
    ]);
  });

  it.each([
    ['a unit', { format: 'vedette-unit' }],
    ['nothing', null],
    ['a game that nobody knows', { format: 'vedette-replay', ruleset: './evil.js' }],
  ])('refuses %s', async (_, document) => {
    expect((await verified('other.json', document)).code).toBe(1);
  });

  it('opens every file of the browser that is kept for ever', async () => {
    const folderOf = `${import.meta.dirname}/../../../web/fixtures`;
    for (const name of ['game-silver-bayonet', 'game-bayonet-point', 'campaign-silver-bayonet']) {
      const document = JSON.parse(readFileSync(`${folderOf}/${name}.json`, 'utf8')) as {
        readonly save: Fields;
      };
      // As long as no build has changed since.
      const { said } = await verified(`${name}.json`, document);
      expect(said).toMatch(/holds, step by step|could not be proved|do not stand/);
    }
  });
});
