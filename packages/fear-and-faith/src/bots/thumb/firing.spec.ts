import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { type SceneDraft, scene } from '../../scene.spec-support.ts';
import { mindFor } from '../mind.ts';
import { fireAt, fireFrom } from './firing.ts';
import { nextInBurst } from './reactions.ts';

const A = { id: 'a', x: 450, y: 200, combat: 2, arms: ['assault-rifle'] } as const;
const FOE = { id: 'foe', party: 1, x: 450, y: 300, points: 40 } as const;

const mind = (draft: SceneDraft) => mindFor(scene(draft), 0, random('spec'));

describe('a burst', () => {
  it('FF-RNG-13 the dearest enemy gets it while the aim is true, friends last', () => {
    const { s, ...rest } = mind({
      models: [
        A,
        { id: 'friend', x: 400, y: 300, points: 90 },
        { ...FOE, points: 20 },
        { ...FOE, id: 'lord', x: 500, points: 60 },
      ],
    });
    const next = (...options: readonly string[]) => nextInBurst({ model: 'a', options }, { s, ...rest });
    expect(next('friend', 'foe', 'lord')).toBe('lord');
    expect(next('friend', 'foe')).toBe('foe');
  });
});

describe('a shot on the move', () => {
  const at = (...others: NonNullable<SceneDraft['models']>) =>
    fireAt({ model: 'a', weapon: 'assault-rifle' }, mind({ models: [A, ...others] }));

  it('FF-RNG-13 a burst where enemies stand together, one shot where a friend is among them', () => {
    const near = { id: 'b', x: 500, y: 300, points: 40 } as const;
    expect(at(FOE, { ...near, party: 1 })).toBe('burst/foe');
    expect(at(FOE, { ...near, party: 0 })).toBe('single/foe');
  });

  it('FF-RNG-12 where nobody is in reach it holds its fire', () => {
    expect(at({ ...FOE, y: 850 })).toBe('hold');
  });

  it('FF-RNG-12 from where on the way the enemy is seen', () => {
    const wall = { id: 'barn', type: 'building', shape: { rect: [490, 240, 200, 20] } } as const;
    const from = (x: number, to: number) =>
      fireFrom(
        { model: 'a', from: { x, y: 200, z: 0 }, to: { x: to, y: 200, z: 0 }, flies: false },
        mind({
          terrain: [wall],
          models: [
            { ...A, x },
            { ...FOE, x: 520 },
          ],
        }),
      )?.x;
    // Whoever stands behind the barn sees nobody, wherever his way begins.
    expect(from(520, 340)).toBeLessThan(520);
    expect(from(340, 520)).toBeLessThan(520);
  });
});
