import { describe, expect, it } from 'vitest';
import { LENGTH } from '../../data/sticks.ts';
import { endOf, firstIdeas } from '../asking.spec-support.ts';

const FRIENDS = [
  { id: 'b', x: 420, y: 280 },
  { id: 'c', x: 480, y: 280 },
] as const;

/** A hunter with one action, and a counter so far north of him from middle to middle; nobody else is to be seen. */
function mist(far: number, friends: readonly { id: string; x: number; y: number }[] = FRIENDS) {
  return firstIdeas({
    models: [
      { id: 'a', x: 450, y: 300 },
      ...friends,
      { id: 'wolf', party: 1, standing: 'hidden', movement: 'long' },
    ],
    markers: [{ id: 'm', party: 1, x: 450, y: 300 + far, truth: 'wolf' }],
    clock: { day: false, sight: LENGTH.short },
    acting: ['a', 1],
  });
}

describe('who sees nothing but counters', () => {
  it('FF-SCN-31 goes so near that one shows itself, while friends are there to fall upon it', () => {
    const [best] = mist(200);
    expect(best?.answer).toBe('move');
    expect(500 - endOf(best!).y - 25).toBeLessThanOrEqual(LENGTH.short);
  });

  it('FF-SCN-31 stays where he is without them, or where it cannot be reached', () => {
    expect(mist(200, [])[0]?.answer).toBe('done');
    expect(mist(500)[0]?.answer).toBe('done');
  });
});
