import { describe, expect, it } from 'vitest';
import { modifiersIn } from '../rules/combat/attack.spec-support.ts';
import { duel } from '../scene.spec-support.ts';

const wary = { rules: ['danger-sense'] } as const;
const SHOT = { kind: 'shot', weapon: 'pistol', band: 1, ambush: true } as const;

describe('Danger Sense', () => {
  it('FF-SPEC-13 whoever springs at it or shoots from hiding has no bonus for that', () => {
    expect(modifiersIn(duel({}, wary), { ambush: true }).attacker).toEqual({});
    expect(modifiersIn(duel({}, wary), SHOT).attacker).toEqual({ pistol: 1 });
  });

  it('FF-SPEC-13 others are ambushed, by its bearer among them', () => {
    expect(modifiersIn(duel({}, {}), { ambush: true }).attacker).toEqual({ ambush: 1 });
    expect(modifiersIn(duel(wary, {}), SHOT).attacker).toEqual({ pistol: 1, ambush: 1 });
  });
});
