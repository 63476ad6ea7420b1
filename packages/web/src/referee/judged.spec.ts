import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import { type Game, type Json, type MatchSetup, type Ruleset, usualUnits } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { judged } from './judged.ts';

const general = (ruleset: unknown) => ruleset as Ruleset<Game>;

const strong: Json = { name: 'Roux', skill: 1, traits: ['strong:2'] };
const timid: Json = { name: 'Pell', skill: 0, traits: ['timid'] };
const plain: Json = { name: 'Vane', skill: 0, traits: [] };

type Problems = (setup: MatchSetup<Game>) => ReturnType<Ruleset<Game>['problems']>;

/** The duel with a rule of its own about who may sit where. */
function duelWith(problems: Problems, ready: readonly Json[]): Ruleset<Game> {
  const game = general(duel);
  return { ...game, problems, units: { ...game.units, ready } };
}

const has = (unit: unknown, trait: string) =>
  (unit as { readonly traits: readonly string[] }).traits.includes(trait);

const match = { scenario: 'meadow', seats: 2, options: {} };

/** The codes, unit by unit and seat by seat. */
const codes = (ruleset: Ruleset<Game>, units: readonly Json[]) =>
  judged(ruleset, match, units).map(({ problems }) => problems.map((problem) => problem?.code ?? null));

describe('a unit in a match to be', () => {
  it('is judged for each seat, not for the first alone', () => {
    const attackerIsStrong = duelWith(
      ({ seats }) =>
        has(seats[0]!.unit, 'strong:2') ? [] : [{ code: 'weak', path: '/seats/0/unit', says: 'match.over' }],
      [plain, strong],
    );
    expect(codes(attackerIsStrong, [strong, plain])).toEqual([
      [null, null],
      ['weak', null],
    ]);
  });

  it('is judged against one that suits the other seat, not against its own double', () => {
    const oneOfEach = duelWith(
      ({ seats }) =>
        has(seats[0]!.unit, 'timid') === has(seats[1]!.unit, 'timid')
          ? [{ code: 'alike', path: '/seats/0/unit', says: 'match.over' }]
          : [],
      [timid, plain],
    );
    expect(codes(oneOfEach, [timid, plain])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('answers for what is wrong with the match only where others do better', () => {
    const noTimid: Problems = ({ seats }) =>
      seats.some(({ unit }) => has(unit, 'timid'))
        ? [{ code: 'timid', path: '/seats', says: 'match.over' }]
        : [];
    expect(codes(duelWith(noTimid, [plain]), [timid, plain])).toEqual([
      ['timid', 'timid'],
      [null, null],
    ]);
    expect(codes(duelWith(noTimid, [timid]), [timid])).toEqual([[null, null]]);
  });

  it('may be no unit at all', () => {
    expect(codes(general(duel), [{ name: 'Nobody' }, plain])).toEqual([
      ['schema.invalid', 'schema.invalid'],
      [null, null],
    ]);
  });

  it.each([
    ['The Silver Bayonet', general(silverBayonet)],
    ['Bayonet Point', general(bayonetPoint)],
    ['Fear and Faith', general(fearAndFaith)],
  ])('of %s fits every seat of every scenario, if it is one of its usual pairing', (_, ruleset) => {
    const { ready } = ruleset.units;
    const unfit = ruleset.scenarios.list.flatMap((scenario) => {
      const { id, players = ruleset.seats } = scenario as { id: string; players?: { min: number } };
      const usual = usualUnits(ruleset, id);
      const units = (usual.length === 0 ? [0, 1] : usual).map((n) => ready[n] as Json);
      const found = judged(ruleset, { scenario: id, seats: players.min, options: {} }, units);
      return found.flatMap(({ problems }) => problems).filter((problem) => problem !== null);
    });
    expect(unfit).toEqual([]);
  });

  it('BP-GEN-08 of single figures has no place among units, nor the other way round', () => {
    const units = bayonetPoint.units.ready.filter(({ random }) => random === undefined) as readonly Json[];
    const fitting = (mode: string) => {
      const scenario = bayonetPoint.scenarios.list[0]!.id;
      const found = judged(
        general(bayonetPoint),
        { scenario, seats: 2, options: { 'play-mode': mode } },
        units,
      );
      return found.flatMap(({ problems: [first, second] }, n) =>
        first === null && second === null ? [n] : [],
      );
    };
    const [asUnits, alone] = [fitting('units'), fitting('individuals')];
    expect(Math.min(asUnits.length, alone.length)).toBeGreaterThan(0);
    expect([...asUnits, ...alone].sort((a, b) => a - b)).toEqual(units.map((_, n) => n));
  });

  it('goes in part where not all may go', () => {
    const solo = silverBayonet.scenarios.list.find(({ mode }) => mode === 'solo')!;
    const [first] = judged(
      general(silverBayonet),
      { scenario: solo.id, seats: 2, options: {} },
      silverBayonet.units.ready as readonly Json[],
    );
    expect(first).toMatchObject({ problems: [null, null], part: { rule: 'SB-COOP-02', most: 3 } });
    expect(first!.part!.note).toContain('up to 3');
  });
});
