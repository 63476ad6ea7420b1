import { describe, expect, it } from 'vitest';
import { resultIn } from '../rules/combat/attack.spec-support.ts';
import { duel, of, playScene } from '../scene.spec-support.ts';

const AXE = { combat: 1, arms: [{ weapon: 'heavy-weapon', inHand: true }] } as const;
const POWERFUL = { weapon: 'heavy-weapon', careful: true } as const;
const strong = { combat: 6 } as const;

describe('Heavy Weapon', () => {
  it('FF-SPEC-26 a powerful blow with a natural six kills whatever the totals', () => {
    expect(resultIn(duel(AXE, strong), [6, 2], POWERFUL)).toEqual({ result: 'killed', back: 'none' });
    expect(resultIn(duel(AXE, strong), [5, 2], POWERFUL).result).toBe('none');
  });

  it('FF-SPEC-26 and both die if the target’s roll would kill', () => {
    const weak = { ...AXE, combat: 0 };
    expect(resultIn(duel(weak, strong), [6, 6], POWERFUL)).toEqual({ result: 'killed', back: 'fall' });
    const lying = { ...weak, posture: 'fallen' } as const;
    expect(resultIn(duel(lying, strong), [6, 5], POWERFUL)).toEqual({ result: 'killed', back: 'killed' });
    const { state: s } = playScene(duel(lying, strong, 2), [6, 5], [['act', 'power-strike/heavy-weapon/b']]);
    expect([of(s, 'a').left, of(s, 'b').left]).toEqual(['killed', 'killed']);
  });

  it('FF-SPEC-26 not a plain blow, not with another weapon, not in defence', () => {
    expect(resultIn(duel(AXE, strong), [6, 2], { ...POWERFUL, careful: false }).result).toBe('none');
    expect(resultIn(duel(AXE, strong), [6, 2], { careful: true }).result).toBe('none');
    expect(resultIn(duel(strong, AXE), [2, 6], { careful: true }).back).toBe('none');
  });

  it('FF-SPEC-26 nothing to whoever is immune to the attack, and a wound to the Tough', () => {
    const werewolf = { combat: 6, tags: ['werewolf'] } as const;
    expect(resultIn(duel(AXE, werewolf), [6, 2], POWERFUL).result).toBe('none');
    expect(resultIn(duel(AXE, { combat: 6, rules: ['tough'] }), [6, 2], POWERFUL).result).toBe('wounded');
  });
});
