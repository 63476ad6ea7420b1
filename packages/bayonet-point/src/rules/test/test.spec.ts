import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { meleeWeapon } from '../../data/weapons.ts';
import type { TestKind } from '../../events.ts';
import { of, row, scene, stepping } from '../../scene.spec-support.ts';
import { strikeTest } from '../melee/strike.ts';
import { shotTest } from '../shooting/shot.ts';
import { lowestDie, passes, threshold } from './test.ts';

const rifleOverWall = [
  { by: 'long', value: -2, to: 'rating' },
  { by: 'rifle', value: -2, to: 'roll' },
  { by: 'hard-cover', value: 4, to: 'roll' },
] as const;

function rolls(die: number, test: TestKind, rating: number, options: Record<string, string> = {}) {
  const run = stepping((cx) => {
    passes(cx, { test, rule: 'BP-GEN-09', who: 'a', rating });
  });
  const { events } = play(run, { state: scene({ units: [row('a', 1, 500, 500)], options }), dice: [die] });
  return (events[0] as { readonly passed: boolean }).passed;
}

describe('the test', () => {
  it('BP-GEN-13 shooting and melee roll against one and the same rating', () => {
    const state = scene({
      units: [
        { id: 'u', class: 'veteran', weapons: ['musket', 'sword'], figures: [{ id: 'a', x: 500, y: 500 }] },
        { id: 'e', side: 1, figures: [{ id: 'b', x: 525, y: 500 }] },
      ],
    });
    const [a, b] = [of(state, 'a'), of(state, 'b')];
    expect(shotTest(state, a, b, 'musket', 'point-blank').rating).toBe(6);
    expect(strikeTest(state, a, b, meleeWeapon('sword')).rating).toBe(6);
  });

  it('BP-GEN-09 equal or less passes, more fails', () => {
    expect([rolls(6, 'activation', 6), rolls(7, 'activation', 6)]).toEqual([true, false]);
  });

  it('BP-GEN-01 a face of 10 is a ten', () => {
    expect(rolls(10, 'activation', 7)).toBe(false);
  });

  it('BP-GEN-10, BP-GEN-11 rating modifiers add, roll modifiers take away, all of them', () => {
    expect(threshold({ test: 'shooting', rating: 6, modifiers: rifleOverWall })).toBe(2);
  });

  it('BP-GEN-12 to hit it is never below 1; elsewhere it may be', () => {
    const modifiers = [{ by: 'x', value: 9, to: 'roll' as const }];
    const floor = (test: TestKind) => threshold({ test, rating: 3, modifiers });
    expect([floor('shooting'), floor('melee')]).toEqual([1, 1]);
    expect([floor('activation'), floor('vision'), floor('morale'), floor('horsemanship')]).toEqual([
      -6, -6, -6, -6,
    ]);
  });

  it('BP-GEN-12 there is no upper limit, unless natural tens always miss', () => {
    expect(rolls(10, 'melee', 12)).toBe(true);
    expect(rolls(10, 'melee', 12, { 'natural-ten': 'always-miss' })).toBe(false);
    expect(rolls(10, 'morale', 12, { 'natural-ten': 'always-miss' })).toBe(true);
  });

  it('BP-GEN-19 ties go to the lowest die, equals are rolled again', () => {
    const run = stepping((cx) => {
      expect(lowestDie(cx, ['a', 'b', 'c'], 1)).toBe('c');
    });
    const state = scene({ units: [row('a', 1, 500, 500)] });
    const { events } = play(run, { state, dice: [3, 9, 3, 7, 2] });
    expect(events.map((event) => event.type === 'rolled' && event.die)).toEqual([3, 9, 3, 7, 2]);
  });

  it('BP-GEN-19 one alone needs no die', () => {
    const run = stepping((cx) => {
      expect(lowestDie(cx, ['a'], 0)).toBe('a');
    });
    play(run, { state: scene({ units: [row('a', 1, 500, 500)] }) });
  });
});
