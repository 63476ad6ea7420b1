import { describe, expect, it } from 'vitest';
import type { Eyes } from './eyes.ts';
import { score } from './story.ts';

describe('the score by ear', () => {
  it('says no more than is wanted, as the bar does', () => {
    const say = {
      score: {
        none: 'none',
        count: (name: string | null, count: number, of: number | null) => `${name}: ${count} of ${of}`,
        line: (name: string, each: readonly string[]) => `${name}: ${each.join(', ')}`,
      },
    };
    const scene = {
      sides: [{ name: 'Ours' }, { name: 'Theirs' }],
      objectives: [
        { id: 'down', name: 'Enemies down', of: 3, counts: [5, 1] },
        { id: 'lost', name: 'Lost', of: null, counts: [5, 1] },
        { id: 'slain', name: 'Slain', of: 1, counts: [2, 2], shared: true },
      ],
    };
    const { text, lines } = score({ say, scene } as unknown as Eyes);
    expect([text, ...(lines ?? [])]).toEqual([
      'Enemies down: Ours: 3 of 3, Theirs: 1 of 3',
      'Lost: Ours: 5 of null, Theirs: 1 of null',
      'Slain: null: 1 of 1',
    ]);
  });
});
