import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { stepping } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import type { Condition } from '../format/condition.ts';
import type { Filter } from '../format/filter.ts';
import type { Operation } from '../format/operation.ts';
import type { ScenarioRule, When } from '../format/scenario.ts';
import { isTrue } from './condition.ts';
import { fitting } from './filter.ts';
import { type Happening, hear } from './hear.ts';
import { unheard } from './heard.ts';
import { tale, told } from './story.spec-support.ts';

const mark = (
  name: string,
  value: number | { readonly var: string; readonly plus: number } = 1,
): Operation => ({
  op: 'set',
  name,
  value,
});
const COUNT = mark('n', { var: 'n', plus: 1 });

function listen(state: FaithState, ...happenings: readonly Happening[]) {
  return play(
    stepping((cx) => {
      for (const happening of happenings) hear(cx, happening);
    }),
    { state },
  ).state.story.variables;
}

const rule = (when: When, more: Partial<ScenarioRule> = {}): ScenarioRule => ({
  id: 'r',
  when,
  do: [COUNT],
  ...more,
});

describe('rules of a scenario', () => {
  it('FF-GEN-16 hear their event and no other, in the order of the document', () => {
    const rules = [
      rule({ event: 'noise' }, { id: 'first', do: [mark('last', 1)] }),
      rule({ event: 'noise' }, { id: 'second', do: [mark('last', 2)] }),
    ];
    expect(listen(told({ rules }), { event: 'noise', actor: 'a' })).toEqual({ last: 2 });
    expect(listen(told({ rules }), { event: 'killed', actor: 'a' })).toEqual({});
  });

  it('FF-SCN-01 a limit says how often, a condition whether', () => {
    const rules = [rule({ event: 'noise' }, { limit: 2, if: { time: 'day' } })];
    const bang = { event: 'noise', actor: 'a' } as const;
    expect(listen(told({ rules }), bang, bang, bang)).toEqual({ n: 2 });
    expect(listen(told({ rules }, { clock: { day: false } }), bang)).toEqual({});
  });

  it.each<[string, When, Happening, boolean]>([
    ['whose turnover', { event: 'turnover', whose: 'evil' }, { event: 'turnover', seat: 1, nth: 1 }, true],
    ['another’s', { event: 'turnover', whose: 'evil' }, { event: 'turnover', seat: 0, nth: 1 }, false],
    ['which', { event: 'turnover', which: [2] }, { event: 'turnover', seat: 0, nth: 2 }, true],
    ['not that one', { event: 'turnover', which: [2] }, { event: 'turnover', seat: 0, nth: 3 }, false],
    [
      'a turn by its number',
      { event: 'turn-start', turns: [3] },
      { event: 'turn-start', seat: 0, nth: 3 },
      true,
    ],
    ['a round', { event: 'round-end', rounds: [1] }, { event: 'round-end', nth: 2 }, false],
    ['who', { event: 'noise', who: { side: 'good' } }, { event: 'noise', actor: 'a' }, true],
    ['not him', { event: 'noise', who: { side: 'evil' } }, { event: 'noise', actor: 'a' }, false],
    [
      'the other',
      { event: 'touched', other: { side: 'evil' } },
      { event: 'touched', actor: 'a', other: 'b' },
      true,
    ],
    [
      'what',
      { event: 'taken', token: 'key' },
      { event: 'taken', actor: 'a', thing: 'key-1', kind: 'key' },
      true,
    ],
    [
      'not that',
      { event: 'taken', token: 'key' },
      { event: 'taken', actor: 'a', thing: 'x', kind: 'cup' },
      false,
    ],
    [
      'which room',
      { event: 'room-entered', room: 'hall' },
      { event: 'room-entered', actor: 'a', kind: 'hall' },
      true,
    ],
    ['day or night', { event: 'time-changed', to: 'night' }, { event: 'time-changed', to: 'day' }, false],
  ])('FF-GEN-16 narrow their event: %s', (_, when, happening, hears) => {
    expect(listen(told({ rules: [rule(when)] }), happening)).toEqual(hears ? { n: 1 } : {});
  });

  it('FF-GEN-16 who has died by now can still be named', () => {
    const rules = [rule({ event: 'left', who: { side: 'good' } })];
    const models = [
      { id: 'a', standing: 'out', left: 'killed' } as const,
      { id: 'b', party: 1, x: 700, y: 700 },
    ];
    expect(listen(told({ rules }, { models }), { event: 'left', actor: 'a' })).toEqual({ n: 1 });
  });

  it('FF-SCN-01 the text of a rule is told when it has its day', () => {
    const rules = [rule({ event: 'noise' }, { text: 'Something heard that.', rule: 'FF-SCN-05' })];
    const { events } = play(
      stepping((cx) => hear(cx, { event: 'noise', actor: 'a' })),
      { state: told({ rules }) },
    );
    expect(events[0]).toEqual({
      type: 'story',
      rule: 'FF-SCN-05',
      model: 'a',
      text: 'Something heard that.',
    });
  });
});

