import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { distanceBetween } from '../measuring.ts';
import { chargeTowards } from './charge.ts';

const charges = stepping((cx) => chargeTowards(cx, of(cx.s, 'ghoul'), of(cx.s, 'man'), 6));

/** How near a ghoul comes that may not attack. */
function heldAt(man: Partial<SceneFigure>, rest: Partial<SceneDraft> = {}): number {
  const ghoul = { id: 'ghoul', side: null, type: 'ghoul', x: 18, y: 18, marks: { spellbound: 1 } };
  const state = scene({ active: 'ghoul', ...rest, figures: [ghoul, { id: 'man', side: 1, ...man }] });
  const played = play(charges, { state });
  expect(played.asked).toEqual([]);
  return distanceBetween(of(played.state, 'ghoul'), of(played.state, 'man'));
}

describe('a charge that may not end in contact', () => {
  it('SB-EVT-09.R2 stops 1.001" from its target on a straight way', () => {
    expect(heldAt({ x: 23, y: 18 })).toBe(1.001);
    expect(heldAt({ x: 18, y: 14.5 })).toBe(1.001);
  });

  it('SB-EVT-09.R2 aslant, where the grid has no better place, a hair farther, never nearer', () => {
    for (const [x, y] of [
      [21.337, 20.113],
      [15.771, 14.909],
      [16.003, 20.998],
      [21, 21],
    ]) {
      const away = heldAt({ x: x!, y: y! });
      expect(away).toBeGreaterThanOrEqual(1.001);
      expect(away).toBeLessThanOrEqual(1.002);
    }
  });

  it('SB-EVT-09.R2 round a corner it does not walk into a Forced Attack either', () => {
    const shape = { rect: [19.5, 14, 0.3, 5] as [number, number, number, number] };
    const terrain = [{ id: 'w', type: 'high-wall', shape }];
    for (const y of [17, 17.5, 18]) {
      const away = heldAt({ x: 21, y }, { terrain });
      expect(away).toBeGreaterThanOrEqual(1.001);
      expect(away).toBeLessThanOrEqual(1.003);
    }
  });

  it('SB-EVT-09.R2 who is that near already stays', () => {
    expect(heldAt({ x: 19.5, y: 18 })).toBe(0.516);
  });

  it('SB-EVT-09 one that is not spellbound goes on into contact', () => {
    const ghoul = { id: 'ghoul', side: null, type: 'ghoul', x: 18, y: 18 };
    const state = scene({ active: 'ghoul', figures: [ghoul, { id: 'man', side: 1, x: 22, y: 18 }] });
    const { events } = play(charges, { state, dice: [1, 1], answers: [['strikeBack', 'back-off']] });
    expect(events[0]).toMatchObject({ type: 'moved', x: 22 - 0.984, y: 18 });
  });
});
