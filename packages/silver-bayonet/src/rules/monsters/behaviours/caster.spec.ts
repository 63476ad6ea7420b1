import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { levelOf } from '../../../kit.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../../scene.spec-support.ts';
import { activateMonster } from '../phase.ts';

const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'witch')));
const WALL = { id: 'wall', type: 'high-wall', shape: { rect: [0, 20, 36, 0.5] } } as const;

function table(figures: readonly SceneFigure[], more: Partial<SceneDraft> = {}) {
  return scene({
    figures: [{ id: 'witch', side: null, type: 'forest-witch', x: 5, y: 18 }, ...figures],
    ...more,
  });
}
const man = (id: string, x: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id,
  side: 0,
  x,
  y: 18,
  fatigue: 2,
  ...more,
});
const cursed = (s: ReturnType<typeof scene>, id: string) => levelOf(of(s, id), 'cursed');

describe('SB-MON-11 a monster with Spells', () => {
  it('SB-MON-11 curses the closest soldier in sight, then moves at him', () => {
    const { state } = play(activation, {
      state: table([man('near', 20), man('far', 25)]),
      dice: [3, 3, 5, 5],
    });
    expect([cursed(state, 'near'), cursed(state, 'far')]).toEqual([1, 0]);
    expect(of(state, 'witch')).toMatchObject({ x: 10, health: 12 });
  });

  it('SB-MON-11 a failed Check costs the action all the same', () => {
    const { state } = play(activation, { state: table([man('near', 20)]), dice: [2, 2] });
    expect(cursed(state, 'near')).toBe(0);
    expect(of(state, 'witch').x).toBe(10);
  });

  it('SB-MON-11 the victim may resist', () => {
    const { state } = play(activation, { state: table([man('near', 20)]), dice: [3, 3, 10, 10] });
    expect(cursed(state, 'near')).toBe(0);
  });

  it('SB-MON-11 whoever is at -2 already is passed over', () => {
    const twice = man('near', 20, { attributes: ['cursed:2'] });
    const { state } = play(activation, { state: table([twice, man('far', 25)]), dice: [3, 3, 5, 5] });
    expect([cursed(state, 'near'), cursed(state, 'far')]).toEqual([2, 1]);
    const alone = play(activation, { state: table([twice]) });
    expect(of(alone.state, 'witch').x).toBe(10);
  });

  it('SB-MON-11 with nobody in sight it only moves', () => {
    const state = table([man('hidden', 5, { y: 25 })], { terrain: [WALL] });
    expect(play(activation, { state }).events.map(({ type }) => type)).toEqual(['activated', 'moved']);
  });

  it('SB-MON-11.R1 a Monster Die may send the Curse at another soldier in sight', () => {
    const pools = [
      { power: 0, skill: 0, monster: 1 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const hidden = man('hidden', 5, { y: 25 });
    const state = table([man('near', 20), man('far', 25), hidden], { pools, terrain: [WALL] });
    const { pending } = playToQuestion(activation, { state });
    expect(pending.question).toMatchObject({ options: ['keep', 'far'], target: 'near' });
    const played = play(activation, { state, dice: [3, 3, 5, 5], answers: [['monsterChoice', 'far']] });
    expect([cursed(played.state, 'near'), cursed(played.state, 'far')]).toEqual([0, 1]);
  });
});
