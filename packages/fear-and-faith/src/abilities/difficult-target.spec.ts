import { describe, expect, it } from 'vitest';
import { modifiersIn } from '../rules/combat/attack.spec-support.ts';
import { duel } from '../scene.spec-support.ts';

const small = { rules: ['difficult-target'] } as const;
const at = (more: Parameters<typeof modifiersIn>[1]) => modifiersIn(duel({}, small), more).attacker;

describe('Difficult Target', () => {
  it('FF-SPEC-16 shots and attack spells at it are at -1', () => {
    expect(at({ kind: 'shot', weapon: 'pistol', band: 1 })).toEqual({ pistol: 1, 'target-difficult': -1 });
    expect(at({ kind: 'spell', weapon: 'spell', combat: 1, band: 1 })).toEqual({ 'target-difficult': -1 });
  });

  it('FF-SPEC-16 not shotguns, not grenades, not blows', () => {
    expect(at({ kind: 'shot', weapon: 'shotgun', band: 1 })).not.toHaveProperty('target-difficult');
    expect(at({ kind: 'blast', weapon: 'grenade', combat: 4 })).toEqual({});
    expect(at({})).toEqual({});
  });

  it('FF-SPEC-16 it shoots as anybody', () => {
    const shot = { kind: 'shot', weapon: 'pistol', band: 1 } as const;
    expect(modifiersIn(duel(small, {}), shot).attacker).toEqual({ pistol: 1 });
  });
});
