import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { activateMonster } from './phase.ts';

const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'monster')));
const apart = (inches: number) => inches + 0.984;

/** A tired soldier forces nobody. */
const soldier = (id: string, x: number, y: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id,
  side: 0,
  x,
  y,
  gear: ['hand-weapon'],
  fatigue: 2,
  ...more,
});

function table(type: string, figures: readonly SceneFigure[], more: Partial<SceneDraft> = {}) {
  return scene({ figures: [{ id: 'monster', side: null, type, x: 18, y: 18 }, ...figures], ...more });
}

function end(
  state: SilverBayonetState,
  answers: readonly (readonly ['strikeBack' | 'force', string])[] = [],
) {
  const dice = answers.flatMap(([, answer]) => (answer === 'back-off' ? [1, 2] : []));
  const { x, y, z } = of(play(activation, { state, answers, dice }).state, 'monster');
  return { x, y, z };
}

const cost = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

describe('SB-MONA-06 the path of a monster', () => {
  it('SB-MONA-06 in the open it is a straight line of its full Speed', () => {
    expect(end(table('ghoul', [soldier('man', 26, 24)]))).toEqual({ x: 22.8, y: 21.6, z: 0 });
  });

  it('SB-MONA-06 mud straight ahead is walked round when that costs less', () => {
    const mud = { id: 'mud', type: 'mud', shape: { rect: [20, 17.4, 6, 8] } } as const;
    const round = end(table('ghoul', [soldier('man', 30, 18)], { terrain: [mud] }));
    expect(round.y).toBeLessThan(17.5);
    expect(cost({ x: 18, y: 18 }, round)).toBeGreaterThan(5.8);
  });

  it('SB-MONA-06 what is no trouble for the Nimble is gone straight through', () => {
    const mud = { id: 'mud', type: 'mud', shape: { rect: [20, 17.4, 6, 8] } } as const;
    expect(end(table('werewolf', [soldier('man', 30, 18)], { terrain: [mud] }))).toEqual({
      x: 24,
      y: 18,
      z: 0,
    });
  });

  it('SB-MONA-06 a high wall is gone round, and a flyer goes over it', () => {
    const wall = { id: 'wall', type: 'high-wall', shape: { rect: [22, 15, 0.5, 5] } } as const;
    const figures = [soldier('man', 27, 18)];
    expect(end(table('ghoul', figures, { terrain: [wall] })).y).not.toBe(18);
    expect(end(table('vampire-bat', figures, { terrain: [wall] })).y).toBe(18);
  });

  it('SB-MONA-06 it may end part way up a climb', () => {
    const tower = { id: 'tower', type: 'house', shape: { rect: [20, 15, 6, 6] }, height: 3 } as const;
    const { x, z } = end(table('ghoul', [soldier('man', 23, 18, { z: 3 })], { terrain: [tower] }));
    expect(z).toBeGreaterThan(1.5);
    expect(z).toBeLessThan(3);
    expect(x).toBeLessThan(20);
  });

  it('SB-MONA-06 it drops up to 3", and climbs down what is higher', () => {
    const tower = (height: number) =>
      table('ghoul', [soldier('man', 24, 18)], {
        terrain: [{ id: 'tower', type: 'house', shape: { rect: [14, 15, 4.5, 6] }, height }],
      });
    const down = (height: number) => {
      const state = tower(height);
      of(state, 'monster').z = height;
      return end(state);
    };
    expect(down(3).z).toBe(0);
    expect(down(3.2).z).toBeGreaterThan(0);
  });

  it('SB-MONA-06 it keeps out of contact with other soldiers on the way', () => {
    const state = table('dark-wolf', [soldier('in-the-way', 21, 18), soldier('man', 24, 18)]);
    const pools = [
      { power: 0, skill: 0, monster: 1 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const played = play(activation, {
      state: { ...state, pools },
      dice: [1, 2],
      answers: [
        ['monsterChoice', 'man'],
        ['strikeBack', 'back-off'],
      ],
    });
    expect(played.events.filter(({ type }) => type === 'attacked')).toMatchObject([{ target: 'man' }]);
  });

  it('SB-MONA-06 it does not keep 1" off: a soldier it passes may Force the Attack', () => {
    const state = table('ghoul', [
      soldier('man', 28, 18),
      soldier('beside', 21, 19.5, { side: 1, fatigue: 0 }),
    ]);
    const pools = [
      { power: 0, skill: 0, monster: 1 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const played = play(activation, {
      state: { ...state, pools },
      answers: [
        ['monsterChoice', 'man'],
        ['force', 'let-pass'],
      ],
    });
    expect(of(played.state, 'monster')).toMatchObject({ x: 24, y: 18 });
  });

  it('SB-MONA-06 where no path leads it goes to the nearest point it can reach', () => {
    const sides = { type: 'high-wall', climbable: false } as const;
    const room = [
      { id: 's', ...sides, shape: { rect: [22, 15, 6, 0.5] } },
      { id: 'n', ...sides, shape: { rect: [22, 20.5, 6, 0.5] } },
      { id: 'w', ...sides, shape: { rect: [22, 15, 0.5, 6] } },
      { id: 'e', ...sides, shape: { rect: [27.5, 15, 0.5, 6] } },
    ] as const;
    const { x, y } = end(table('ghoul', [soldier('man', 24, 18)], { terrain: [...room] }));
    expect(x).toBeGreaterThan(21.2);
    expect(x).toBeLessThan(22);
    expect(y).toBeCloseTo(18, 0);
  });

  it('SB-MONA-06 with `monster-path` = straight it stops at what it cannot pass', () => {
    const wall = {
      id: 'wall',
      type: 'high-wall',
      shape: { rect: [22, 15, 0.5, 6] },
      climbable: false,
    } as const;
    const options = { 'monster-path': 'straight' };
    const { x, y } = end(table('ghoul', [soldier('man', 27, 18)], { terrain: [wall], options }));
    expect(y).toBe(18);
    expect(x).toBeGreaterThan(21.4);
    expect(x).toBeLessThanOrEqual(21.508);
  });

  it('SB-MONA-06 straight through mud costs double', () => {
    const mud = { id: 'mud', type: 'mud', shape: { rect: [20, 17.4, 6, 8] } } as const;
    const options = { 'monster-path': 'straight' };
    expect(end(table('ghoul', [soldier('man', 30, 18)], { terrain: [mud], options }))).toEqual({
      x: 22,
      y: 18,
      z: 0,
    });
  });

  it('SB-MONA-06 a flyer over a roof ends its move on it', () => {
    const house = { id: 'house', type: 'house', shape: { rect: [22, 15, 5, 6] } } as const;
    const state = table('vampire-bat', [soldier('man', 23 + apart(10), 18)], { terrain: [house] });
    expect(end(state)).toEqual({ x: 24, y: 18, z: 3.5 });
  });

  it('SB-MONA-06 a Ghost ends inside the house it walks through', () => {
    const house = { id: 'house', type: 'house', shape: { rect: [22, 15, 5, 6] } } as const;
    const state = table('ghost', [soldier('man', 23 + apart(10), 18)], { terrain: [house] });
    expect(end(state)).toEqual({ x: 24, y: 18, z: 0 });
  });
});
