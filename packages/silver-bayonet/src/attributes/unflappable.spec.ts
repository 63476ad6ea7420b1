import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { check, plainCheck } from '../rules/check/check.ts';
import { terrorCheck } from '../rules/terror/terror.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';

const NOTHING = { power: 0, skill: 0, monster: 0 };

function tested(attributes: string[], pool: Partial<typeof NOTHING>) {
  return scene({ figures: [{ id: 'a', attributes }], pools: [{ ...NOTHING, ...pool }, NOTHING] });
}

const frightened = stepping((cx) => terrorCheck(cx, of(cx.s, 'a'), 0, 'wail', 'SB-EVT-04'));
const courage = stepping((cx) => {
  check(cx, plainCheck(of(cx.s, 'a'), 'courage', 14, 'SB-ATT-41'));
});

it('SB-ATT-44 any die, a Monster Die too, passes a failed Terror Check', () => {
  const state = tested(['unflappable'], { monster: 1 });
  const { state: after } = play(frightened, { state, dice: [2, 3], answers: [['reroll', 'pass-monster']] });
  expect(of(after, 'a').terror).toBe(null);
  expect(after.pools[0]).toEqual(NOTHING);
});

it('SB-ATT-44 reroll or pass, one die a Check', () => {
  const state = tested(['unflappable'], { power: 1, skill: 1 });
  const { asked, state: after } = play(courage, { state, dice: [2, 3, 4], answers: [['reroll', 'power']] });
  expect(asked[0]!.question).toMatchObject({
    options: ['keep', 'power', 'skill', 'pass-power', 'pass-skill'],
  });
  expect(after.pools[0]).toEqual({ ...NOTHING, skill: 1 });
});

it('SB-ATT-44 nothing to buy when it is passed, at the very number', () => {
  const state = tested(['unflappable'], { monster: 1 });
  expect(play(courage, { state, dice: [7, 7] }).asked).toEqual([]);
  expect(play(frightened, { state, dice: [5, 6] }).asked).toEqual([]);
});

it('SB-ATT-44 others can only reroll', () => {
  const { asked } = play(courage, {
    state: tested([], { power: 1, monster: 1 }),
    dice: [2, 3],
    answers: [['reroll', 'keep']],
  });
  expect(asked[0]!.question).toMatchObject({ options: ['keep', 'power'] });
});
