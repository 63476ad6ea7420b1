import { describe, expect, it } from 'vitest';
import { chanceOf, luckOf } from './luck.ts';

describe('luck against expectation', () => {
  it('two dice: always, never, and the middle', () => {
    expect([chanceOf(2), chanceOf(21), chanceOf(20), chanceOf(11), chanceOf(-5)]).toEqual([
      1, 0, 0.01, 0.55, 1,
    ]);
  });

  it('counts checks, harm and losses for the side that had them', () => {
    const figure = (id: string, side: number | null) => ({ id, side }) as never;
    const scene = {
      sides: [{ name: 'Greys' }, { name: 'Blues' }] as never,
      figures: [figure('a', 0), figure('b', 1), figure('m', null)],
    };
    const event = (facts: object) => ({ number: 0, text: '', rule: '', event: facts as never });
    const check = { type: 'checked', power: 5, skill: 5, total: 12, target: 13, success: false };
    const rows = luckOf(
      [
        event({ ...check, figure: 'a' }),
        event({ type: 'damaged', figure: 'b', by: 'a', points: 4 }),
        event({ type: 'damaged', figure: 'a', by: 'a', points: 2 }),
        event({ type: 'out', figure: 'b', how: 'removed' }),
        event({ type: 'out', figure: 'a', how: 'left' }),
      ],
      scene,
    );
    expect(rows).toEqual([
      { name: 'Greys', checks: 1, passed: 0, expected: 0.55, dealt: 4, lost: 0 },
      { name: 'Blues', checks: 0, passed: 0, expected: 0, dealt: 0, lost: 1 },
    ]);
  });
});
