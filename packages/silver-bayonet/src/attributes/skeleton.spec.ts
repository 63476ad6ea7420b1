import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { takeOut } from '../rules/damage/at-zero.ts';
import { harm } from '../rules/damage/harm.ts';
import { enterPhases } from '../rules/turn/phases.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { activating, RESERVES } from './supplement.spec-support.ts';

const raiser: SceneFigure = {
  id: 'raiser',
  side: null,
  type: 'ghoul',
  attributes: ['raise-the-dead'],
  x: 10,
  y: 10,
  activated: true,
};
const bones = (more: Partial<SceneFigure> = {}): SceneFigure => ({
  id: 'bones',
  side: null,
  type: 'skeletal-soldier',
  attributes: ['skeleton'],
  x: 14,
  y: 10,
  ...more,
});
const PILE = { standing: 'removed', marks: { 'bone-pile': 1 }, health: 0 } as const;
const MONSTER_DICE = [
  { power: 0, skill: 0, monster: 1 },
  { power: 0, skill: 0, monster: 2 },
];
/** The Monster Phase comes first in a turn whose phases are swapped. */
const monsterPhase = stepping((cx) => enterPhases(cx, true));

function before(
  figures: readonly SceneFigure[],
  answers: unknown[],
  draft: Partial<SceneDraft> = {},
  dice: number[] = [],
) {
  const state = scene({ figures: [...figures, ...RESERVES], pools: MONSTER_DICE, ...draft });
  return play(monsterPhase, { state, answers: answers as never, dice });
}

it('SB-ATT-85 at 0 Health it becomes a pile, a kill for whoever did it', () => {
  const state = scene({ figures: [raiser, bones(), ...RESERVES] });
  const run = stepping((cx) => void harm(cx, of(cx.s, 'bones'), 9, 'event', 'SB-EQ-31', { source: 'red' }));
  expect(of(play(run, { state }).state, 'bones')).toMatchObject({
    standing: 'removed',
    fallenTo: 0,
    marks: { 'bone-pile': 1 },
  });
});

it('SB-ATT-85 when the last raiser goes it collapses, nobody’s kill; while one is left it stands', () => {
  const state = scene({ figures: [raiser, { ...raiser, id: 'other', y: 20 }, bones(), ...RESERVES] });
  const out = stepping((cx) =>
    takeOut(
      cx,
      of(cx.s, cx.s.figures[0]!.standing === 'standing' ? 'raiser' : 'other'),
      'removed',
      'SB-GEN-16',
    ),
  );
  expect(of(play(out, { state }).state, 'bones').standing).toBe('standing');
  expect(of(play(out, { state, steps: 2 }).state, 'bones')).toMatchObject({
    standing: 'removed',
    fallenTo: null,
    marks: { 'bone-pile': 1 },
  });
});

it('SB-ATT-85 without any raiser it collapses as it would act', () => {
  const { state } = activating({ side: null, type: 'skeletal-soldier', attributes: ['skeleton'] }, []);
  expect(of(state, 'a').standing).toBe('removed');
});

it('SB-ATT-85 before the Monster Phase players in order may raise piles in sight, a Monster Die each', () => {
  const { state, asked } = before(
    [raiser, bones(PILE), { ...bones(PILE), id: 'more', y: 14 }],
    [
      ['chooseFigure', 'nobody'],
      ['chooseFigure', 'bones'],
      ['chooseFigure', 'nobody'],
    ],
    { order: [0, 1] },
  );
  expect(asked.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  expect(state.pools.map(({ monster }) => monster)).toEqual([1, 1]);
  expect(of(state, 'bones').marks).toEqual({});
  expect(state.figures.at(-1)).toMatchObject({
    type: 'skeletal-soldier',
    standing: 'standing',
    activated: false,
    x: 14,
    y: 10,
    health: 5,
  });
  expect(state.phase).toBe('monsters');
});

it('SB-ATT-85 no raiser, no pile in its sight, or no die: nobody is asked', () => {
  expect(before([bones(PILE)], []).asked).toHaveLength(0);
  const wall = {
    id: 'wall',
    type: 'high-wall',
    shape: { rect: [12, 0, 0.5, 36] as [number, number, number, number] },
  };
  expect(before([raiser, bones(PILE)], [], { terrain: [wall] }).asked).toHaveLength(0);
  const none = { power: 1, skill: 1, monster: 0 };
  expect(before([raiser, bones(PILE)], [], { pools: [none, none] }).asked).toHaveLength(0);
});

it('SB-ATT-85 alone, any Fate Die will do; the option lets one rise on an 8', () => {
  const solo = { seats: 1, figures: [raiser, bones(PILE), { id: 'red', x: 2, y: 34 }] };
  const pools = [{ power: 1, skill: 1, monster: 0 }];
  const paid = play(monsterPhase, {
    state: scene({ ...solo, pools }),
    answers: [
      ['chooseFigure', 'bones'],
      ['chooseItem', 'skill'],
    ],
  });
  expect(paid.state.pools[0]).toEqual({ power: 1, skill: 0, monster: 0 });
  const options = { 'solo-bones-rise': true };
  const rises = (die: number) =>
    play(monsterPhase, { state: scene({ ...solo, options }), dice: [die] }).state.figures.length;
  expect([7, 8].map(rises)).toEqual([3, 4]);
});
