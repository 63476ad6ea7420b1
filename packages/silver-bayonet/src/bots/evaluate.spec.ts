import { describe, expect, it } from 'vitest';
import type { Scenario } from '../scenario/format/scenario.ts';
import type { Deed } from '../scenario/score/deed.ts';
import { of, type SceneDraft, scene } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import { evaluate } from './evaluate.ts';

const FIGURES: SceneDraft['figures'] = [
  { id: 'a', x: 5, y: 5 },
  { id: 'b', x: 8, y: 5 },
  { id: 'c', side: 1, x: 20, y: 30 },
  { id: 'd', side: 1, x: 24, y: 30 },
];

const REWARDS: Scenario['rewards'] = [
  { id: 'clues', xp: 2, text: 'Two clues.', if: { tally: 'clues', min: 2 } },
  { id: 'casualties', xp: 2, text: 'Three down.', if: { tally: 'casualties', min: 3 } },
  { id: 'chest', xp: 2, text: 'The chest.', if: { tally: 'secured', objects: ['chest'], min: 1 } },
];

const CHEST: Scenario['objects'] = [
  { id: 'chest', name: 'The chest', carry: { pickup: 'action', drop: 'free' } },
];

function standing(
  change: (s: SilverBayonetState) => void = () => {},
  scenario: Partial<Scenario> = {},
): number {
  const s = scene({ figures: FIGURES, scenario: { rewards: REWARDS, objects: CHEST, ...scenario } });
  change(s);
  return evaluate(s, 0);
}

const searched = (seat: number): Deed => ({ what: 'investigated', seat, figure: 'a', deck: 'red' });

describe('how it stands', () => {
  it('SB-END-04 is even between equals, and one side gains what the other loses', () => {
    const s = scene({ figures: FIGURES, scenario: { rewards: REWARDS } });
    expect(evaluate(s, 0)).toBe(0);
    of(s, 'c').health = 3;
    expect(evaluate(s, 0)).toBeGreaterThan(0);
    expect(evaluate(s, 1)).toBeCloseTo(-evaluate(s, 0));
  });

  it('SB-OPS-26 a reward is better than half of it, and half better than nothing', () => {
    const half = standing((s) => s.deeds.push(searched(0)));
    const whole = standing((s) => s.deeds.push(searched(0), searched(0)));
    expect(half).toBeGreaterThan(0);
    expect(whole).toBeGreaterThan(half);
    expect(whole).toBeLessThan(1);
    expect(standing((s) => s.deeds.push(searched(1), searched(1)))).toBeCloseTo(-whole);
  });

  it('SB-END-05 an enemy put out counts twice when it brings a reward nearer', () => {
    const wounded = standing((s) => {
      of(s, 'c').health = 1;
    });
    const gone = standing((s) => {
      of(s, 'c').standing = 'removed';
    });
    const credited = standing((s) => Object.assign(of(s, 'c'), { standing: 'removed', fallenTo: 0 }));
    expect(gone).toBeGreaterThan(wounded);
    expect(credited).toBeGreaterThan(gone);
  });

  it('SB-SCN-GEN-23 a thing in hand is better than on the ground, and best near the edge', () => {
    const at = (x: number, y: number) =>
      standing((s) => {
        of(s, 'a').carries.push('chest');
        Object.assign(of(s, 'a'), { x, y });
      });
    expect(at(18, 18)).toBeGreaterThan(0);
    expect(at(18, 2)).toBeGreaterThan(at(18, 18));
  });

  it('SB-MOV-10 who has left is worth more than who has fallen, and less than who fights on', () => {
    const so = (state: 'left' | 'removed' | 'standing') =>
      standing((s) => {
        of(s, 'b').standing = state;
      });
    expect(so('left')).toBeGreaterThan(so('removed'));
    expect(so('standing')).toBeGreaterThan(so('left'));
  });

  it('SB-END-05 without rewards casualties are the points', () => {
    const down = standing((s) => Object.assign(of(s, 'c'), { standing: 'removed', fallenTo: 0 }), {
      rewards: [],
    });
    expect(down).toBeGreaterThan(0.3);
  });

  it('SB-COOP-05 an ally is no rival; alone the measure is what the unit was', () => {
    const s = scene({ figures: FIGURES, scenario: { mode: 'solo', rewards: REWARDS } });
    const whole = evaluate(s, 0);
    expect(evaluate(s, 1)).toBe(whole);
    of(s, 'c').standing = 'removed';
    expect(evaluate(s, 0)).toBeLessThan(whole);
    expect(evaluate(s, 1)).toBe(evaluate(s, 0));
  });

  it('SB-FATE-01 dice to spare are something', () => {
    expect(standing((s) => s.pools[0]!.power++)).toBeGreaterThan(0);
  });
});
