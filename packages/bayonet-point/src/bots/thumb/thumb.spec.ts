import { type Asked, initialState, prepare, random, refusalOf, simulate } from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { BayonetPoint } from '../../game.ts';
import bayonetPoint from '../../ruleset.ts';
import { thumb } from './thumb.ts';

/** Questions more than any of these games needs. */
const MOST_ASKS = 20_000;

/** Plays a match with recruits in both seats; every answer must be legal and every boundary sound. */
function played(request: Parameters<typeof prepare>[1], seed: string) {
  const setup = prepare(bayonetPoint, request);
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  const chance = random(seed);
  const policy = (asked: Asked<BayonetPoint>) => {
    const answer = thumb(asked, chance);
    const problem = refusalOf(bayonetPoint, asked, answer, asked.view());
    if (problem !== null) throw new Error(`${asked.kind}: ${JSON.stringify(problem)}`);
    return answer;
  };
  let state = initialState(bayonetPoint, { setup: setup.value, dice: { seed } });
  for (let asks = 0; asks < MOST_ASKS; ) {
    const step = simulate(bayonetPoint, state, policy, { asks: MOST_ASKS, steps: 1 });
    asks += step.asks;
    state = step.state;
    const broken = bayonetPoint.fuzz.invariants(state);
    if (broken.length > 0) throw new Error(broken[0]);
    if (step.over) return state;
  }
  throw new Error(`No end in turn ${state.turn}.`);
}

describe('recruits', () => {
  const { ready } = bayonetPoint.units;
  const small = ready.filter(({ units, limit }) => units.length > 0 && limit === 200);
  const single = ready.filter(({ figures }) => figures.length > 0);
  const seats = (forces: typeof ready) => forces.slice(0, 2).map((unit) => ({ unit }));
  const scenarios = bayonetPoint.scenarios.list.map(({ id }) => id);

  it.each(scenarios)('play %s to its end', (scenario) => {
    expect(played({ scenario, seats: seats(small) }, `recruits in ${scenario}`).ended).not.toBeNull();
  });

  it.each(['bump-in-the-jungle', 'plunder-the-baggage'])('play %s with single figures', (scenario) => {
    const options = { 'play-mode': 'individuals', 'figure-scale': 'small' };
    const state = played({ scenario, seats: seats(single), options }, `single in ${scenario}`);
    expect(state.ended).not.toBeNull();
  });

  it.each([0, 1])('play made-up game %i with any forces, options and tables', (n) => {
    const deal = pools(bayonetPoint.fuzz.pools, random(`pools ${n}`));
    const request = bayonetPoint.fuzz.setup(random(`made up ${n}`), deal.pick);
    expect(played(request as Parameters<typeof prepare>[1], `made up ${n}`).ended).not.toBeNull();
  });

  it('give the same answer to the same question', () => {
    const ends = [1, 2].map(() => played({ scenario: 'common-ground', seats: seats(small) }, 'twice'));
    expect(ends[0]!.figures).toEqual(ends[1]!.figures);
  });
});
