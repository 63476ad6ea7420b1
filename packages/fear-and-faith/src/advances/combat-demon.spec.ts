import { describe, expect, it } from 'vitest';
import { musterParty } from '../muster/mustered.ts';
import { party } from '../muster/party.spec-support.ts';
import { ANY_TERMS } from '../muster/terms.ts';
import { combatDemon } from './combat-demon.ts';

const combats = (on: string) =>
  musterParty(
    party('evil', ['ghost', 'modern-cannibal'], { advances: [{ advance: 'combat-demon', on }] }),
    ANY_TERMS,
  ).models.map(({ combat, points }) => [combat, points]);

describe('Combat Demon', () => {
  it('FF-CAMP-31 one better in combat for good, at the same points; nobody else is', () => {
    const [plainGhost, cannibal] = combats('nobody');
    expect(combats('b')).toEqual([plainGhost, [cannibal![0]! + 1, cannibal![1]]]);
  });

  it('FF-CAMP-31 six at most', () => {
    const model = { combat: 6, rules: [], weapons: [], hand: [] };
    expect(combatDemon.give(model)).toEqual({ combat: 6 });
    expect(combatDemon.give({ ...model, combat: 5 })).toEqual({ combat: 6 });
  });
});
