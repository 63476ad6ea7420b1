import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { LENGTH } from '../../data/sticks.ts';
import { of, type SceneModel, scene } from '../../scene.spec-support.ts';
import { mindFor } from '../mind.ts';
import { dangerAt } from './danger.ts';

const RADIUS = of(scene({ models: [{ id: 'a', x: 450, y: 300 }] }), 'a').radius;
const A = { id: 'a', x: 450, y: 300, points: 50, combat: 2 } as const;

function danger(...others: readonly SceneModel[]): number {
  const s = scene({ models: [A, ...others] });
  return dangerAt(mindFor(s, 0, random('spec')), of(s, 'a'), of(s, 'a'));
}

describe('what may happen to one who stands there', () => {
  const BRUTE = { id: 'foe', party: 1, x: 450, y: 400, combat: 4, quality: 3 } as const;
  const RIFLE = { id: 'foe', party: 1, x: 450, y: 700, quality: 3, arms: ['bolt-action-rifle'] } as const;

  it('FF-ACT-10 whoever can strike at one only is less to be feared beside a friend in his reach', () => {
    const alone = danger(BRUTE);
    expect(alone).toBeGreaterThan(0);
    expect(danger(BRUTE, { id: 'b', x: 500, y: 300 })).toBeLessThan(alone);
    // Two Moves and a blow: from base to base no farther than two sticks.
    const last = BRUTE.y + 2 * LENGTH.medium + 2 * RADIUS;
    expect(danger(BRUTE, { id: 'b', x: 450, y: last })).toBeLessThan(alone);
    expect(danger(BRUTE, { id: 'b', x: 450, y: last + 2 })).toBe(alone);
  });

  it('FF-RNG-08 behind a friend whom nobody may pass over one is shot at less', () => {
    const open = danger(RIFLE);
    const behind = (friend: Partial<SceneModel>) => danger(RIFLE, { id: 'b', x: 450, y: 350, ...friend });
    expect(open).toBeGreaterThan(0);
    expect(behind({ points: 50 })).toBeLessThan(open);
    expect(behind({ points: 50, y: 250 })).toBe(open);
    expect(behind({ points: 50, posture: 'fallen' })).toBe(open);
    expect(behind({ points: 1 })).toBe(open);
  });
});