describe('conditions', () => {
  const state = () =>
    told(
      {
        forces: { hunters: { side: 'good' }, hunted: { side: 'evil' } },
        options: { light: { values: ['lamps', 'torches'], text: 'What they carry' } },
      },
      {
        parties: [
          { side: 'good', turns: 3, turnovers: 1, role: 'attacker' },
          { side: 'evil', turns: 2, role: 'defender' },
        ],
        tokens: [
          { id: 'key-1', kind: 'key', x: 1, y: 1, carrier: 'a' },
          { id: 'key-2', kind: 'key', x: 1, y: 1 },
        ],
        story: { variables: { n: 4 }, layout: 'yard' },
        round: 2,
        clock: { day: false },
      },
    );

  it.each<[string, Condition, boolean]>([
    ['how many', { count: { side: 'hunters' }, min: 1, max: 1 }, true],
    ['a number that was set', { number: { var: 'n' }, min: 4 }, true],
    ['with something added', { number: { var: 'n', plus: -1 }, max: 3 }, true],
    ['numbers against each other', { number: { turns: 'good' }, min: { turns: 'evil', plus: 2 } }, false],
    ['turnovers', { number: { turnovers: 'attacker' }, min: 1 }, true],
    ['a share of them, rounded up', { number: { count: {}, share: [3, 4], round: 'up' }, min: 2 }, true],
    ['or down', { number: { count: {}, share: [3, 4] }, min: 2 }, false],
    ['the round', { round: { min: 2, max: 2 } }, true],
    ['the round as a number', { number: { round: true, plus: 1 }, min: 3 }, true],
    ['the hour', { time: 'night' }, true],
    ['whose turn it is', { turn: 'hunted' }, false],
    ['the layout', { layout: 'yard' }, true],
    ['tokens carried', { tokens: 'key', carried: true, min: 1, max: 1 }, true],
    ['tokens', { tokens: 'key', min: 2 }, true],
    ['a switch at its default', { option: 'light', is: 'lamps' }, true],
    ['a switch of the game', { setting: 'strict-los', is: true }, false],
    ['not', { not: { time: 'day' } }, true],
    ['all', { all: [{ time: 'night' }, { turn: 'good' }] }, true],
    ['any', { any: [{ time: 'day' }, { turn: 'evil' }] }, false],
  ])('FF-SCN-01 %s', (_, condition, expected) => {
    const s = state();
    expect(isTrue(looking(s), condition, unheard(s.story))).toBe(expected);
  });

  it('FF-SCN-01 those whom the event names, and what it is about', () => {
    const s = state();
    const heard = { ...unheard(s.story), actor: 'a', kind: 'key' };
    expect(isTrue(looking(s), { named: 'actor', is: { side: 'good' } }, heard)).toBe(true);
    expect(isTrue(looking(s), { named: 'other', is: {} }, heard)).toBe(false);
    expect(isTrue(looking(s), { thing: 'key' }, heard)).toBe(true);
  });
});

describe('filters', () => {
  const state = () =>
    told(
      { zones: { yard: { shape: { circle: [200, 200, 'short'] } } } },
      {
        models: [
          { id: 'a', x: 200, y: 200, profile: 'zombie-survivor-cop', tags: ['authority'] },
          { id: 'lies', x: 260, y: 200, posture: 'fallen', rules: ['leader'] },
          { id: 'c', party: 1, x: 320, y: 200, profile: 'walking-dead', conditions: { bleeding: true } },
          { id: 'r', standing: 'reserve' },
          { id: 'ran', standing: 'out', left: 'routed', escaped: true },
          { id: 'fell', standing: 'out', left: 'routed' },
        ],
        rooms: [{ id: 'hall', shape: { rect: [300, 100, 200, 200] } }],
        tokens: [{ id: 'key-1', kind: 'key', x: 1, y: 1, carrier: 'lies' }],
      },
    );

  it.each<[string, Filter, readonly string[]]>([
    ['everybody on the table', {}, ['a', 'lies', 'c']],
    ['a side', { side: 'evil' }, ['c']],
    ['a list', { lists: ['zombies'] }, ['c']],
    ['a profile', { profiles: ['zombie-survivor-cop'] }, ['a']],
    ['a tag', { tags: ['authority'] }, ['a']],
    ['a rule', { rules: ['leader'] }, ['lies']],
    ['a condition', { conditions: ['bleeding'] }, ['c']],
    ['none of these', { not: { tags: ['authority'], conditions: ['bleeding'] } }, ['lies']],
    ['in reserve', { standing: ['reserve'] }, ['r']],
    ['gone', { left: ['routed'] }, ['ran', 'fell']],
    ['escaped', { left: ['routed'], escaped: true }, ['ran']],
    ['active', { active: true }, ['a', 'c']],
    ['not active', { active: false }, ['lies']],
    ['in a zone', { zone: 'yard' }, ['a', 'lies']],
    ['in a room', { room: 'hall' }, ['c']],
    ['near somebody', { within: { far: 'short', of: 'actor' }, side: 'good' }, ['a', 'lies']],
    ['carrying something', { carrying: 'key' }, ['lies']],
  ])('FF-SCN-01 %s', (_, filter, ids) => {
    const s = state();
    expect(fitting(looking(s), filter, { ...unheard(s.story), actor: 'a' }).map(({ id }) => id)).toEqual(ids);
  });

  it('FF-GEN-07 near is base to base, a hair over is not', () => {
    const at = (x: number) => {
      const s = told(
        {},
        {
          models: [
            { id: 'a', x: 200, y: 200 },
            { id: 'b', party: 1, x, y: 200 },
          ],
        },
      );
      const heard = { ...unheard(s.story), actor: 'a' };
      return fitting(looking(s), { side: 'evil', within: { far: 'short', of: 'actor' } }, heard).length;
    };
    expect([at(300.5), at(301)]).toEqual([1, 0]);
  });
});

it('FF-SCN-01 a tale without rules hears nothing', () => {
  expect(listen(told(tale({})), { event: 'noise', actor: 'a' })).toEqual({});
});
