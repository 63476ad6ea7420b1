import { describe, expect, it } from 'vitest';
import type { Condition } from '../scenario/format/condition.ts';
import type { Deed } from '../scenario/score/deed.ts';
import { of, type SceneDraft, scene } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import { likely } from './hopes.ts';

const FIGURES: SceneDraft['figures'] = [
  { id: 'a', x: 5, y: 5 },
  { id: 'c', side: 1, x: 20, y: 30 },
  { id: 'd', side: 1, x: 24, y: 30 },
  { id: 'e', side: 1, x: 28, y: 30 },
];

const CHEST = { id: 'chest', name: 'The chest', carry: { pickup: 'action', drop: 'free' } } as const;

/** How likely a condition is for seat 0 with so many clues on the table, after a change. */
function chance(
  condition: Condition,
  change: (s: SilverBayonetState) => void = () => {},
  clues = 4,
  figures = FIGURES,
): number {
  const s = scene({
    figures,
    clues: Array.from({ length: clues }, (_, n) => ({ id: `k${n}`, deck: 'red', x: 4 * n, y: 18, z: 0 })),
    decks: { red: Array.from({ length: clues }, (_, n) => `card-${n}`) },
    scenario: { objects: [CHEST] },
  });
  change(s);
  return likely(s, condition, 0);
}

const searched = (seat: number): Deed => ({ what: 'investigated', seat, figure: 'a', deck: 'red' });

describe('how likely a reward is', () => {
  it('SB-OPS-26 what is done is certain, what is not done never quite', () => {
    const two: Condition = { tally: 'clues', min: 2 };
    expect(chance(two, (s) => s.deeds.push(searched(0), searched(0)))).toBe(1);
    expect(chance(two, (s) => s.deeds.push(searched(0)))).toBeLessThan(1);
    expect(chance(two, (s) => s.deeds.push(searched(0)))).toBeGreaterThan(chance(two));
    expect(chance(two)).toBeGreaterThan(0.5);
  });

  it('SB-OPS-25 clues enough for both are nobody’s loss; where they are short, half of it; too few, nothing', () => {
    const two: Condition = { tally: 'clues', min: 2 };
    expect(chance(two, undefined, 3)).toBeLessThan(0.6 * chance(two, undefined, 4));
    expect(chance(two, undefined, 2)).toBeGreaterThan(0);
    expect(chance(two, undefined, 1)).toBe(0);
    // A rival who has had enough is none.
    expect(chance(two, (s) => s.deeds.push(searched(1), searched(1)), 2)).toBeGreaterThan(0.5);
  });

  it('SB-OPS-25 clues of another deck do not help', () => {
    expect(chance({ tally: 'clues', deck: 'blue', min: 1 })).toBe(0);
  });

  it('SB-END-05 casualties take enemies to be had', () => {
    const three: Condition = { tally: 'casualties', min: 3 };
    expect(chance(three)).toBeGreaterThan(0.5);
    const fled = (s: SilverBayonetState) => {
      of(s, 'c').standing = 'left';
    };
    expect(chance(three, fled)).toBe(0);
    const fell = (s: SilverBayonetState) =>
      Object.assign(of(s, 'c'), { standing: 'removed' as const, fallenTo: 0 });
    expect(chance(three, fell)).toBeGreaterThan(chance(three));
  });

  it('SB-OPS-25 a card that a rival has turned up is gone', () => {
    const ace: Condition = { tally: 'revealed', cards: ['ace'], min: 1 };
    expect(chance(ace)).toBeCloseTo(0.475);
    expect(chance(ace, (s) => s.deeds.push({ what: 'revealed', seat: 1, figure: 'c', card: 'ace' }))).toBe(0);
    expect(chance(ace, undefined, 0)).toBe(0);
  });

  it('SB-OPS-25 a monster that a rival has killed is gone, unless another of its kind stands', () => {
    const kill: Condition = { tally: 'kills', monster: 'goblin', min: 1 };
    const killed = (s: SilverBayonetState) => {
      s.deeds.push({ what: 'put-out', seat: 1, victim: 'g1', monster: 'goblin', encounter: false });
    };
    expect(chance(kill)).toBeGreaterThan(0.5);
    expect(chance(kill, killed)).toBe(0);
    const another: SceneDraft['figures'] = [
      ...FIGURES,
      { id: 'g2', type: 'goblin', side: null, x: 18, y: 18 },
    ];
    expect(chance(kill, killed, 4, another)).toBeGreaterThan(0.5);
    expect(chance({ ...kill, min: 2 })).toBeLessThan(chance(kill));
  });

  it('SB-SCN-GEN-23 an object: in hand, on the ground, with a rival, gone', () => {
    const home: Condition = { tally: 'secured', objects: ['chest'], min: 1 };
    const heldBy = (id: string) => chance(home, (s) => of(s, id).carries.push('chest'));
    expect(heldBy('a')).toBeGreaterThan(chance(home));
    expect(heldBy('c')).toBeLessThan(chance(home));
    expect(heldBy('c')).toBeGreaterThan(0);
    expect(
      chance(home, (s) => s.deeds.push({ what: 'secured', seat: 1, figure: 'c', object: 'chest' })),
    ).toBe(0);
  });

  it('SB-OPS-24 all are as likely as the least of them, any as the best', () => {
    const sure: Condition = { not: { noMonsters: true } };
    const never: Condition = { tally: 'clues', deck: 'blue', min: 1 };
    expect(chance({ all: [{ tally: 'casualties', min: 1 }, never] })).toBe(0);
    expect(chance({ any: [{ tally: 'casualties', min: 1 }, never] })).toBe(0.95);
    expect(chance(sure)).toBe(0);
  });
});
