import {
  type Game,
  initialState,
  prepare,
  type Ruleset,
  randomPolicy,
  retrace,
  saveOf,
  simulate,
} from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, vedette } from './commands.spec-support.ts';

const game = silverBayonet as unknown as Ruleset<Game>;

let here: Awaited<ReturnType<typeof folder>>;
let units: readonly string[];
beforeAll(async () => {
  here = await folder();
  const first = await here.put('unit-1.json', (await vedette('unit', 'show', '1')).said);
  units = [first, await here.put('unit-2.json', (await vedette('unit', 'show', '2')).said)];
});
afterAll(() => here.remove());

async function started(name: string) {
  const path = here.at(name);
  const flags = units.flatMap((unit) => ['--unit', unit]);
  return { path, ...(await vedette('campaign', 'start', path, ...flags, '--seed', 'war')) };
}

/** The awaited game, played to its end by chance, as a saved match. */
function playedOut(request: Parameters<typeof prepare>[1]): unknown {
  const setup = prepare(game, request);
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const origin = { setup: setup.value, dice: { seed: 'game' } };
  const chance = randomPolicy(game, 'answers');
  const answers: unknown[] = [];
  simulate(game, initialState(game, origin), (...asked) => {
    const given = chance(...asked);
    answers.push(structuredClone(given));
    return given;
  });
  return saveOf(retrace(game, origin, { answers, forks: [] } as never, answers.length).match);
}

describe('vedette campaign', () => {
  it('starts with the units, says how they stand and what is asked', async () => {
    const { code, said } = await started('new.json');
    expect(code).toBe(0);
    expect(said).toContain('The Carinthian Night Watch (Player 1)');
    expect(said).toContain('vedette campaign answer <file> <option>');
  });

  it('writes over nothing', async () => {
    await started('mine.json');
    expect(await started('mine.json')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is there already'),
    });
  });

  it('goes from a game to its report and into what follows; a step can be taken back', async () => {
    const { path } = await started('war.json');
    for (const word of ['play', '0,1', 'the-investigation']) {
      expect(await vedette('campaign', 'answer', path, word)).toMatchObject({ code: 0, errors: '' });
    }
    const { said } = await vedette('campaign', 'match', path);
    const { ruleset, ...request } = JSON.parse(said);
    expect([ruleset, request.scenario]).toEqual(['silver-bayonet', 'the-investigation']);
    const save = await here.put('game.json', playedOut(request));
    const reported = await vedette('campaign', 'report', path, save);
    expect(reported).toMatchObject({ code: 0, errors: '' });
    expect((await vedette('campaign', 'match', path)).errors).toContain('No game is awaited now');
    expect((await vedette('campaign', 'log', path)).said).toContain('The Investigation');
    expect(await vedette('campaign', 'undo', path)).toMatchObject({
      code: 0,
      said: expect.stringContaining('How did game 1 go?'),
    });
    expect((await vedette('campaign', 'match', path)).code).toBe(0);
  });

  it('refuses what is not on offer, with nothing lost', async () => {
    const { path } = await started('careful.json');
    const before = await here.read('careful.json');
    expect(await vedette('campaign', 'answer', path, 'surrender')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('not on offer'),
    });
    expect(await here.read('careful.json')).toBe(before);
  });

  it('SB-CAMP-24 takes what is agreed on before it begins', async () => {
    const agreed = (...options: string[]) =>
      vedette('campaign', 'start', here.at('agreed.json'), '--unit', units[0]!, ...options);
    expect((await agreed('--option', 'power-differential')).errors).toContain('the form <name>=<value>');
    expect((await agreed('--option', 'power-diferential=on')).errors).toContain('power-diferential');
    const options = ['power-differential=on', 'campaign-goal=25', 'differential-21=high'];
    expect((await agreed(...options.flatMap((option) => ['--option', option]))).code).toBe(0);
    expect(JSON.parse(await here.read('agreed.json')).boundary.options).toMatchObject({
      'power-differential': true,
      'campaign-goal': 25,
      'differential-21': 'high',
    });
  });

  it('needs a unit, and says so', async () => {
    expect((await vedette('campaign', 'start', here.at('nobody.json'))).errors).toContain(
      '--unit <unit.json>',
    );
  });

  it('says how a game is played and reported, and what a document is when it gets none', async () => {
    const { path } = await started('help.json');
    for (const word of ['play', '0,1']) await vedette('campaign', 'answer', path, word);
    const { said } = await vedette('campaign', 'answer', path, 'last-stand');
    expect(said).toContain('vedette campaign match <file>');
    expect(said).toContain('vedette campaign report <file> <save>');
    expect((await vedette('campaign', 'answer', path, 'we won')).errors).toMatch(
      /^The answer.*: no JSON: .*@answer\.json\.\n$/,
    );
    expect((await vedette('campaign', 'report', path, units[0]!)).errors).toMatch(/unit-1\.json: .*save/);
  });

  it('says when a game has none', async () => {
    expect((await vedette('campaign', 'show', here.at('x.json'), '--ruleset', 'duel')).errors).toContain(
      '"duel" has no campaign',
    );
  });
});
