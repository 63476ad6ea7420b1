import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { doAction, openActions } from '../rules/activation/actions.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';

const man = (gear: SceneFigure['gear']): SceneFigure => ({
  id: 'a',
  attributes: ['fire-starter'],
  gear: gear!,
});
const acts = (action: string) => stepping((cx) => doAction(cx, of(cx.s, 'a'), action));

function offers(gear: SceneFigure['gear'], activation = {}) {
  const s = scene({ figures: [man(gear)], active: 'a', activation });
  return openActions(looking(s), of(s, 'a')).filter((action) => action.startsWith('start-fire'));
}

it('SB-ATT-51 for its action or its Move it makes torches of another special item', () => {
  expect(offers(['holy-symbol'])).toEqual(['start-fire', 'start-fire-for-move']);
  expect(offers(['holy-symbol'], { moveSpent: true })).toEqual(['start-fire']);
  expect(offers(['holy-symbol'], { actionSpent: true })).toEqual(['start-fire-for-move']);
});

it('SB-ATT-51 torches alone, or nothing special, give nothing to exchange', () => {
  expect(offers(['oil-and-torches', 'hand-weapon'])).toEqual([]);
});

it('SB-ATT-51 the item is gone for the game, and a torch can be lit with the action it has left', () => {
  const state = scene({ figures: [man(['holy-symbol'])], active: 'a' });
  const after = play(acts('start-fire-for-move'), { state }).state;
  expect(of(after, 'a').gear).toMatchObject([
    { item: 'holy-symbol', state: 'lost' },
    { item: 'oil-and-torches', state: 'whole' },
  ]);
  expect(after.activation).toMatchObject({ moveSpent: true, moved: false, actionSpent: false });
  expect(openActions(looking(after), of(after, 'a'))).toContain('light-torch');
});

it('SB-ATT-51 an upgrade will do; of several the player picks', () => {
  const gear = [{ item: 'hand-weapon', upgrades: ['silver-weapon'] }, 'salt-bag'];
  const state = scene({ figures: [man(gear)], active: 'a' });
  const { state: after, asked } = play(acts('start-fire'), {
    state,
    answers: [['chooseItem', 'silver-weapon@hand-weapon']],
  });
  expect(asked[0]!.question).toMatchObject({ options: ['silver-weapon@hand-weapon', 'salt-bag'] });
  expect(of(after, 'a').gear[0]).toMatchObject({ item: 'hand-weapon', upgrades: [], state: 'whole' });
  expect(after.activation!.actionSpent).toBe(true);
});
