import { describe, expect, it } from 'vitest';
import { resultIn } from '../rules/combat/attack.spec-support.ts';
import { duel } from '../scene.spec-support.ts';

const wild = { combat: 3, rules: ['savage'] } as const;

describe('Savage', () => {
  it('FF-SPEC-44 every kill hand to hand is gruesome, in defence and in a Free Hack too', () => {
    expect(resultIn(duel(wild, { combat: 2 }), [5, 2]).result).toBe('gruesome');
    expect(resultIn(duel(wild, { combat: 2 }), [5, 2], { kind: 'hack' }).result).toBe('gruesome');
    expect(resultIn(duel({ combat: 2 }, wild), [2, 5]).back).toBe('gruesome');
  });

  it('FF-SPEC-44 not a shot, and what is no kill stays what it is', () => {
    const shot = { kind: 'shot', weapon: 'bow', band: 1 } as const;
    expect(resultIn(duel(wild, { combat: 2 }), [5, 2], shot).result).toBe('killed');
    expect(resultIn(duel(wild, { combat: 2 }), [4, 2]).result).toBe('fall');
  });

  it('FF-SPEC-44 whoever kills it does so as ever', () => {
    expect(resultIn(duel({ combat: 3 }, { ...wild, combat: 2 }), [5, 2]).result).toBe('killed');
  });
});
