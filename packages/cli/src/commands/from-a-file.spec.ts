import duel from '@vedette/duel';
import fearAndFaith from '@vedette/fear-and-faith';
import silverBayonet from '@vedette/silver-bayonet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, vedette } from './commands.spec-support.ts';

let here: Awaited<ReturnType<typeof folder>>;
beforeAll(async () => {
  here = await folder();
});
afterAll(() => here.remove());

const scenario = ({
  scenarios,
}: {
  readonly scenarios: { readonly list: readonly { readonly id: string }[] };
}) => scenarios.list[0]!;

/** A file of one scenario that names its game. */
const file = (ruleset: string, document: object) => ({
  format: 'vedette-scenarios',
  version: 1,
  ruleset,
  scenarios: [{ ...document, id: 'mine', name: 'Mine' }],
});

const RANDOM = ['--a', 'random', '--b', 'random', '--seed', 'spec'];

describe('a file of one’s own', () => {
  it('says which game is played, to whoever watches and whoever counts', async () => {
    const path = await here.put('mine.json', file('fear-and-faith', scenario(fearAndFaith)));
    const watched = await vedette('watch', '--scenario', path, ...RANDOM, '--turns', '1');
    expect([watched.code, watched.errors]).toEqual([0, '']);
    expect(watched.said).toMatch(/^Mine\. /);
    const rest = ['--games', '1', '--workers', '0', '--json'];
    const { said } = await vedette('simulate', '--scenario', path, ...RANDOM, ...rest);
    expect(JSON.parse(said)).toMatchObject({ ruleset: 'fear-and-faith', scenario: 'mine', games: 1 });
  });

  it('is known by its form where it names no game', async () => {
    const path = await here.put('bare.json', { ...scenario(fearAndFaith), id: 'bare', name: 'Bare' });
    const { said } = await vedette('watch', '--scenario', path, ...RANDOM, '--turns', '1');
    expect(said).toMatch(/^Bare\. /);
  });

  it('of a unit says it, too', async () => {
    const path = await here.put('party.json', fearAndFaith.units.ready[0]);
    const { said } = await vedette('watch', '--a', `random:${path}`, '--b', 'random', '--turns', '1');
    expect(said).toMatch(/^Open fight\. /);
  });

  it('for another game than the one that was told is a mistake', async () => {
    const path = await here.put('theirs.json', file('fear-and-faith', scenario(fearAndFaith)));
    const told = await vedette('watch', '--scenario', path, '--ruleset', 'silver-bayonet');
    expect([told.code, told.errors]).toEqual([1, `${path} is for fear-and-faith, not for silver-bayonet.\n`]);
    const unit = await here.put('unit.json', silverBayonet.units.ready[0]);
    const mixed = await vedette('simulate', '--scenario', path, '--a', `recruit:${unit}`);
    expect(mixed.errors).toBe(`${unit} is for silver-bayonet, ${path} is for fear-and-faith.\n`);
  });

  it('that is for no game in particular is left to the one that was told', async () => {
    const path = await here.put('duel.json', { ...scenario(duel), id: 'own' });
    const { code } = await vedette('watch', '--ruleset', 'duel', '--scenario', path, '--seed', 'spec');
    expect(code).toBe(0);
  });

  it('brings its monsters into the odds', async () => {
    const sexton = { name: 'The sexton', quality: 4, combat: 5 };
    const document = { ...scenario(fearAndFaith), bestiary: { sexton } };
    const path = await here.put('bell.json', file('fear-and-faith', document));
    const fight = ['odds', 'fight', '--attacker', 'cop', '--target', 'sexton', '--modifier', '1'];
    const { code, said } = await vedette(...fight, '--scenario', path);
    expect(code).toBe(0);
    expect(said).toMatch(/^rolls +d6 \+ 4 against d6 \+ 5$/m);
    const without = await vedette(...fight, '--ruleset', 'fear-and-faith');
    expect([without.code, without.errors]).toEqual([
      1,
      expect.stringContaining('--target: There is no "sexton"'),
    ]);
    const wrong = await here.put(
      'wrong.json',
      file('fear-and-faith', { ...document, bestiary: { sexton: {} } }),
    );
    expect((await vedette(...fight, '--scenario', wrong)).errors).toContain('/bestiary/sexton');
  });
});
