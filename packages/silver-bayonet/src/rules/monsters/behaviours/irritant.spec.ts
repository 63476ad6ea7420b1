import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../../scene.spec-support.ts';
import { meleeAttack } from '../../melee/melee-attack.ts';
import { activateMonster } from '../phase.ts';

const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'pixie')));
const WALL = { id: 'wall', type: 'high-wall', shape: { rect: [0, 20, 36, 0.5] } } as const;

function table(figures: readonly SceneFigure[], more: Partial<SceneDraft> = {}) {
  return scene({ figures: [{ id: 'pixie', side: null, type: 'pixie', x: 18, y: 18 }, ...figures], ...more });
}
const man = (x: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id: 'man',
  side: 0,
  x,
  y: 18,
  ...more,
});
const touching = (s: ReturnType<typeof scene>) => of(s, 'pixie').radius + 0.492;

describe('SB-MON-08 Irritant', () => {
  it('SB-MON-08 on contact the soldier gets a token, it moves 1" back and is done', () => {
    const { state, asked, events } = play(activation, { state: table([man(23)]) });
    expect(asked).toEqual([]);
    expect(of(state, 'man').fatigue).toBe(1);
    expect(of(state, 'pixie').x).toBeCloseTo(23 - touching(state) - 1, 2);
    expect(of(state, 'pixie').fatigue).toBe(0);
    expect(events.some(({ type }) => type === 'attacked')).toBe(false);
  });

  it('SB-MON-08 out of reach it comes on as far as it can, and nobody tires', () => {
    const { state } = play(activation, { state: table([man(30, { fatigue: 1 })]) });
    expect(of(state, 'pixie').x).toBe(24);
    expect(of(state, 'man').fatigue).toBe(1);
  });

  it('SB-MON-08.R1 a soldier with all his tokens is still its target, and gets no third', () => {
    const { state } = play(activation, {
      state: table([man(23, { fatigue: 2 }), { id: 'fresh', side: 0, x: 11, y: 18 }]),
    });
    expect(of(state, 'pixie').x).toBeCloseTo(23 - touching(state) - 1, 2);
    expect(of(state, 'man').fatigue).toBe(2);
  });

  it('SB-MON-08 without a soldier in sight it goes to the nearest marker', () => {
    const clues = [{ id: 'clue', deck: 'clues', x: 10, y: 18, z: 0 }];
    const state = table([{ id: 'man', side: 0, x: 18, y: 22 }], { terrain: [WALL], clues });
    expect(of(play(activation, { state }).state, 'pixie').x).toBe(12);
  });

  it('SB-MON-08.R1 a Monster Die redirects it', () => {
    const pools = [
      { power: 0, skill: 0, monster: 1 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const state = table([man(23), { id: 'other', side: 1, x: 12, y: 18 }], { pools });
    const played = play(activation, { state, answers: [['monsterChoice', 'other']] });
    expect(of(played.state, 'other').fatigue).toBe(1);
    expect(of(played.state, 'man').fatigue).toBe(0);
  });

  it('SB-MON-08.R1 a step back that is blocked goes as far as it can', () => {
    const state = table([man(18 + 0.984), { id: 'behind', side: 1, x: 18 - 1.384, y: 18, fatigue: 2 }]);
    const { x } = of(play(activation, { state, answers: [] }).state, 'pixie');
    expect(x).toBeLessThan(18);
    expect(x).toBeGreaterThan(17);
  });

  it('SB-MON-08.R1 spellbound it may not move into contact', () => {
    const state = table([man(23, { fatigue: 2 })], { conditions: { enchantment: true } });
    const played = play(activation, { state, dice: [1, 1] });
    expect(of(played.state, 'pixie').x).toBeLessThan(23 - touching(state) - 1);
    expect(of(played.state, 'pixie').x).toBeGreaterThan(23 - touching(state) - 1.01);
  });

  it('SB-MON-08 attacked and alive it Backs Off 2"', () => {
    const attack = stepping((cx) => meleeAttack(cx, of(cx.s, 'man'), of(cx.s, 'pixie')));
    const state = table([man(18 - 0.886, { gear: ['hand-weapon'] })], { active: 'man' });
    const played = play(attack, { state, dice: [1, 2] });
    expect(of(played.state, 'pixie').x).toBeCloseTo(20, 2);
  });
});
