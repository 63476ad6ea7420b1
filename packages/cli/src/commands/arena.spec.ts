import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arenaOf, contestIn } from './arena.ts';
import { botIn } from './bot-in.ts';
import { folder, vedette } from './commands.spec-support.ts';

let here: Awaited<ReturnType<typeof folder>>;
beforeAll(async () => {
  here = await folder();
});
afterAll(() => here.remove());

/** In this process, where sources are run. */
const DUEL = ['--ruleset', 'duel', '--workers', '0', '--seed', 'spec'];
const simulated = async (...args: readonly string[]) =>
  JSON.parse((await vedette('simulate', ...DUEL, '--json', ...args)).said);

/** A command that is interrupted after some games. */
async function interrupted(...args: readonly string[]) {
  const before = process.listenerCount('SIGINT');
  const running = vedette(...args);
  while (process.listenerCount('SIGINT') === before) await setImmediate();
  for (let breath = 0; breath < 20; breath++) await setImmediate();
  process.listeners('SIGINT').at(-1)!('SIGINT');
  return running;
}

describe('vedette simulate', () => {
  it('tells programs what came of it, and the same again for the same seed', async () => {
    const args = ['--a', 'recruit', '--b', 'random', '--games', '12'];
    const result = await simulated(...args);
    const { a, b, draw } = result.wins;
    expect(a + b + draw).toBe(12);
    expect(result).toMatchObject({
      ruleset: 'duel',
      scenario: 'meadow',
      seed: 'spec',
      ended: 'complete',
      games: 12,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect((await simulated(...args)).checksum).toBe(result.checksum);
    expect((await simulated(...args, '--seed', 'other')).checksum).not.toBe(result.checksum);
    expect((await simulated(...args, '--option', 'turns=1')).checksum).not.toBe(result.checksum);
  });

  it('FF-PARTY-21 deals no pair of parties of which one can do nothing to the other', async () => {
    const arena = await arenaOf({ ruleset: 'fear-and-faith', scenario: 'open-fight', workers: '0' });
    const { units } = await contestIn(arena, botIn('recruit'), botIn('random'));
    const pairs = units.map((pair) => pair.map((party) => (party as { readonly name: string }).name).join());
    const met = (one: string, other: string) =>
      pairs.some((pair) => pair.includes(one) && pair.includes(other));
    expect(met('Harrow', 'Tenants')).toBe(true);
    expect(met('Hollow', 'Tenants')).toBe(false);
    expect(met('Diner', 'Hollow')).toBe(false);
  });

  it('tells people in a table', async () => {
    const { code, said, errors } = await vedette('simulate', ...DUEL, '--games', '4', '--scenario', 'mill');
    expect([code, errors]).toEqual([0, '']);
    expect(said).toMatch(/^recruit against recruit, mill, seed spec: all played, /);
    expect(said).toMatch(/^win share of a +\d/m);
  });

  it('lets a third bot play, gives it a seat of its own, and tells of each', async () => {
    const three = ['simulate', '--scenario', 'skirmish', '--option', 'turn-limit=1', '--workers', '0'];
    const bots = ['--a', 'random', '--b', 'random:france', '--c', 'random:britain', '--games', '3'];
    const { code, said, errors } = await vedette(...three, ...bots, '--seed', 'spec', '--json');
    expect([code, errors]).toEqual([0, '']);
    const { seats, bots: told, c } = JSON.parse(said);
    expect([seats, c]).toEqual([3, 'random:britain']);
    expect(told.rows.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
      ['a', 3],
      ['b', 3],
      ['c', 3],
    ]);
  });

  it.each<[string, readonly string[], string]>([
    ['a fourth bot without a third', ['--d', 'random'], '--c'],
    ['more bots than seats', ['--c', 'random', '--d', 'random', '--seats', '3'], '--seats 4'],
    ['a bot that nobody knows', ['--c', 'sergeant'], 'sergeant'],
  ])('refuses %s', async (_, args, says) => {
    const { code, errors } = await vedette('simulate', '--scenario', 'skirmish', '--workers', '0', ...args);
    expect([code, errors]).toEqual([1, expect.stringContaining(says)]);
  });

  it('refuses more bots than a game has seats for', async () => {
    const { code, errors } = await vedette('simulate', ...DUEL, '--c', 'random');
    expect([code, errors]).toEqual([1, expect.stringContaining('no more than 2 play this')]);
  });

  it('stops early when it is sure enough', async () => {
    const { ended, games } = await simulated('--games', '2000', '--within', '10');
    expect([ended, games % 20]).toEqual(['narrow', 0]);
    expect(games).toBeLessThan(200);
  });

  it('ends with what was played so far when it is interrupted', async () => {
    const before = process.listenerCount('SIGINT');
    const { code, said } = await interrupted('simulate', ...DUEL, '--json', '--games', '1000000');
    const { ended, games, wins } = JSON.parse(said);
    expect([code, ended]).toEqual([130, 'cancelled']);
    expect(wins.a + wins.b + wins.draw).toBe(games);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });

  it('takes a unit from a file, or a ready-made one by number or name, which stays with its bot', async () => {
    const file = await here.put('mine.json', { name: 'Mine', skill: 2, traits: ['strong:1'] });
    for (const unit of [file, '2', 'monsieur-roux', 'Monsieur Roux']) {
      expect((await simulated('--a', `recruit:${unit}`, '--games', '2')).games).toBe(2);
    }
  });

  it('searches as often as it is told', async () => {
    const few = await simulated('--a', 'veteran@0', '--games', '4');
    const more = await simulated('--a', 'veteran@80', '--games', '4');
    expect(few.checksum).not.toBe(more.checksum);
  });

  it.each([
    [
      'an unknown bot',
      ['--a', 'vetran'],
      'There is no bot "vetran". Did you mean "veteran"? There are: random',
    ],
    ['simulations of one who does not search', ['--a', 'recruit@9'], 'only a veteran searches'],
    ['simulations that are no number', ['--a', 'veteran@many'], 'veteran@many: give a whole number'],
    ['a colon without a unit', ['--b', 'recruit:'], 'a unit follows the colon'],
    [
      'an unknown scenario',
      ['--scenario', 'meadwo'],
      'There is no scenario "meadwo". Did you mean "meadow"?',
    ],
    ['an unknown unit', ['--a', 'recruit:captain-vain'], 'Did you mean "captain-vane"?'],
    ['a unit file that is not there', ['--a', 'recruit:nowhere.json'], 'nowhere.json: there is no such file'],
    ['no number of games', ['--games', 'many'], '--games many: give a whole number from 1 to 1,000,000'],
    ['no games at all', ['--games', '0'], '--games 0: give a whole number'],
    ['too many workers', ['--workers', '999'], '--workers 999: give a whole number from 0 to 256'],
    ['fewer than no workers', ['--workers', '-1'], '--workers -1: give a whole number from 0 to 256'],
    ['one bot alone', ['--b', 'none'], '"vedette watch --b none" lets one play alone'],
    ['no percent', ['--within', '80'], '--within 80: give the percent'],
    ['an unknown option of the game', ['--option', 'gravity=off'], 'gravity'],
  ])('says in one line what is wrong with %s', async (_, args, message) => {
    const { code, said, errors } = await vedette('simulate', ...DUEL, ...args);
    expect([code, said]).toEqual([1, '']);
    expect(errors).toMatch(/^.+\n$/);
    expect(errors).toContain(message);
  });

  it('knows which strengths a game has', async () => {
    const battle = ['--ruleset', 'bayonet-point', '--seed', 'spec'];
    const refusal = 'Bayonet Point has no bot of that strength yet. There are: random, recruit.\n';
    for (const args of [
      ['simulate', '--a', 'regular'],
      ['watch', '--b', 'regular'],
      ['tournament', '--bots', 'recruit,regular'],
    ])
      expect(await vedette(...args, ...battle)).toMatchObject({
        code: 1,
        said: '',
        errors: `regular: ${refusal}`,
      });
  });

  it('sends whoever wants to see a scenario for one to where it is shown', async () => {
    const { code, errors } = await vedette('simulate', '--scenario', 'wolf-pack', '--workers', '0');
    expect(code).toBe(1);
    expect(errors).toContain('vedette watch --scenario wolf-pack --b none');
  });

  it('says what is wrong with a unit', async () => {
    const file = await here.put('wrong.json', { name: 'X', skill: 9, traits: [] });
    const { code, errors } = await vedette('simulate', ...DUEL, '--a', `recruit:${file}`);
    expect(code).toBe(1);
    expect(errors).toContain(`${file}: /skill: `);
    const { errors: watched } = await vedette('watch', '--ruleset', 'duel', '--b', `recruit:${file}`);
    expect(watched).toContain(`${file}: /skill: `);
  });

  it.each(['simulate', 'tournament', 'watch'])('helps with %s, with examples', async (command) => {
    const { code, said } = await vedette(command, '--help');
    expect(code).toBe(0);
    expect(said).toMatch(new RegExp(`^vedette ${command}: `));
    expect(said).toContain('--seed monday');
    const stray = await vedette(command, 'now');
    expect(stray).toMatchObject({ code: 2, errors: expect.stringContaining(`vedette ${command}: `) });
  });
});

describe('vedette tournament', () => {
  it('lets every bot meet every bot, and rates them', async () => {
    const args = ['tournament', ...DUEL, '--bots', 'random,recruit,veteran@4', '--games', '4'];
    const { ratings, meetings } = JSON.parse((await vedette(...args, '--json')).said);
    expect(ratings.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'recruit', 'veteran@4']);
    for (const rating of ratings) expect(rating).toMatchObject({ elo: expect.any(Number) });
    expect(meetings).toHaveLength(3);
    const { said } = await vedette(...args);
    expect(said).toMatch(/^meadow, 4 games a pairing, seed spec\n\n +Elo /);
    expect(said).toMatch(/^recruit +\d+ ± \d+ /m);
  });

  it('tells bots of a kind apart by their units', async () => {
    const args = ['tournament', ...DUEL, '--bots', 'recruit:1,recruit:2', '--games', '1'];
    const { said } = await vedette(...args);
    expect(said).toMatch(/^meadow, 1 game a pairing/);
    expect(said).toMatch(/^recruit:1 +\d/m);
    expect(said).toMatch(/^recruit:2 +\d/m);
    const { meetings } = JSON.parse((await vedette(...args, '--json')).said);
    expect(meetings).toMatchObject([{ a: 'recruit:1', b: 'recruit:2', games: 1 }]);
  });

  it('rates those who have not met yet when it is interrupted', async () => {
    const { code, said } = await interrupted('tournament', ...DUEL, '--json', '--games', '100000');
    const { ended, ratings, meetings } = JSON.parse(said);
    expect([code, ended]).toEqual([130, 'cancelled']);
    for (const { elo, error } of ratings)
      expect([elo, error]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(meetings).toHaveLength(6);
    expect(meetings.at(-1)).toMatchObject({ a: 'regular', b: 'veteran', games: 0 });
  });

  it('needs two', async () => {
    const { code, errors } = await vedette('tournament', ...DUEL, '--bots', 'recruit');
    expect([code, errors]).toEqual([1, expect.stringContaining('two bots at least')]);
  });
});

describe('vedette watch', () => {
  const WATCH = ['watch', '--ruleset', 'duel', '--seed', 'spec'];

  it('tells a game from its beginning to its end, with its turns', async () => {
    const { code, said } = await vedette(...WATCH, '--a', 'recruit', '--b', 'veteran@2:captain-vane');
    expect(code).toBe(0);
    expect(said).toMatch(
      /^A meadow at dawn\. Captain Vane: recruit, Captain Vane: veteran@2\. Seed spec\.\n/,
    );
    expect(said).toMatch(/\n\nTurn 1\n {2}.+ is quicker/);
    expect(said).toMatch(/\n\n.+\.\n$/);
    expect((await vedette(...WATCH, '--a', 'recruit', '--b', 'veteran@2:captain-vane')).said).toBe(said);
  });

  it('stops after so many turns, and can be slow', async () => {
    const { said } = await vedette(...WATCH, '--turns', '1', '--speed', '1000');
    expect(said).toContain('Turn 1');
    expect(said).not.toContain('Turn 2');
  });

  it('says once which turn it is', async () => {
    const battle = ['watch', '--ruleset', 'bayonet-point', '--turns', '1', '--seed', 'spec'];
    const { said } = await vedette(...battle);
    expect(said).toContain('\n\nTurn 1\n  The armies eyed each other. [BP-SEQ-01]\n');
    expect(said.match(/Turn \d/g)).toEqual(['Turn 1']);
  });

  it('lets one play alone where the game allows that', async () => {
    const alone = ['watch', '--scenario', 'wolf-pack', '--b', 'none', '--turns', '1', '--seed', 'spec'];
    expect(await vedette(...alone)).toMatchObject({ code: 0, said: expect.stringContaining('Turn 1') });
    const { said } = await vedette(...alone, '--a', 'random', '--turns', '1000');
    expect(said).toMatch(/\n\nThere is nobody left to fight\.\n$/);
    const { code, errors } = await vedette(...WATCH, '--b', 'none');
    expect([code, errors]).toEqual([1, expect.stringContaining('There are seats for 2, not for 1')]);
  });

  it('SB-COOP-02 lets two play together, each with as many of a ready-made unit as may go', async () => {
    const together = ['watch', '--scenario', 'wolf-pack', '--turns', '1', '--seed', 'spec'];
    expect(await vedette(...together)).toMatchObject({ code: 0, said: expect.stringContaining('Turn 1') });
  });
});
