import { answer, begin, prepare, random, type SetupRequest } from '@vedette/engine';
import { fuzz, leaks, promptFaults, tellingFaults } from '@vedette/engine/testing';
import { describe, expect, inject, it } from 'vitest';
import { looking } from './hooks.ts';
import { ready } from './muster/ready.ts';
import silverBayonet from './ruleset.ts';
import { STAGING } from './words/staging.ts';

/** Questions one game is followed for. */
const ENOUGH = 1500;

function game(seed: string) {
  const request: SetupRequest = {
    scenario: 'skirmish',
    seats: [{ unit: ready[0] }, { unit: ready[1] }],
    options: { 'encounter-threshold': 8 },
  };
  const setup = prepare(silverBayonet, request);
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(silverBayonet, { setup: setup.value, dice: { seed } });
}

describe('the ruleset', () => {
  it('random games play to their end without a fault', () => {
    const { failures } = fuzz(silverBayonet, { games: inject('whole') ? 20 : 6, seed: 'spec' });
    expect(failures.map(({ kind, seed, message }) => `${kind} ${seed}: ${message}`)).toEqual([]);
  }, 300_000);

  it('one game as people play it: every fact and question has words, nobody sees what is hidden', () => {
    const dice = random('people');
    let match = game('people');
    for (let n = 0; match.pending !== null && n < ENOUGH; n++) {
      const { pending, state } = match;
      expect(promptFaults(silverBayonet, pending, state)).toEqual([]);
      expect(leaks(silverBayonet, state)).toEqual([]);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const reply = silverBayonet.questions[pending.kind].sample(pending.question as never, dice, () =>
        looking(state),
      );
      const next = answer(match, pending.seat, reply);
      if (!next.ok) throw new Error(JSON.stringify(next.refusals));
      match = next.value;
    }
    expect(match.answers.length).toBeGreaterThan(100);
    for (const { event } of match.told) {
      expect(tellingFaults(silverBayonet, event, match.state, STAGING)).toEqual([]);
      expect(silverBayonet.speech.in().describe(event, match.state)).toMatch(/[.?]$/);
      expect(event.rule).toMatch(/^SB-/);
    }
    expect(match.pending).toBeNull();
    expect(silverBayonet.outcome(match.state)?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  }, 120_000);

  it('terrain, options, sides and bestiary are never changed in place', () => {
    expect(silverBayonet.fixed).toEqual(['terrain', 'options', 'scenario', 'sides', 'bestiary']);
    const { state } = game('fixed');
    for (const key of silverBayonet.fixed) expect(Object.keys(state)).toContain(key);
  });
});
