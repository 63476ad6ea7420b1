import { describe, expect, it } from 'vitest';
import { untilDone } from './hand.spec-support.ts';

describe('how somebody plays', () => {
  it('what was done late is not done again: a second touch would undo it', async () => {
    let [picked, touches, looks] = [false, 0, 0];
    await untilDone({
      isDone: async () => picked,
      act: async () => {
        touches++;
      },
      comes: async () => {
        const seen = picked;
        // After nobody saw it, and before anybody touches it again.
        picked = ++looks > 1;
        return seen;
      },
    });
    expect(touches).toBe(2);
  });

  it('of what never comes about he complains', async () => {
    let touches = 0;
    const vain = untilDone({
      isDone: async () => false,
      act: async () => {
        touches++;
      },
      comes: async () => false,
    });
    await expect(vain).rejects.toThrow('Nothing came');
    expect(touches).toBeGreaterThan(1);
  });
});
