import {
  begin,
  type Game,
  hashOf,
  type Kept,
  keptOf,
  prepare,
  type Ruleset,
  usualUnits,
} from '@vedette/engine';
import { RULESETS } from '@vedette/games';
import { Host, playersFor } from '@vedette/referee';
import { beforeAll, describe, expect, it } from 'vitest';
import { Alike } from './alike.ts';

const GAMES = new Map<string, Ruleset<Game>>();
const NAMES = Object.keys(RULESETS);
/** So many decisions of recruits. */
const SOME = 40;
/** Until the edges are chosen and everybody is there. */
const UNDER_WAY = 120;

beforeAll(async () => {
  for (const [id, load] of Object.entries(RULESETS)) GAMES.set(id, await load());
});

interface Wanted {
  readonly game: string;
  readonly scenario?: string;
  readonly names?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}

/** As it comes out of a store. */
function kept(
  seed: string,
  { game, scenario, names = ['Anne', 'Bertrand'], options = {} }: Wanted,
): Kept<Game> {
  const ruleset = GAMES.get(game)!;
  const played = scenario ?? ruleset.scenarios.list[0]!.id;
  const usual = usualUnits(ruleset, played);
  const seats = names.map((name, i) => ({ name, unit: ruleset.units.ready[usual[i] ?? i]! }));
  const setup = prepare(ruleset, { scenario: played, seats, options });
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  const match = begin(ruleset, { setup: setup.value, dice: { seed } });
  return throughJson(keptOf(match));
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function shared(alike: Alike, own: Kept<Game>, game: string): Kept<Game> {
  return { ...own, save: alike.save(own.save, GAMES.get(game)!.fixed) };
}

function reopened(own: Kept<Game>, game: string): Host {
  const ruleset = GAMES.get(game)!;
  const opened = Host.reopen(ruleset, own, playersFor(ruleset, ['recruit', 'recruit'], 'alike'));
  if (!opened.ok) throw new Error(opened.refusals[0]!.code);
  return opened.value;
}

function goOn(hosts: readonly Host[], decisions: number): readonly string[] {
  for (let n = 0; n < decisions; n++) for (const host of hosts) host.decide();
  return hosts.map((host) => hashOf(host.match));
}

function partsOf({ save }: Kept<Game>): Record<string, unknown> {
  return save.boundary as unknown as Record<string, unknown>;
}

describe('what matches have alike', () => {
  const game = 'silver-bayonet';

  it('is shared by two on the same table, and each is what it was', () => {
    const alike = new Alike();
    const own = [kept('one', { game }), kept('other', { game, names: ['Claire', 'Denis'] })];
    const both = own.map((each) => shared(alike, each, game));
    expect(both).toEqual(own);
    const [one, other] = both.map(partsOf);
    expect(one!['terrain']).toBe(other!['terrain']);
    expect(one!['figures']).not.toBe(other!['figures']);
    const setups = both.map(({ save: { origin } }) => ('setup' in origin ? origin.setup : null)!);
    expect(setups[0]!.scenario).toBe(setups[1]!.scenario);
    expect(setups[0]!.seats[0]!.unit).toBe(setups[1]!.seats[0]!.unit);
    expect(setups.map(({ seats }) => seats[0]!.name)).toEqual(['Anne', 'Claire']);
  });

  it('cannot be changed in place, and what differs is not shared', () => {
    const alike = new Alike();
    const own = kept('one', { game });
    const terrainOf = (each: Kept<Game>) => partsOf(each)['terrain'] as { readonly pieces: object[] };
    const first = terrainOf(shared(alike, own, game));
    expect(() => first.pieces.pop()).toThrow(TypeError);
    terrainOf(own).pieces.pop();
    const second = terrainOf(shared(alike, own, game));
    expect(second.pieces).toHaveLength(first.pieces.length - 1);
  });
});

describe.each(NAMES)('reopened matches of %s', (game) => {
  it('go on by turns on shared parts as each does by itself', () => {
    const alike = new Alike();
    const own = ['one', 'other'].map((seed) => kept(seed, { game }));
    const together = own.map((each) => shared(alike, each, game));
    for (const key of GAMES.get(game)!.fixed)
      expect(partsOf(together[0]!)[key], key).toBe(partsOf(together[1]!)[key]);
    const apart = own.flatMap((each) => goOn([reopened(each, game)], SOME));
    expect(
      goOn(
        together.map((each) => reopened(each, game)),
        SOME,
      ),
    ).toEqual(apart);
  });
});

it('two matches on one battle and in two scales are judged each by its own', () => {
  const game = 'bayonet-point';
  const alike = new Alike();
  const own = ['large', 'small'].map((scale) => {
    const options = { 'figure-scale': scale };
    const host = reopened(kept('one', { game, scenario: 'sack-the-chateau', options }), game);
    goOn([host], UNDER_WAY);
    return throughJson(host.kept());
  });
  const together = own.map((each) => shared(alike, each, game));
  const [large, small] = together.map(partsOf);
  expect(large!['battle']).toBe(small!['battle']);
  expect(large!['options']).not.toBe(small!['options']);
  const judged = (each: Kept<Game>) => GAMES.get(game)!.bots.evaluate(reopened(each, game).match.state, 0);
  expect(together.map(judged)).toEqual(own.map(judged));
});
