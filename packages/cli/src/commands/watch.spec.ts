import { begin, type Game, type Match, prepare } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { expect, it } from 'vitest';
import { endOf } from './watch.ts';

/** A game of two against the monsters, or against each other, that is over. */
function ended(scenario: string, conceded: readonly number[]): string {
  const { ready } = silverBayonet.units;
  const found = silverBayonet.scenarios.list.find((one) => one.id === scenario)!;
  const seats = ['Vane', 'Roux'].map((name, seat) => {
    const unit = structuredClone(ready[seat]!);
    return { name, unit: found.mode === 'solo' ? { ...unit, soldiers: unit.soldiers.slice(0, 1) } : unit };
  });
  const setup = prepare(silverBayonet, { scenario: found, options: {}, seats });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const match = begin(silverBayonet, { setup: setup.value, dice: { seed: 'watch' } });
  const state = { ...match.state, ended: { reason: 'conceded' }, conceded };
  return endOf({ ...match, state } as unknown as Match<Game>);
}

it('SB-END-04.R1 nobody has won where all who play together concede', () => {
  expect(ended('wolf-pack', [0, 1])).toMatch(/^Nobody won\. /);
  expect(ended('wolf-pack', [0])).toMatch(/^Roux won\. /);
});

it('SB-END-04.R1 two against each other who both concede have drawn', () => {
  expect(ended('the-investigation', [0, 1])).toMatch(/^A draw\. /);
  expect(ended('the-investigation', [1])).toMatch(/^Vane won\. /);
});
