import { describe, expect, it } from 'vitest';
import { modifiersIn } from '../rules/combat/attack.spec-support.ts';
import { duel } from '../scene.spec-support.ts';

const rats = { rules: ['swarm'], x: 482.5 } as const;
const at = (more: Parameters<typeof modifiersIn>[1]) => modifiersIn(duel({}, rats), more).attacker;

describe('Swarm, shot at', () => {
  it('FF-SPEC-56 FF-RNG-24 shots and blasts at it are at -2', () => {
    expect(at({ kind: 'shot', weapon: 'pistol', band: 1 })).toEqual({ pistol: 1, 'target-swarm': -2 });
    expect(at({ kind: 'blast', weapon: 'grenade', combat: 4 })).toEqual({ 'target-swarm': -2 });
  });

  it('FF-SPEC-56 attack spells and blows are not', () => {
    expect(at({ kind: 'spell', weapon: 'spell', combat: 1, band: 1 })).toEqual({});
    expect(at({})).toEqual({});
  });

  it('FF-SPEC-56 somebody else beside it is hit as ever', () => {
    const shot = { kind: 'shot', weapon: 'pistol', band: 1 } as const;
    expect(modifiersIn(duel(rats, {}), shot).attacker).toEqual({ pistol: 1 });
  });
});
