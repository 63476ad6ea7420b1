import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { row, scene, stepping, unitIn } from '../../scene.spec-support.ts';
import { battleOf } from '../../setup.ts';
import type { Condition } from '../format/condition.ts';
import type { Operation } from '../format/operation.ts';
import type { Playable, ScenarioRule } from '../format/scenario.ts';
import { isTrue } from './condition.ts';
import { performAll } from './perform.ts';
import { playable } from './playable.ts';
import { hear } from './rules.ts';

/** The open battle with a few words more; a unit of horse waits beside the table. */
function field(more: Partial<Playable> = {}) {
  const state = scene({
    units: [
      row('u', 4, 300, 300),
      {
        ...row('h', 4, 0, 0),
        troops: 'light-cavalry',
        figures: row('h', 4, 0, 0).figures.map((f) => ({ ...f, standing: 'waiting' as const })),
      },
      { ...row('e', 4, 300, 900), side: 1 },
    ],
  });
  return { ...state, battle: battleOf({ ...playable(state), ...more }) };
}

const RELIEF: ScenarioRule = {
  id: 'relief',
  when: { event: 'turn-start', turns: [3] },
  do: [{ op: 'enter', side: 'first', who: { mounted: true }, edge: 'east', from: 300, to: 600 }],
};

describe('rules of a scenario', () => {
  it('BP-SCN-04 reinforcements wait until their turn, then may come on at their stretch', () => {
    const heard = (turn: number) =>
      unitIn(
        play(
          stepping((cx) => hear(cx, 'turn-start')),
          { state: { ...field({ rules: [RELIEF] }), turn } },
        ).state,
        'h',
      );
    expect(heard(2)).toMatchObject({ enters: false });
    expect(heard(3)).toMatchObject({ enters: true, home: { edge: 'east', from: 300, to: 600 } });
  });

  it('BP-SCN-04, BP-ACT-07 nobody is called on who has not been let in', () => {
    const pick = bayonetPoint.rules(field());
    expect(pick?.name).toBe('activation');
    const asked = play(bayonetPoint, { state: field(), answers: [['pick', 'concede']] }).asked[0]!;
    expect(asked.question).toMatchObject({ options: ['u', 'finish', 'concede'] });
  });

  it('BP-SCN-05 limit, if and set: twice at the most, and only while it holds', () => {
    const rule: ScenarioRule = {
      id: 'drums',
      when: { event: 'turn-end', from: 2 },
      if: { not: { var: 'drums', min: 9 } },
      limit: 2,
      do: [{ op: 'set', name: 'drums', value: { die: 1, faces: 6, plus: 2 } }],
    };
    const listen = (turn: number, dice: readonly number[], times: number) =>
      play(
        stepping((cx) => {
          for (let i = 0; i < times; i++) hear(cx, 'turn-end');
        }),
        { state: { ...field({ rules: [rule] }), turn }, dice },
      ).state.battle.variables;
    expect(listen(1, [], 1)).toEqual({});
    expect(listen(2, [4], 1)).toEqual({ drums: 6 });
    expect(listen(2, [4, 5], 3)).toEqual({ drums: 7 });
  });

  const after = (operations: readonly Operation[], dice: readonly number[] = [], more = {}) =>
    play(
      stepping((cx) => performAll(cx, operations)),
      { state: field(more), dice },
    ).state;

  it('BP-SCN-05 tables, procedures and ifs lead to the list that holds', () => {
    const set = (name: string): Operation => ({ op: 'set', name, value: 1 });
    const table: Operation = {
      op: 'table',
      rows: [
        { range: [1, 5], name: 'Rain', do: [set('rain')] },
        { range: [6, 10], name: 'Sun', do: [{ op: 'do', procedure: 'shine' }] },
      ],
    };
    const procedures = {
      shine: [
        // biome-ignore lint/suspicious/noThenProperty: the word of the format.
        { op: 'if', cond: { turn: { min: 2 } }, then: [set('late')], else: [set('early')] } as Operation,
      ],
    };
    expect(after([table], [5], { procedures }).battle.variables).toEqual({ rain: 1 });
    expect(after([table], [6], { procedures }).battle.variables).toEqual({ early: 1 });
  });

  it('BP-SCN-05 a number goes on from what was set before: a fuse burns down by one', () => {
    const burns: Operation = { op: 'set', name: 'fuse', value: { var: 'fuse', plus: -1 } };
    expect(after([{ op: 'set', name: 'fuse', value: 3 }, burns, burns]).battle.variables).toEqual({
      fuse: 1,
    });
    expect(after([burns]).battle.variables).toEqual({ fuse: -1 });
    const copied: Operation = { op: 'set', name: 'copy', value: { var: 'fuse' } };
    expect(after([{ op: 'set', name: 'fuse', value: 3 }, copied]).battle.variables['copy']).toBe(3);
  });

  it('BP-SCN-15 a rule may rouse sleepers', () => {
    const state = field();
    unitIn(state, 'u').roused = false;
    const woken = play(
      stepping((cx) => performAll(cx, [{ op: 'rouse', who: { side: 'first' } }])),
      { state },
    ).state;
    expect(unitIn(woken, 'u').roused).toBe(true);
  });

  it.each<[string, Condition, boolean]>([
    ['all', { all: [{ turn: { min: 1 } }, { turn: { max: 1 } }] }, true],
    ['any', { any: [{ turn: { min: 2 } }, { turn: { max: 1 } }] }, true],
    ['not', { not: { turn: { max: 1 } } }, false],
    ['figures that wait count', { count: { side: 'first' }, min: 8, max: 8 }, true],
    ['on the table and able', { count: { side: 'first', state: ['able'] }, max: 4 }, true],
    ['by arm', { count: { troops: ['light-cavalry'] }, min: 4 }, true],
    ['a switch at its default', { option: 'light', is: 'day' }, true],
    ['a switch otherwise', { option: 'light', is: 'dusk' }, false],
  ])('BP-SCN-09 conditions: %s', (_, condition, expected) => {
    const options = { light: { values: ['day', 'dusk'], text: 'What light there is' } };
    expect(isTrue(field({ options }), condition)).toBe(expected);
  });
});
