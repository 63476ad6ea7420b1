import { type Asked, initialState, prepare, random, refusalOf, simulate } from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverBayonet } from '../../game.ts';
import silverBayonet from '../../ruleset.ts';
import { thumb } from './thumb.ts';

/** A question more than any of these games needs. */
const MOST_ASKS = 8000;

/** Plays a match with recruits in all seats; every answer must be legal and every boundary sound. */
function played(request: Parameters<typeof prepare>[1], seed: string) {
  const setup = prepare(silverBayonet, request);
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  const chance = random(seed);
  let said: unknown = null;
  const policy = (asked: Asked<SilverBayonet>) => {
    const answer = thumb(asked, chance);
    // A Move that is announced and not made would be announced for ever.
    if (said === 'move' && asked.kind === 'move' && (answer as readonly object[]).length === 0)
      throw new Error('It announced a Move and stays.');
    said = asked.kind === 'act' ? answer : null;
    const problem = refusalOf(silverBayonet, asked, answer, asked.view());
    if (problem !== null) throw new Error(`${asked.kind}: ${JSON.stringify(problem)}`);
    return answer;
  };
  let state = initialState(silverBayonet, { setup: setup.value, dice: { seed } });
  for (let asks = 0; asks < MOST_ASKS; ) {
    const step = simulate(silverBayonet, state, policy, { asks: MOST_ASKS, steps: 1 });
    asks += step.asks;
    state = step.state;
    const broken = silverBayonet.fuzz.invariants(state);
    if (broken.length > 0) throw new Error(broken[0]);
    if (step.over) return state;
  }
  throw new Error(`No end in turn ${state.turn}.`);
}

describe('recruits', () => {
  const [first, second] = silverBayonet.units.ready;
  const whole = silverBayonet.scenarios.list.map(({ id, players, mode }) => ({ id, players, mode }));

  it.each(whole)('play $id to its end', ({ id, mode }) => {
    const seats = (mode === 'solo' ? [first] : [first, second]).map((unit) => ({ unit }));
    expect(played({ scenario: id, seats }, `recruits in ${id}`).ended).not.toBeNull();
  });

  it('play together against monsters', () => {
    const half = (unit: typeof first) => ({ unit: { ...unit!, soldiers: unit!.soldiers.slice(-3) } });
    const state = played({ scenario: 'wolf-pack', seats: [half(first), half(second)] }, 'together');
    expect(state.ended).not.toBeNull();
  });

  it.each([0, 1, 2, 3, 4, 5])('play made-up game %i with any units, options and tables', (n) => {
    const deal = pools(silverBayonet.fuzz.pools, random(`pools ${n}`));
    const request = silverBayonet.fuzz.setup(random(`made up ${n}`), deal.pick);
    const state = played(request as Parameters<typeof prepare>[1], `made up ${n}`);
    expect(state.ended).not.toBeNull();
  });

  it('give the same answer to the same question', () => {
    const seats = [first, second].map((unit) => ({ unit }));
    const ends = [1, 2].map(() => played({ scenario: 'skirmish', seats }, 'twice'));
    expect(ends[0]!.figures).toEqual(ends[1]!.figures);
  });
});
