import { describe, expect, it } from 'vitest';
import { modifiersIn } from '../rules/combat/attack.spec-support.ts';
import { duel, of, playScene } from '../scene.spec-support.ts';

const rider = { rules: ['mounted'] } as const;
const AWAY = [
  ['act', 'disengage'],
  ['move', [{ x: 350, y: 450, z: 0 }]],
] as const;

describe('Mounted', () => {
  it('FF-SPEC-38 +1 against whoever is on foot and no larger, attacking or not', () => {
    expect(modifiersIn(duel(rider, {})).attacker).toEqual({ 'mounted-vs-foot': 1 });
    expect(modifiersIn(duel({}, rider)).target).toEqual({ 'mounted-vs-foot': 1 });
  });

  it('FF-SPEC-38 not against another rider, nor what is larger', () => {
    expect(modifiersIn(duel(rider, rider)).attacker).toEqual({});
    expect(modifiersIn(duel(rider, { size: 'big' })).attacker).toEqual({});
  });

  it('FF-SPEC-38 FF-HTH-20 those on foot get no Free Hack at it; another rider beside it does', () => {
    expect(of(playScene(duel(rider, {}, 2), [], AWAY).state, 'a').x).toBe(350);
    const both = duel(rider, rider, 2);
    expect(of(playScene(both, [3, 3], AWAY).state, 'a').x).toBe(350);
  });
});
