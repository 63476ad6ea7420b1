import type { Spot } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { LENGTH } from '../../data/sticks.ts';
import { firstAnswer, firstIdeas } from '../asking.spec-support.ts';

/** A counter that hides a wolf or nothing, so far south of a hunter from middle to middle, with its actions. */
function pack(far: number, truth: 'wolf' | 'nothing', actions: number) {
  return {
    models: [
      { id: 'wolf', party: 1, standing: 'hidden', movement: 'long' },
      { id: 'hunter', x: 450, y: 100 + far },
    ],
    markers: [{ id: 'm', party: 1, x: 450, y: 100, truth }],
    active: 1,
    clock: { day: false, sight: LENGTH.short },
    phase: 'act',
    activation: { kind: 'marker', waiting: ['m'], successes: actions },
  } as const;
}

describe('what lurks in the mist', () => {
  it('FF-SCN-31 shows itself where it can charge and strike, and not for a charge alone', () => {
    expect(firstAnswer(pack(160, 'wolf', 2))).toBe('show');
    expect(firstAnswer(pack(160, 'wolf', 1))).not.toBe('show');
    expect(firstAnswer(pack(500, 'wolf', 3))).toBe('stalk');
  });

  it('FF-SCN-31 a dummy steals up like a wolf, and lurks where it has come', () => {
    expect(firstAnswer(pack(500, 'nothing', 3))).toBe('stalk');
    expect(firstAnswer(pack(140, 'nothing', 3))).toBe('done');
  });

  it('FF-SCN-31 goes towards the hunter, and not so near that he sees it', () => {
    const end = (far: number) => {
      const [to] = firstAnswer(pack(far, 'wolf', 1), 'move') as readonly Spot[];
      return to!.y - 100;
    };
    expect(end(600)).toBeCloseTo(LENGTH.long, 0);
    expect(end(260)).toBeGreaterThan(60);
    expect(260 - end(260)).toBeGreaterThan(LENGTH.short + 25);
  });

  it('FF-SCN-31 a regular has no other ideas about counters', () => {
    expect(firstIdeas(pack(500, 'wolf', 2))).toEqual([]);
  });
});
