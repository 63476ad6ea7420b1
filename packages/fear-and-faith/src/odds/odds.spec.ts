import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { type Attack, PLAIN_ATTACK } from '../rules/combat/attack.ts';
import { duel, of, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { activationGambles } from './activation-odds.ts';
import { fightOdds } from './fight-odds.ts';

function blow(state: FaithState, more: Partial<Attack> = {}) {
  const [attacker, target] = [of(state, 'a'), of(state, 'b')];
  const from = { x: attacker.x, y: attacker.y, z: attacker.z };
  return fightOdds(looking(state), {
    ...PLAIN_ATTACK,
    kind: 'close',
    weapon: 'hand-weapon',
    attacker,
    target,
    from,
    ...more,
  });
}

const EVEN: Partial<SceneModel> = { combat: 3 };

describe('odds', () => {
  it('FF-HTH-03 an even fight C3 against C3: 6/36 nothing; 5 recoil, 8 fall, 2 killed for either side', () => {
    const odds = blow(duel(EVEN, EVEN));
    expect(odds.of).toBe(36);
    expect(odds.outcomes.find(({ target, attacker }) => target === 'none' && attacker === 'none')?.ways).toBe(
      6,
    );
    for (const side of [odds.target, odds.attacker])
      expect(side).toEqual({ none: 21, recoil: 5, fall: 8, killed: 2 });
  });

  it('FF-ACT-03 three dice at 4+ pass the turn in 1/2; two in 1/4; one never', () => {
    const state = scene({ models: [{ id: 'a', quality: 4 }] });
    const gambles = activationGambles(looking(state), [of(state, 'a')]);
    expect(gambles.map(({ turnover, of: all }) => [turnover, all])).toEqual([
      [0, 6],
      [9, 36],
      [108, 216],
    ]);
    expect(gambles[2]!.outcomes).toEqual([
      { actions: 0, turnover: true, ways: 27 },
      { actions: 1, turnover: true, ways: 81 },
      { actions: 2, turnover: false, ways: 81 },
      { actions: 3, turnover: false, ways: 27 },
    ]);
  });
});
