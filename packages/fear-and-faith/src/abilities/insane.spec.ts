import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { qualityModifiers } from '../rules/quality/quality.ts';
import { of, playScene, type SceneModel, scene, stepping } from '../scene.spec-support.ts';

const FAR: readonly SceneModel[] = [
  { id: 'x', x: 40, y: 40, rules: ['mindless'] },
  { id: 'w', x: 40, y: 80, rules: ['mindless'] },
  { id: 'z', x: 820, y: 860, party: 1, rules: ['mindless'] },
];
const mad = (number: number) => ({ conditions: { insane: { number, shaky: number === 2 ? 1 : 0 } } });

function deployed(rules: SceneModel['rules'], dice: readonly number[]) {
  const state = scene({ models: [{ id: 'a', x: 450, y: 450, rules }, ...FAR] });
  const run = stepping((cx) => cx.react('deployed', of(cx.s, 'a')));
  return of(play(run, { state, dice, answers: [], steps: 1 }).state, 'a');
}

function activated(number: number, dice: readonly number[]) {
  const state = scene({ models: [{ id: 'a', x: 450, y: 450, ...mad(number) }, ...FAR] });
  return of(
    playScene(state, dice, [
      ['nominate', 'a'],
      ['dice', `${dice.length}`],
    ]).state,
    'a',
  );
}

function modifiers(number: number, purpose: 'activation' | 'fear' | 'morale') {
  const s = scene({ models: [{ id: 'a', x: 450, y: 450, ...mad(number) }, ...FAR] });
  return qualityModifiers(looking(s), of(s, 'a'), { purpose, declared: null }).map(({ value }) => value);
}

describe('Insane', () => {
  it('FF-SPEC-31 FF-SET-12 rolls its affliction when it is put on the table', () => {
    expect(deployed(['insane'], [5]).conditions).toEqual({ insane: { number: 5, shaky: 0 } });
    expect(deployed(['insane'], [1]).conditions.transfixed).toMatchObject({ cost: 2 });
    expect(deployed([], []).conditions).toEqual({});
  });
});

describe('an affliction', () => {
  it('FF-FEAR-08 manic +1, depressive -1 on every roll, frightened -1 where nerve is asked for', () => {
    expect(modifiers(4, 'activation')).toEqual([1]);
    expect(modifiers(5, 'morale')).toEqual([-1]);
    expect(modifiers(6, 'activation')).toEqual([]);
    expect(modifiers(6, 'fear')).toEqual([-1]);
    expect(modifiers(3, 'fear')).toEqual([]);
  });

  it('FF-FEAR-08 FF-ACT-07 manic turns depressive at any failed activation die', () => {
    expect(activated(4, [1]).conditions.insane).toEqual({ number: 5, shaky: 0 });
    expect(activated(4, [3]).conditions.insane).toEqual({ number: 4, shaky: 0 });
  });

  it('FF-FEAR-08 7 collapses at two natural ones, 8 at two failures', () => {
    expect(activated(7, [1, 1]).left).toBe('collapsed');
    expect(activated(7, [1, 2]).left).toBeNull();
    expect(activated(8, [2, 3]).left).toBe('collapsed');
    expect(activated(8, [2, 4]).left).toBeNull();
  });
});
