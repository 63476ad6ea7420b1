import { describe, expect, it } from 'vitest';
import { INSANITIES } from '../data/nerve.ts';
import type { FaithEvent } from '../events.ts';
import { looking } from '../hooks.ts';
import { isFallen } from '../models.ts';
import { settle } from '../rules/aftermath/settle.ts';
import { type Fright, fearTest } from '../rules/nerve/fear-test.ts';
import { goMad } from '../rules/nerve/insanity.ts';
import { raiseMorale } from '../rules/nerve/raise-morale.ts';
import { of, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState, FearCause } from '../state.ts';
import { type Counted, compared, type Trial } from './every-roll.spec-support.ts';
import { type FearOdds, fearOdds, moraleOdds } from './nerve-odds.ts';
import { FAR } from './situations.spec-support.ts';

type Draft = Partial<SceneModel>;
type More = Partial<SceneDraft> & {
  readonly others?: readonly SceneModel[];
  readonly cause?: FearCause;
  readonly modifier?: number;
};

function field(a: Draft, b: Draft, { others = [], cause: _cause, modifier: _modifier, ...more }: More) {
  return scene({
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [
      { id: 'a', x: 450, y: 450, ...a },
      { id: 'b', x: 600, y: 450, party: 1, ...b },
      ...others,
      ...FAR,
    ],
  });
}

function frightIn(s: FaithState, { cause = 'charge', modifier = 0 }: More): Fright {
  const source = of(s, 'b');
  const { x, y, z } = source;
  return { cause, source, at: { x, y, z }, modifier };
}

function failuresIn(told: readonly FaithEvent[]): number {
  const event = told.find(({ type }) => type === 'frightened');
  return event?.type === 'frightened' ? event.failures : 0;
}

/** What became of who tested, and whether it lost its mind. */
function fearSeen(monster: boolean): Trial['seen'] {
  return (after, _before, told) => {
    const mad = told.some((event) => event.type === 'rolled' && event.purpose === 'insanity') ? ['mad'] : [];
    const failures = failuresIn(told);
    const a = of(after, 'a');
    if (failures === 0) return ['steady'];
    if (failures === 3 && !monster && mad.length > 0) return ['panics', ...mad];
    if (a.standing === 'out' && mad.length === 0) return ['lost'];
    if (a.conditions.transfixed?.by === 'fear') return ['frozen', ...mad];
    if (a.conditions.shaken !== undefined) return ['shaken', ...mad];
    if (isFallen(a)) return ['falls', ...mad];
    return [(a.turn.fled ?? 0) > 0 ? 'flees' : 'recoil', ...mad];
  };
}

function fearTold({ of: all, outcomes, mad }: Pick<FearOdds, 'of' | 'outcomes' | 'mad'>): Counted {
  return { of: all, ways: { ...outcomes, mad } };
}

const TESTS: readonly (readonly [string, Draft, Draft, More])[] = [
  ['FF-FEAR-03 a plain charge', {}, {}, {}],
  ['FF-FEAR-04 of something Fearful', {}, { rules: ['fearful'] }, {}],
  ['FF-FEAR-04 of something Very Fearful', { quality: 3 }, { rules: ['very-fearful'] }, {}],
  ['FF-FEAR-04 from ambush', {}, {}, { modifier: -1 }],
  ['FF-FEAR-04 at a gruesome death', {}, {}, { cause: 'death', modifier: -1 }],
  ['FF-SPEC-53 Strongwilled', { rules: ['strongwilled'] }, {}, {}],
  ['FF-SPEC-64 Very Strongwilled', { rules: ['very-strongwilled'] }, { rules: ['very-fearful'] }, {}],
  [
    'FF-SPEC-49 a Spiritual Leader near',
    {},
    {},
    { others: [{ id: 'p', x: 450, y: 380, rules: ['spiritual-leader'] }] },
  ],
  ['FF-SPEC-32 a Leader near', {}, {}, { others: [{ id: 'p', x: 450, y: 380, rules: ['leader'] }] }],
  [
    'FF-MOV-25 on holy ground',
    {},
    {},
    { terrain: [{ id: 'c', type: 'church', shape: { rect: [400, 400, 100, 100] } }] },
  ],
  ['FF-FEAR-08 one who is frightened', { conditions: { insane: { number: 6, shaky: 0 } } }, {}, {}],
  [
    'FF-SPEC-27 a Hero who has had his die',
    { rules: ['hero'], game: { 'hero-reroll': 1 } },
    { rules: ['fearful'] },
    {},
  ],
  [
    'FF-FEAR-12 a monster of a monster',
    { party: 1, x: 450 },
    { party: 2 },
    { parties: [{ side: 'good' }, { side: 'evil' }, { side: 'evil' }] },
  ],
  [
    'FF-MAG-10 one who is transfixed',
    { conditions: { transfixed: { by: 'spell', cost: 2, source: null } } },
    {},
    {},
  ],
  [
    'FF-SPEC-30 a ghost at a Ban',
    { party: 1, conditions: { immaterial: true }, rules: ['immaterial'] },
    { party: 0 },
    { cause: 'ban' },
  ],
  ['FF-MAG-13 a Scare', { quality: 5 }, {}, { cause: 'scare' }],
];

