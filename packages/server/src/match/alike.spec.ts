import { begin, type Game, prepare, type Ruleset, saveOf, usualUnits } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { expect, it } from 'vitest';
import { Alike } from './alike.ts';

const ruleset = silverBayonet as unknown as Ruleset<Game>;

function saved(seed: string, names: readonly string[]) {
  const [scenario] = ruleset.scenarios.list;
  const usual = usualUnits(ruleset, scenario!.id);
  const seats = names.map((name, i) => ({ name, unit: ruleset.units.ready[usual[i] ?? i]! }));
  const setup = prepare(ruleset, { scenario: scenario!.id, seats });
  if (!setup.ok) throw new Error('Nobody can play.');
  const save = saveOf(begin(ruleset, { setup: setup.value, dice: { seed } }));
  return JSON.parse(JSON.stringify(save)) as typeof save;
}

it('two matches on the same table share it, and each is what it was', () => {
  const alike = new Alike();
  const [one, other] = [saved('one', ['Anne', 'Bertrand']), saved('other', ['Claire', 'Denis'])];
  const [its, others] = [one, other].map((save) => alike.save(save, ruleset.fixed));
  expect([its, others]).toEqual([one, other]);
  const grounds = [its!, others!].map(({ boundary }) => boundary as unknown as Record<string, unknown>);
  expect(grounds[0]!['terrain']).toBe(grounds[1]!['terrain']);
  expect(grounds[0]!['figures']).not.toBe(grounds[1]!['figures']);
  const setups = [its!, others!].map(({ origin }) => ('setup' in origin ? origin.setup : null)!);
  expect(setups[0]!.scenario).toBe(setups[1]!.scenario);
  expect(setups[0]!.seats[0]!.unit).toBe(setups[1]!.seats[0]!.unit);
  expect(setups.map(({ seats }) => seats[0]!.name)).toEqual(['Anne', 'Claire']);
});

it('what is shared cannot be changed in place, and what differs is not shared', () => {
  const alike = new Alike();
  const save = saved('one', ['Anne', 'Bertrand']);
  const { terrain } = save.boundary as unknown as { readonly terrain: { readonly pieces: object[] } };
  const first = alike.save(save, ruleset.fixed).boundary as unknown as { terrain: { pieces: object[] } };
  expect(() => first.terrain.pieces.pop()).toThrow(TypeError);
  terrain.pieces.pop();
  const second = alike.save(save, ruleset.fixed).boundary as unknown as { terrain: { pieces: object[] } };
  expect(second.terrain.pieces).toHaveLength(first.terrain.pieces.length - 1);
});
