import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { activateMonster } from '../rules/monsters/phase.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { RESERVES } from './supplement.spec-support.ts';

const beast: SceneFigure = {
  id: 'a',
  side: null,
  type: 'ghoul',
  attributes: ['leap'],
  gear: ['natural-weapons'],
  stats: { speed: 8, melee: 1, accuracy: 0, defence: 13, courage: 0, health: 12 },
  x: 5,
  y: 10,
};
const MONSTER_DIE = [
  { power: 0, skill: 0, monster: 1 },
  { power: 0, skill: 0, monster: 0 },
];
const rock = (height: number) => ({
  id: 'rock',
  type: 'rock',
  height,
  shape: { rect: [7, 0, 2, 20] as [number, number, number, number] },
});
const acts = stepping((cx) => activateMonster(cx, of(cx.s, 'a')));

function acting(
  x: number,
  dice: readonly number[],
  answers: [never, unknown][] | unknown[],
  draft: Partial<SceneDraft> = {},
) {
  const figures = [beast, { id: 'b', x, y: 10, gear: ['hand-weapon'] }];
  const state = scene({ phase: 'monsters', figures, pools: MONSTER_DIE, ...draft });
  return play(acts, { state, dice, answers: answers as never });
}

it('SB-ATT-69 a Monster Die makes it leap: 2" less, but straight over low terrain', () => {
  const { state } = acting(20, [], [['monsterChoice', 'leap']], { terrain: [rock(1.5)] });
  expect(of(state, 'a')).toMatchObject({ x: 11, y: 10 });
  expect(state.pools[0]!.monster).toBe(0);
});

it('SB-ATT-69 3" is too high', () => {
  const { state } = acting(20, [], [['monsterChoice', 'leap']], { terrain: [rock(3)] });
  expect(of(state, 'a').x).toBeLessThan(7);
});

it('SB-ATT-69 its whole base passes beside what is 3" high, and over what is lower', () => {
  const beside = (height: number, y: number) => {
    const mast = {
      id: 'mast',
      type: 'rock',
      height,
      shape: { rect: [7, y, 1, 1] as [number, number, number, number] },
    };
    const { state } = acting(20, [], [['monsterChoice', 'leap']], { terrain: [mast] });
    return of(state, 'a');
  };
  const radius = of(scene({ figures: [beast] }), 'a').radius;
  expect(beside(3, 10 + radius)).toMatchObject({ x: 11, y: 10 });
  expect(beside(2.999, 10 + radius - 0.06)).toMatchObject({ x: 11, y: 10 });
  const round = beside(3, 10 + radius - 0.06);
  expect(round.x).toBeLessThan(11);
  expect(round.x).toBeGreaterThan(10.9);
});

it('SB-ATT-69.R1 it leaps away from a side that it stands too near to, and no nearer to it', () => {
  const away = (x: number) => {
    const mast = {
      id: 'mast',
      type: 'rock',
      height: 4,
      shape: { rect: [x, 9.5, 1, 1] as [number, number, number, number] },
    };
    const { state } = acting(20, [], [['monsterChoice', 'leap']], { terrain: [mast] });
    return of(state, 'a').x;
  };
  const radius = of(scene({ figures: [beast] }), 'a').radius;
  expect(away(4 - radius + 0.0007)).toBe(11);
  expect(away(5 + radius + 0.0007)).toBeLessThan(11);
});

it('SB-ATT-69 without the die it walks its full Speed', () => {
  const { state } = acting(20, [], [['monsterChoice', 'keep']]);
  expect(of(state, 'a').x).toBe(13);
});

it('SB-ATT-69 a leap into contact gives +1 Melee and Strong to that blow, not to a later one', () => {
  const { state, events } = acting(
    11,
    [5, 6, 1, 2],
    [
      ['monsterChoice', 'leap'],
      ['strikeBack', 'strike-back'],
    ],
  );
  const [checked] = events.filter((event) => event.type === 'checked');
  expect(checked!.modifiers.map(({ by }) => by)).toContain('leap');
  expect(checked!.total).toBe(13);
  expect(of(state, 'b').health).toBe(10 - 5 - 1);
});

it('SB-ATT-69 a die spent on another target may be a leap as well', () => {
  const other = { id: 'c', side: 1, x: 5, y: 30 };
  const figures = [beast, { id: 'b', x: 20, y: 10 }, other, ...RESERVES];
  const state = scene({ phase: 'monsters', figures, pools: MONSTER_DIE });
  const leaps = play(acts, {
    state,
    answers: [
      ['monsterChoice', 'c'],
      ['confirm', 'yes'],
    ],
  });
  expect(of(leaps.state, 'a')).toMatchObject({ x: 5, y: 16 });
  const walks = play(acts, {
    state,
    answers: [
      ['monsterChoice', 'c'],
      ['confirm', 'no'],
    ],
  });
  expect(of(walks.state, 'a')).toMatchObject({ x: 5, y: 18 });
});

it('SB-ATT-69.R1 alone it leaps by itself where that brings it closer, and only there', () => {
  const alone = (terrain: SceneDraft['terrain'] & object) => {
    const figures = [beast, { id: 'b', x: 20, y: 10 }];
    const state = scene({ seats: 1, phase: 'monsters', figures, terrain });
    return of(play(acts, { state }).state, 'a').x;
  };
  const mud = { id: 'mud', type: 'mud', shape: { rect: [5, 0, 8, 20] as [number, number, number, number] } };
  expect(alone([mud])).toBe(11);
  expect(alone([])).toBe(13);
});
