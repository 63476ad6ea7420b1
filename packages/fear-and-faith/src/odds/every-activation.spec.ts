import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { rollQuality } from '../rules/quality/quality.ts';
import { activate } from '../rules/turn/activate.ts';
import { of, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import type { ModelId } from '../state.ts';
import { type ActivationOdds, activationGambles, activationOdds } from './activation-odds.ts';
import { type Counted, compared, type Trial } from './every-roll.spec-support.ts';
import { qualityOdds } from './quality-odds.ts';
import { FAR } from './situations.spec-support.ts';

type Draft = Partial<SceneModel>;
type More = Partial<SceneDraft> & {
  readonly others?: readonly SceneModel[];
  readonly declared?: string;
  readonly group?: readonly ModelId[];
};

const SPENT = { game: { 'hero-reroll': 1 } } as const;
const VAMPIRE = { tags: ['vampire'], rules: ['vampire'] } as const;

const NOMINATIONS: readonly (readonly [string, Draft, More])[] = [
  ['FF-ACT-03 Quality 2', { quality: 2 }, {}],
  ['FF-ACT-03 Quality 4', { quality: 4 }, {}],
  ['FF-ACT-03 Quality 6', { quality: 6 }, {}],
  [
    'FF-MAG-11 Quality 6, cursed: nothing but a six',
    { quality: 6, conditions: { cursed: { by: null } } },
    {},
  ],
  ['FF-ACT-06 a Hero who has had his die', { rules: ['hero'], ...SPENT }, {}],
  ['FF-SPEC-32 near a Leader', {}, { others: [{ id: 'l', x: 450, y: 400, rules: ['leader'] }] }],
  ['FF-SPEC-36 near a Master', { rules: ['minion'], master: 'l' }, { others: [{ id: 'l', x: 450, y: 400 }] }],
  ['FF-SET-07 a Vampire in the sun', VAMPIRE, {}],
  [
    'FF-SET-08 a Werewolf under a full moon',
    { tags: ['werewolf'], rules: ['werewolf'] },
    { clock: { day: false, moon: true } },
  ],
  ['FF-SPEC-43 one who bleeds', { conditions: { bleeding: true } }, {}],
  ['FF-FEAR-08 (4) one who is manic', { conditions: { insane: { number: 4, shaky: 0 } } }, {}],
  ['FF-FEAR-08 (5) one who is depressive', { conditions: { insane: { number: 5, shaky: 0 } } }, {}],
  ['FF-FEAR-08 (7) on the verge', { conditions: { insane: { number: 7, shaky: 0 } } }, {}],
  ['FF-FEAR-08 (8) on the verge', { conditions: { insane: { number: 8, shaky: 0 } } }, {}],
  ['FF-SPEC-14 one who was possessed', { conditions: { fatigued: true } }, {}],
  ['FF-SPEC-41 one who is poisoned and wounded', { losses: { wounds: 1, poison: 1 } }, {}],
  ['FF-MAG-03 a Warlock’s spell', { rules: ['warlock'] }, { declared: 'spell/attack' }],
  [
    'FF-MAG-06 fear feeds it',
    { rules: ['warlock'], party: 1 },
    { declared: 'spell/attack', active: 1, parties: [{ side: 'good', frightened: true }, { side: 'evil' }] },
  ],
  [
    'FF-MAG-14 after a sacrifice',
    { rules: ['warlock'], conditions: { sacrifice: { bonus: 2, turn: 1 } } },
    { declared: 'spell/attack' },
  ],
  [
    'FF-GRP-02 a group by its worst',
    { quality: 3 },
    { others: [{ id: 'l', x: 475, y: 450, quality: 5 }], group: ['a', 'l'] },
  ],
];

function told({ of: all, outcomes, losses, mishap }: ActivationOdds): Counted {
  const ways: Record<string, number> = { mishap };
  for (const { actions, turnover, ways: n } of outcomes) ways[`${actions} ${turnover}`] = n;
  for (const { model, how, ways: n } of losses) ways[`${model} ${how}`] = n;
  return { of: all, ways };
}

function field(a: Draft, { others = [], declared: _d, group: _g, ...more }: More) {
  return scene({ ...more, models: [{ id: 'a', x: 450, y: 450, ...a }, ...others, ...FAR] });
}

function nominating(a: Draft, more: More, dice: number): Trial {
  const state = field(a, more);
  const group = more.group ?? ['a'];
  return {
    state,
    run(cx) {
      const models = group.map((id) => of(cx.s, id));
      activate(cx, { kind: group.length > 1 ? 'group' : 'model', models, leader: null });
    },
    answer({ kind }) {
      if (kind === 'declare') return more.declared ?? 'nothing';
      return kind === 'dice' ? `${dice}` : undefined;
    },
    seen(after) {
      const { successes, turnover } = after.activation!;
      const lost = group.flatMap((id) => {
        const { left } = of(after, id);
        return left === null ? [] : [`${id} ${left}`];
      });
      const mishap = (of(after, 'a').game['no-spells'] ?? 0) > 0 ? ['mishap'] : [];
      return [`${successes} ${turnover}`, ...lost, ...mishap];
    },
  };
}

describe('activation dice, over every roll', () => {
  it.each(NOMINATIONS)('%s', (_title, a, more) => {
    const state = field(a, more);
    const models = (more.group ?? ['a']).map((id) => of(state, id));
    const gambles = activationGambles(looking(state), models, more.declared ?? null);
    for (const dice of [1, 2, 3]) {
      const odds = activationOdds(looking(state), models, dice, more.declared ?? null);
      expect(gambles[dice - 1]).toEqual(odds);
      const both = compared(told(odds), nominating(a, more, dice));
      expect(both.told).toEqual(both.counted);
    }
  });

  it('FF-SPEC-27 a Hero who rolls a failed die again', () => {
    const hero = { rules: ['hero'], quality: 5 } as const;
    const state = field(hero, {});
    for (const dice of [1, 2, 3]) {
      const { rerolled } = activationOdds(looking(state), [of(state, 'a')], dice);
      const trial: Trial = {
        ...nominating(hero, {}, dice),
        answer({ kind, question }) {
          if (kind === 'dice') return `${dice}`;
          return kind === 'reroll' ? (question as { options: readonly string[] }).options[1] : undefined;
        },
      };
      const ways = Object.fromEntries(
        rerolled!.outcomes.map((one) => [`${one.actions} ${one.turnover}`, one.ways]),
      );
      const both = compared({ of: rerolled!.of, ways }, trial);
      expect(both.told).toEqual(both.counted);
    }
  });

  it('FF-SPEC-27 of a bleeding Hero the natural one is rolled again', () => {
    const state = field({ rules: ['hero'], conditions: { bleeding: true } }, {});
    const { losses, rerolled, of: all } = activationOdds(looking(state), [of(state, 'a')], 2);
    expect([losses[0]!.ways, all]).toEqual([1, 6]);
    // Of the six faces: a one again is death, another failure may become a one.
    expect([rerolled!.losses[0]!.ways, rerolled!.of]).toEqual([3, 36]);
  });
});

describe('any Quality roll, over every roll', () => {
  const PURPOSES = [
    'stairs',
    'ladder',
    'reaction',
    'close-shot',
    'hazard',
    'scared',
    'cure',
    'orphan',
    'mishap',
    'resist',
    'fall',
  ] as const;

  it.each(PURPOSES.flatMap((purpose) => [1, 2, 3].map((dice) => [purpose, dice] as const)))(
    'FF-GEN-12 %s on %d dice',
    (purpose, dice) => {
      const leader = [{ id: 'l', x: 450, y: 400, rules: ['leader'] }] as const;
      const state = field({ quality: 5 }, { others: leader });
      const odds = qualityOdds(looking(state), [of(state, 'a')], { purpose, dice });
      const ways = Object.fromEntries(odds.successes.map((n, successes) => [`${successes}`, n]));
      const trial: Trial = {
        state,
        run: (cx) => {
          rollQuality(cx, [of(cx.s, 'a')], { purpose, dice, rule: 'FF-GEN-12' });
        },
        seen: (_after, _before, events) =>
          events.flatMap((one) => (one.type === 'quality' ? [`${one.successes}`] : [])),
      };
      const both = compared({ of: odds.of, ways }, trial);
      expect(both.told).toEqual(both.counted);
    },
  );
});
