import { checkDocument } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { activateMember } from '../../rules/activation/activation.ts';
import { scenarios } from '../../scenarios/index.ts';
import { of, scene, stepping } from '../../scene.spec-support.ts';
import { tongues } from '../../words/index.ts';
import { nameProblems } from '../check/name-problems.ts';
import type { ScenarioAction } from '../format/rule.ts';
import type { Scenario } from '../format/scenario.ts';
import { SAMPLE } from '../reference/examples.ts';

const member = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));
const RING: ScenarioAction = {
  id: 'ring',
  name: 'Ring the bell',
  who: { near: { within: 3, of: { anchor: 'centre' } } },
  do: [
    { op: 'fate', side: 'actor-player', die: 'power', n: 1 },
    { op: 'fatigue', who: 'actor', n: 1 },
  ],
};

const field = (action: Partial<ScenarioAction>, x = 18) =>
  scene({
    scenario: { actions: [{ ...RING, ...action }] },
    figures: [
      { id: 'a', x, y: 18, gear: [] },
      { id: 'b', x: 20, y: 20, gear: [] },
      { id: 'foe', side: 1, x: 3, y: 33, gear: [] },
    ],
  });

const options = (state: ReturnType<typeof field>, answers: readonly (readonly [string, unknown])[] = []) => {
  const { pending } = playToQuestion(member, { state, answers: answers as never });
  return (pending!.question as { options: readonly string[] }).options;
};
const own = (list: readonly string[]) => list.filter((id) => id.startsWith('do'));

describe('SB-OPS-16 an action of the scenario’s own', () => {
  it('SB-OPS-16 is offered to whoever fits, takes the action, and is done by him', () => {
    expect(own(options(field({})))).toEqual(['do:ring']);
    const { state, events } = play(member, {
      state: field({}),
      answers: [
        ['act', 'do:ring'],
        ['act', 'end'],
      ] as never,
    });
    expect(of(state, 'a').fatigue).toBe(1);
    expect(of(state, 'b').fatigue).toBe(0);
    expect(state.pools[0]!.power).toBe(1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'acted', figure: 'a', action: 'do:ring' }));
    expect(own(options(field({}), [['act', 'do:ring']]))).toEqual([]);
  });

  it('SB-OPS-16 is not offered too far off, or where its condition does not hold', () => {
    expect(own(options(field({}, 10)))).toEqual([]);
    expect(own(options(field({ if: { turn: { min: 9 } } })))).toEqual([]);
    expect(own(options(field({ if: { turn: { min: 1 } } })))).toEqual(['do:ring']);
  });

  it('SB-OPS-16 instead of a Move, where it says so, and so often as it says', () => {
    expect(own(options(field({ spends: 'move' })))).toEqual(['do-for-move:ring']);
    expect(options(field({ spends: 'move' }), [['act', 'do-for-move:ring']])).not.toContain('move');
    const worn = field({ limit: 1 });
    expect(own(options(worn))).toEqual(['do:ring']);
    worn.story.times['/actions/0/do'] = 1;
    expect(own(options(worn))).toEqual([]);
  });

  it('SB-OPS-16 is called as its author calls it', () => {
    const s = field({});
    const event = { type: 'acted', rule: 'SB-OPS-16', figure: 'a', action: 'do:ring', at: null } as const;
    expect(tongues.en.describe(event, s)).toContain('Ring the bell');
  });
});

it('SB-OPS-18 an action has an actor, and "other" is nobody', () => {
  const named = (who: 'actor' | 'other') =>
    nameProblems({
      ...(SAMPLE as unknown as Scenario),
      actions: [{ ...RING, do: [{ op: 'heal', who, n: 1 }] }],
    });
  expect(named('actor')).toEqual([]);
  expect(named('other')).toMatchObject([{ code: 'scenario.nobody-here', path: '/actions/0/do/0/who' }]);
});

it('SB-OPS-30 what an action names must be there', () => {
  const codes = (action: object) => {
    const checked = checkDocument(scenarios, { ...SAMPLE, actions: [{ ...RING, ...action }] });
    return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
  };
  expect(codes({})).toEqual([]);
  expect(codes({ who: { zone: 'belfry' } })).toEqual(['scenario.unknown-id /actions/0/who/zone']);
  expect(codes({ do: [{ op: 'do', procedure: 'knell' }] })).toEqual([
    'scenario.unknown-id /actions/0/do/0/procedure',
  ]);
  expect(codes({ do: [{ op: 'madness', who: 'actor' }] })).toEqual([
    'scenario.not-allowed-here /actions/0/do/0',
  ]);
});
