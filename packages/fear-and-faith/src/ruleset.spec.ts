import { answer, begin, prepare, random, sampleOf } from '@vedette/engine';
import { fuzz, leaks, promptFaults, tellingFaults } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from './ruleset.ts';
import { scene } from './scene.spec-support.ts';
import { STAGING } from './words/en/staging.ts';

/** Questions one game is followed for. */
const ENOUGH = 400;

function partyOf(side: 'good' | 'evil') {
  return fearAndFaith.units.ready.find((party) => party.side === side)!;
}

function setupOf(sides: readonly ('good' | 'evil')[], options = {}) {
  return prepare(fearAndFaith, {
    scenario: 'open-fight',
    seats: sides.map((side) => ({ unit: partyOf(side) })),
    options: { 'point-limit': 1000, 'custom-profiles': 'allowed', 're-equip': 'allowed', ...options },
  });
}

function game(seed: string) {
  const setup = setupOf(['good', 'evil'], { 'round-limit': '4' });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(fearAndFaith, { setup: setup.value, dice: { seed } });
}

describe('the ruleset', () => {
  it('random games play to their end without a fault', () => {
    const { failures } = fuzz(fearAndFaith, { games: 10, seed: 'spec' });
    expect(failures.map(({ kind, seed, message }) => `${kind} ${seed}: ${message}`)).toEqual([]);
  }, 300_000);

  it('one game as people play it: every fact and question has words', () => {
    const dice = random('people');
    let match = game('people');
    for (let n = 0; match.pending !== null && n < ENOUGH; n++) {
      const { pending, state } = match;
      expect(promptFaults(fearAndFaith, pending, state)).toEqual([]);
      expect(leaks(fearAndFaith, state)).toEqual([]);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const reply = sampleOf(fearAndFaith, pending, dice, () => state);
      const next = answer(match, pending.seat, reply);
      if (!next.ok) throw new Error(JSON.stringify(next.refusals));
      match = next.value;
    }
    for (const { event } of match.told) {
      expect(tellingFaults(fearAndFaith, event, match.state, STAGING)).toEqual([]);
      expect(fearAndFaith.speech.in().describe(event, match.state)).toMatch(/[.?!]$/);
      expect(event.rule).toMatch(/^FF-/);
    }
    expect(match.pending).toBeNull();
    expect(fearAndFaith.outcome(match.state)?.shares.reduce((sum, share) => sum + share, 0)).toBe(1);
  }, 120_000);

  it('FF-GEN-19 in an open fight nothing is hidden but the dice to come', () => {
    const state = scene({
      models: [
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
    });
    const { dice: _, ...open } = state;
    const { dice: __, ...seen } = fearAndFaith.view(state, 1);
    expect(seen).toEqual(open);
  });

  it('FF-OPT-31 three-players: more than two parties only where it is switched on', () => {
    const sides = ['good', 'evil', 'evil'] as const;
    expect(setupOf(sides)).toMatchObject({
      ok: false,
      refusals: [{ code: 'setup.three-players', rule: 'FF-GEN-20' }],
    });
    expect(setupOf(sides, { 'three-players': true }).ok).toBe(true);
  });
});
