import { describe, expect, it } from 'vitest';
import { frighten } from '../rules/nerve/nerve.spec-support.ts';
import type { SceneDraft } from '../scene.spec-support.ts';

const parties = (good: 'psychic-vampirism'[], evil: 'psychic-vampirism'[]) =>
  [
    { side: 'good', advances: good },
    { side: 'evil', advances: evil },
  ] satisfies SceneDraft['parties'];
const earned = (dice: readonly number[], own = parties([], ['psychic-vampirism'])) =>
  frighten({ dice, more: { parties: own } }).state.parties.map((party) => party.earned);

describe('Psychic Vampirism', () => {
  it('FF-CAMP-28 a victory point for a Fear test that an enemy fails, one for each test', () => {
    expect(earned([1, 6, 6])).toEqual([0, 1]);
    expect(earned([1, 1, 6, 3])).toEqual([0, 1]);
  });

  it('FF-CAMP-28 none for one that is passed', () => {
    expect(earned([6, 6, 6])).toEqual([0, 0]);
  });

  it('FF-CAMP-28 none without it, and none for fear among its own', () => {
    expect(earned([1, 6, 6], parties([], []))).toEqual([0, 0]);
    expect(earned([1, 6, 6], parties(['psychic-vampirism'], []))).toEqual([0, 0]);
  });
});
