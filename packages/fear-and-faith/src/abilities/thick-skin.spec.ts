import { describe, expect, it } from 'vitest';
import { resultIn } from '../rules/combat/attack.spec-support.ts';
import { duel } from '../scene.spec-support.ts';

const hide = { rules: ['thick-skin'] } as const;
const SHOT = { kind: 'shot', weapon: 'bow', band: 1 } as const;

describe('Thick Skin', () => {
  it('FF-SPEC-59 beaten by one is not beaten, by blow or shot, in attack or defence', () => {
    expect(resultIn(duel({}, hide), [4, 3]).result).toBe('none');
    expect(resultIn(duel({}, hide), [4, 3], SHOT).result).toBe('none');
    expect(resultIn(duel(hide, {}), [3, 4]).back).toBe('none');
  });

  it('FF-SPEC-59 beaten by two is', () => {
    expect(resultIn(duel({}, hide), [4, 2]).result).toBe('fall');
  });

  it('FF-SPEC-59 also while it lies', () => {
    expect(resultIn(duel({}, { ...hide, posture: 'fallen' }), [2, 3]).result).toBe('none');
    expect(resultIn(duel({}, { posture: 'fallen' }), [2, 3]).result).toBe('killed');
  });

  it('FF-SPEC-59 not against what is Lethal to it', () => {
    const wolf = { ...hide, tags: ['werewolf'] } as const;
    expect(resultIn(duel({}, wolf), [4, 3], { silver: true }).result).toBe('killed');
  });

  it('FF-SPEC-59 it beats others by one as anybody does', () => {
    expect(resultIn(duel(hide, {}), [4, 3]).result).toBe('fall');
  });
});
