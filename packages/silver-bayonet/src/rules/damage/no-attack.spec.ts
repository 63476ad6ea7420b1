import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { activateMember } from '../activation/activation.ts';
import { cast } from '../casting/cast.ts';
import { fallTo } from '../movement/danger-of-falling.ts';
import { harm } from './harm.ts';

type Who = Partial<SceneFigure>;

const NONE = { power: 0, skill: 0, monster: 0 };

const field = (a: Who, pools = [NONE, NONE]) =>
  scene({
    pools,
    figures: [
      { id: 'a', x: 10, y: 10, health: 20, ...a },
      { id: 'friend', x: 2, y: 2 },
      { id: 'foe', side: 1, x: 30, y: 30 },
    ],
  });

/** What a loses to so many points that are no attack. */
function takes(points: number, a: Who, types: readonly string[] = []): number {
  const run = stepping((cx) => {
    harm(cx, of(cx.s, 'a'), points, 'trap', 'SB-EQ-31', { types });
  });
  return 20 - of(play(run, { state: field(a) }).state, 'a').health;
}

describe('damage that is not an attack', () => {
  it('SB-EQ-31 a Dhamphir takes nothing from 1 point of Wasting; another man does', () => {
    const wastes = (type: string, attributes: string[]) => {
      const s = field({ type, attributes: [...attributes, 'wasting:2'] });
      const run = stepping((cx) => activateMember(cx, of(cx.s, 'a')));
      return 20 - of(play(run, { state: s, answers: [['act', 'end']] }).state, 'a').health;
    };
    expect(wastes('dhamphir', ['damage-reduction:1'])).toBe(0);
    expect(wastes('infantryman', [])).toBe(1);
  });

  it('SB-EQ-31 a Black Dog takes nothing from falling', () => {
    const falls = (type: string) => {
      const s = field({ side: null, type, z: 7 });
      const run = stepping((cx) => fallTo(cx, of(cx.s, 'a'), { x: 10, y: 10, z: 0 }, 7, null));
      return 20 - of(play(run, { state: s, dice: [4, 5] }).state, 'a').health;
    };
    expect([falls('black-dog'), falls('bandit')]).toEqual([0, 9]);
  });

  it('SB-EQ-31 Armour does not apply, Indestructible and Damage Reduction do', () => {
    expect(takes(4, { gear: ['breastplate'] })).toBe(4);
    expect(takes(4, { attributes: ['indestructible'] })).toBe(0);
    expect(takes(4, { attributes: ['damage-reduction:3'] })).toBe(1);
  });

  it('SB-EQ-31 a reduction against some attacks only does not help', () => {
    for (const against of ['shooting', 'melee', 'firearms'])
      expect(takes(4, { attributes: [`damage-reduction:3/${against}`] })).toBe(4);
  });

  it('SB-EQ-31 fire meets an allergy, what has no type does not', () => {
    const burns = { attributes: ['indestructible', 'allergy:fire'] };
    expect(takes(4, burns, ['fire'])).toBe(4);
    expect(takes(4, burns)).toBe(0);
    expect(takes(4, { attributes: ['indestructible', 'allergy:silver'] }, ['fire'])).toBe(0);
  });

  it('SB-EQ-31 a Fate Die may negate each instance', () => {
    const run = stepping((cx) => {
      harm(cx, of(cx.s, 'a'), 4, 'trap', 'SB-EQ-31');
      harm(cx, of(cx.s, 'a'), 4, 'trap', 'SB-EQ-31');
    });
    const { state, asked } = play(run, {
      state: field({}, [{ power: 2, skill: 0, monster: 0 }, NONE]),
      dice: [4],
      answers: [
        ['negate', 'power'],
        ['negate', 'keep'],
      ],
    });
    expect(asked).toHaveLength(2);
    expect(of(state, 'a').health).toBe(20 - 2 - 4);
  });

  it('SB-EQ-31.R1 casting strain is reduced too', () => {
    const strained = (attributes: string[]) => {
      const run = stepping((cx) => cast(cx, of(cx.s, 'a'), 'SB-ATT-39', () => {}));
      return 20 - of(play(run, { state: field({ attributes }), dice: [1, 1] }).state, 'a').health;
    };
    expect([strained([]), strained(['damage-reduction:1'])]).toEqual([1, 0]);
  });
});
