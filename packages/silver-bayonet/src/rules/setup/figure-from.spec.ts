import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, scene, stepping } from '../../scene.spec-support.ts';
import { onFoot } from '../activation/dismount.ts';
import { placeMonster } from '../monsters/place-monster.ts';

/** Diameters of a man, a rider, that rider on foot, a Troll and a monster of 30 mm that has just appeared. */
function diameters(physical: boolean): readonly number[] {
  const state = scene({
    options: { 'metric-physical-bases': physical },
    figures: [
      { id: 'man', x: 5, y: 5 },
      { id: 'rider', x: 10, y: 5, mounted: true },
      { id: 'troll', side: null, type: 'troll', x: 20, y: 20 },
      { id: 'foe', side: 1, x: 30, y: 30 },
    ],
  });
  const run = stepping((cx) => {
    placeMonster(cx, 'bandit', { x: 25, y: 10, z: 0 }, 'SB-ENC-02', { set: 0 });
  });
  const s = play(run, { state }).state;
  const bodies = [of(s, 'man'), of(s, 'rider'), onFoot(of(s, 'rider')), of(s, 'troll'), of(s, 'bandit-1')];
  return bodies.map(({ radius }) => radius * 2);
}

describe('bases', () => {
  it('SB-GEN-04 bases of 25 and 50 mm are 1.25 and 2.5 game inches wide with the option', () => {
    expect(diameters(true)).toEqual([1.25, 2.5, 1.25, 2.5, 1.25]);
  });

  it('SB-GEN-04 without it they are what they are in inches', () => {
    expect(diameters(false)).toEqual([0.984, 1.968, 0.984, 1.968, 0.984]);
  });

  it('SB-GEN-04 metric alone is for the eye and changes no base', () => {
    const s = scene({ options: { metric: true }, figures: [{ id: 'a', x: 5, y: 5 }] });
    expect(of(s, 'a').radius).toBe(0.492);
  });
});
