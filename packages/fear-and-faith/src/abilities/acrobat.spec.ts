import { describe, expect, it } from 'vitest';
import { modifiersIn } from '../rules/combat/attack.spec-support.ts';
import { duel } from '../scene.spec-support.ts';

const SHOT = { kind: 'shot', weapon: 'pistol', band: 1 } as const;
const SPELL = { kind: 'spell', weapon: 'spell', combat: 2, band: 1 } as const;
const HELD = { transfixed: { by: 'fear', cost: 1, source: null } } as const;
const nimble = { rules: ['acrobat'] } as const;

describe('Acrobat', () => {
  it('FF-SPEC-01 shots and attack spells at it are at -1', () => {
    expect(modifiersIn(duel({}, nimble), SHOT).attacker).toEqual({ pistol: 1, 'target-acrobat': -1 });
    expect(modifiersIn(duel({}, nimble), SPELL).attacker).toEqual({ 'target-acrobat': -1 });
  });

  it('FF-SPEC-01 not while it is transfixed, not hand to hand, and not from a blast', () => {
    expect(modifiersIn(duel({}, { ...nimble, conditions: HELD }), SHOT).attacker).toEqual({
      pistol: 1,
      'target-transfixed': 2,
    });
    expect(modifiersIn(duel({}, nimble)).attacker).toEqual({});
    expect(modifiersIn(duel({}, nimble), { kind: 'blast', weapon: 'grenade', combat: 4 }).attacker).toEqual(
      {},
    );
  });

  it('FF-SPEC-01 its own shots are as others are', () => {
    expect(modifiersIn(duel(nimble, {}), SHOT)).toEqual({ attacker: { pistol: 1 }, target: {} });
  });
});
