import { answer, begin, prepare, random, type SetupRequest, sampleOf } from '@vedette/engine';
import { fuzz, leaks, promptFaults, tellingFaults } from '@vedette/engine/testing';
import { describe, expect, inject, it } from 'vitest';
import { ready } from './muster/ready.ts';
import bayonetPoint from './ruleset.ts';
import { STAGING } from './words/staging.ts';

/** Questions one game is followed for. */
const ENOUGH = 600;

function game(seed: string) {
  const request: SetupRequest = {
    scenario: 'common-ground',
    seats: [{ unit: ready[0] }, { unit: ready[1] }],
    options: { 'turn-limit': 6 },
  };
  const setup = prepare(bayonetPoint, request);
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(bayonetPoint, { setup: setup.value, dice: { seed } });
}

describe('the ruleset', () => {
  it('random games play to their end without a fault', () => {
    const { failures } = fuzz(bayonetPoint, { games: inject('whole') ? 15 : 6, seed: 'spec' });
    expect(failures.map(({ kind, seed, message }) => `${kind} ${seed}: ${message}`)).toEqual([]);
  }, 300_000);

  it('one game as people play it: every fact and question has words', () => {
    const dice = random('people');
    let match = game('people');
    for (let n = 0; match.pending !== null && n < ENOUGH; n++) {
      const { pending, state } = match;
      expect(bayonetPoint.speech.in().prompt(pending, state).title).not.toContain('somebody');
      expect(promptFaults(bayonetPoint, pending, state)).toEqual([]);
      expect(leaks(bayonetPoint, state)).toEqual([]);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const reply = sampleOf(bayonetPoint, pending, dice, () => state);
      const next = answer(match, pending.seat, reply);
      if (!next.ok) throw new Error(JSON.stringify(next.refusals));
      match = next.value;
    }
    for (const { event } of match.told) {
      expect(tellingFaults(bayonetPoint, event, match.state, STAGING)).toEqual([]);
      expect(bayonetPoint.speech.in().describe(event, match.state)).toMatch(/^(?!.*somebody).+[.?!]$/);
      expect(event.rule).toMatch(/^BP-/);
    }
    expect(match.pending).toBeNull();
    expect(bayonetPoint.outcome(match.state)?.shares.reduce((sum, share) => sum + share, 0)).toBe(1);
  }, 120_000);

  it('BP-GEN-08 a force must be of the kind that is played', () => {
    const request = {
      scenario: 'open-battle',
      seats: [{ unit: ready[0] }, { unit: ready[1] }],
      options: { 'play-mode': 'individuals' },
    };
    const setup = prepare(bayonetPoint, request);
    expect(setup.ok ? [] : setup.refusals.map(({ code }) => code)).toEqual([
      'setup.play-mode',
      'setup.play-mode',
    ]);
  });

  it('terrain, options, battle and sides are never changed in place', () => {
    expect(bayonetPoint.fixed).toEqual(['terrain', 'options', 'battle', 'sides']);
  });
});
