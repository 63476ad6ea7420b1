import { random, type Seat } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { of, type SceneModel, scene } from '../../scene.spec-support.ts';
import { mindFor } from '../mind.ts';
import { stanceAt } from './stance.ts';
import { eagerness } from './temper.ts';

function stance(models: readonly SceneModel[], at: { readonly x: number; readonly y: number }): number {
  const s = scene({ models });
  return stanceAt(mindFor(s, 0, random('spec')), of(s, 'a'), { z: 0, ...at });
}

const FOE = { id: 'foe', party: 1, x: 450, y: 850, combat: 3 } as const;

describe('where to stand', () => {
  it('FF-SPEC-32 where the Leader sees one it is better, beyond his reach it makes no difference', () => {
    const a = { id: 'a', x: 450, y: 300 };
    const leader = { id: 'leader', x: 450, y: 250, rules: ['leader'], posture: 'standing' } as const;
    const gain = (y: number, as: object) =>
      stance([a, FOE, { ...leader, ...as }], { x: 450, y }) -
      stance([a, FOE, { ...leader, ...as, rules: [] }], { x: 450, y });
    expect(gain(420, {})).toBeGreaterThan(0);
    expect(gain(520, {})).toBe(0);
    // FF-SPEC-32: not while he lies.
    expect(gain(420, { posture: 'fallen' })).toBe(0);
  });

  it('FF-FEAR-01 in charge reach of what one fears it is worse than out of it', () => {
    const monster = {
      id: 'foe',
      party: 1,
      x: 450,
      y: 700,
      combat: 4,
      quality: 3,
      rules: ['fearful'],
    } as const;
    const a = { id: 'a', x: 450, y: 300, quality: 5, combat: 1, points: 50 };
    expect(stance([a, monster], { x: 450, y: 580 })).toBeLessThan(stance([a, monster], { x: 450, y: 320 }));
  });

  it('FF-MOR-04 at the edge of the table it is worse', () => {
    const a = { id: 'a', x: 450, y: 450 };
    const foes = [{ ...FOE, x: 450, y: 450 + 400 }];
    expect(stance([a, ...foes], { x: 20, y: 450 })).toBeLessThan(stance([a, ...foes], { x: 150, y: 450 }));
  });
});

describe('whether to go or to wait', () => {
  const rifle = { arms: ['bolt-action-rifle'] } as const;
  const eager = (round: number, a: object, b: object) => {
    const s = scene({
      round,
      models: [
        { id: 'a', x: 450, y: 100, ...a },
        { ...FOE, ...b },
      ],
    });
    return eagerness(mindFor(s, 0, random('spec')), 0);
  };

  it('FF-RNG-01 who shoots better lets the others come, for a while', () => {
    expect(eager(1, rifle, {})).toBeLessThan(0.5);
    expect(eager(1, rifle, rifle)).toBe(1);
    expect(eager(1, {}, {})).toBe(1);
    expect(eager(12, rifle, {})).toBe(1);
  });

  it('FF-RNG-06 who is shot at and cannot answer runs', () => {
    expect(eager(1, {}, rifle)).toBeGreaterThan(1);
    expect(eager(1, rifle, rifle)).toBe(1);
  });

  it('FF-SET-14 as the rounds run out who is behind hurries, and who leads does not', () => {
    const at = (round: number, lost: Seat | null) => {
      const s = scene({
        round,
        rounds: 10,
        models: [
          { id: 'a', x: 450, y: 100 },
          FOE,
          ...(lost === null
            ? []
            : [{ id: 'gone', party: lost, standing: 'out', left: 'killed', points: 60 } as const]),
        ],
      });
      return eagerness(mindFor(s, 0, random('spec')), 0);
    };
    expect(at(9, 0)).toBeGreaterThan(at(2, 0));
    expect(at(2, 0)).toBeGreaterThan(1);
    expect(at(9, 1)).toBeLessThan(at(2, 1));
    expect(at(2, 1)).toBeLessThan(1);
    expect(at(9, null)).toBe(1);
  });

  it('FF-MOR-01 not far before the others, and a Leader least of all', () => {
    const forward = (rules: readonly string[], friendsAt: number) => {
      const friends = ['b', 'c', 'd'].map((id, i) => ({ id, x: 300 + 60 * i, y: friendsAt }));
      const s = scene({
        models: [
          { id: 'a', x: 450, y: 300, rules: [...rules] as never },
          ...friends,
          { id: 'foe', party: 1, x: 450, y: 880 },
        ],
      });
      const mind = mindFor(s, 0, random('spec'));
      const a = of(s, 'a');
      return stanceAt(mind, a, { x: 450, y: 420, z: 0 }) - stanceAt(mind, a, a);
    };
    expect(forward([], 300)).toBeGreaterThan(0);
    expect(forward([], 60)).toBeLessThan(forward([], 300));
    expect(forward(['leader'], 60)).toBeLessThan(forward([], 60));
  });
});
