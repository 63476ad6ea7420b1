import { describe, expect, it } from 'vitest';
import { resultIn } from '../rules/combat/attack.spec-support.ts';
import { duel, of, playScene } from '../scene.spec-support.ts';

const FAR = [{ id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] }] as const;
const STRIKE = [['act', 'strike/hand-weapon/b']] as const;
const hard = { rules: ['tough'] } as const;

function struck(quality: number, wounds = 0, more = {}) {
  const target = { ...hard, quality, losses: { wounds }, ...more };
  return of(playScene(duel({ combat: 3 }, target, 1, { models: FAR }), [5, 2], STRIKE).state, 'b');
}

describe('Tough', () => {
  it('FF-SPEC-60 example: Q3+ is 4+, 5+, 6+ after three kills, and dead of the fourth', () => {
    for (const wounds of [0, 1, 2]) {
      const b = struck(3, wounds);
      expect(b.losses.wounds).toBe(wounds + 1);
      expect([b.standing, b.posture, b.x]).toEqual(['table', 'standing', 475]);
    }
    expect(struck(3, 3).left).toBe('killed');
  });

  it('FF-SPEC-60 FF-SPEC-41 poison and a change of shape count for the same seven', () => {
    expect(struck(4, 0, { losses: { wounds: 0, poison: 1, transformation: 1 } }).left).toBe('killed');
    expect(struck(4, 0, { conditions: { cursed: { by: null } }, losses: { wounds: 1 } }).left).toBeNull();
  });

  it('FF-SPEC-60 of a gruesome kill it dies, plainly', () => {
    const state = duel({ combat: 4 }, { ...hard, combat: 1 });
    expect(resultIn(state, [5, 2]).result).toBe('killed');
    expect(resultIn(state, [4, 2]).result).toBe('wounded');
  });

  it('FF-SPEC-60 recoils and falls are nothing to do with it, and others die', () => {
    expect(resultIn(duel({ combat: 3 }, hard), [4, 3]).result).toBe('fall');
    expect(resultIn(duel({ combat: 3, ...hard }, {}), [5, 2]).result).toBe('killed');
  });
});