describe('Fear, over every roll', () => {
  it.each(TESTS)('%s', (_title, a, b, more) => {
    const state = field(a, b, more);
    const odds = fearOdds(looking(state), of(state, 'a'), frightIn(state, more))!;
    const trial: Trial = {
      state,
      run: (cx) => {
        fearTest(cx, of(cx.s, 'a'), frightIn(cx.s, more));
      },
      seen: fearSeen(odds.manner === 'as-a-monster'),
      answer: ({ kind }) => (kind === 'panic' ? 'edge' : undefined),
    };
    const { told, counted } = compared(fearTold(odds), trial);
    expect(told).toEqual(counted);
  });

  it('FF-SPEC-07 Aura of Terror: any failure costs the mind, and what the table then does', () => {
    const state = field({}, { rules: ['aura-of-terror'] }, {});
    const odds = fearOdds(looking(state), of(state, 'a'), frightIn(state, {}))!;
    expect(odds.mad).toBe(odds.of - odds.outcomes.steady!);
    // A test at -2: 3 to 8.
    expect(odds.insanity).toEqual({
      paranoid: 1,
      manic: 1,
      depressive: 1,
      frightened: 1,
      'verge-1': 1,
      'verge-2': 1,
    });
    expect(odds.heart).toBeNull();
  });

  it('FF-FEAR-08 the insanity table, over every roll, and the heart that may stop', () => {
    const more: More = { cause: 'charge', modifier: -1 };
    const hopeless = { rules: ['very-fearful'] } as const;
    const state = field({ quality: 6, conditions: { insane: { number: 6, shaky: 0 } } }, hopeless, more);
    const odds = fearOdds(looking(state), of(state, 'a'), frightIn(state, more))!;
    // At -4: 5 to 10, of which 5 and 6 are no worse.
    expect(odds.insanity).toEqual({ unchanged: 2, 'verge-1': 1, 'verge-2': 1, faint: 1, 'faint-heart': 1 });
    const trial: Trial = {
      state,
      run: (cx) => goMad(cx, of(cx.s, 'a'), -4),
      seen(after) {
        const { left, conditions } = of(after, 'a');
        if (left === 'killed') return ['dies', 'faints'];
        return [left === 'collapsed' ? 'faints' : INSANITIES[conditions.insane!.number - 1]!];
      },
    };
    const { of: rolls, dies } = odds.heart!;
    const ways = { frightened: 2 * rolls, 'verge-1': rolls, 'verge-2': rolls, faints: 2 * rolls, dies };
    const { told, counted } = compared({ of: 6 * rolls, ways }, trial);
    expect(told).toEqual(counted);
  });

  it('FF-FEAR-02 who does not test has no odds', () => {
    const state = field({ rules: ['mindless'] }, {}, {});
    expect(fearOdds(looking(state), of(state, 'a'), frightIn(state, {}))).toBeNull();
  });
});

const CHECKS: readonly (readonly [string, Draft, More])[] = [
  ['FF-MOR-02 a plain one', {}, {}],
  ['FF-SPEC-51 Steadfast', { rules: ['steadfast'] }, {}],
  ['FF-FEAR-08 frightened', { conditions: { insane: { number: 6, shaky: 0 } } }, {}],
  ['FF-SPEC-27 a Hero', { rules: ['hero'], game: { 'hero-reroll': 1 } }, {}],
  ['FF-MOR-05 one who lies beside an enemy', { posture: 'fallen', x: 575 }, {}],
  ['FF-MOR-05 one who lies alone', { posture: 'fallen' }, {}],
  [
    'FF-MOR-05 one who is transfixed',
    { conditions: { transfixed: { by: 'fear', cost: 1, source: null } } },
    {},
  ],
  ['FF-SET-07 a Vampire in the sun', { tags: ['vampire'], rules: ['vampire'] }, {}],
];

describe('Morale, over every roll', () => {
  it.each(CHECKS)('%s', (_title, a, more) => {
    const state = field({ y: 300, ...a }, { y: 300 }, more);
    const odds = moraleOdds(looking(state), of(state, 'a'))!;
    const trial: Trial = {
      state,
      run: (cx) => {
        raiseMorale(cx, 'leader-lost', [of(cx.s, 'a')], { x: 0, y: 0, z: 0 });
        settle(cx);
      },
      seen(after, before, told) {
        const { left, turn, posture } = of(after, 'a');
        if (left === 'killed') return ['dust'];
        const roll = told.find((event) => event.type === 'quality');
        const failures = roll?.type === 'quality' ? 3 - roll.successes : 0;
        if (left !== null) return [failures === 3 && odds.outcomes.routed !== undefined ? 'routed' : 'lost'];
        const rose = of(before, 'a').posture !== posture ? 1 : 0;
        return [(['stands', 'flees-once', 'flees-twice'] as const)[(turn.fled ?? 0) + rose]!];
      },
    };
    const { told, counted } = compared({ of: odds.of, ways: odds.outcomes }, trial);
    expect(told).toEqual(counted);
  });

  it('FF-MOR-03 the Mindless do not check', () => {
    const state = field({ rules: ['mindless'] }, {}, {});
    expect(moraleOdds(looking(state), of(state, 'a'))).toBeNull();
  });
});
