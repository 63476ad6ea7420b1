import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { drawAims, imaginedAims, openAims } from './aims.ts';
import { faults } from './finding.ts';

const PACKS = [
  { seats: [0], ids: ['a', 'b', 'c'] },
  { seats: [1], ids: ['a', 'b', 'c'] },
  { seats: [2], ids: [] },
];
const drawn = () => {
  const dice = [2, 2];
  return drawAims(PACKS, (faces) => {
    expect(faces).toBeGreaterThan(1);
    return dice.shift()!;
  });
};

describe('aims', () => {
  it('are drawn one for each side, never the same, and none where there is none', () => {
    expect(drawn()).toEqual([
      { seats: [0], aim: { secret: [0], value: 'b' } },
      { seats: [1], aim: { secret: [1], value: 'c' } },
    ]);
  });

  it('one that is left needs no die', () => {
    const never = () => {
      throw new Error('Nothing to roll for.');
    };
    expect(drawAims([{ seats: [0, 1], ids: ['a'] }], never)[0]!.aim.secret).toEqual([0, 1]);
  });

  it('what is hidden is imagined anew, what is known or shown is not', () => {
    const held = drawn();
    const found = new Set<string | null>();
    for (let n = 0; n < 40; n++) {
      const [own, other] = imaginedAims(held, PACKS, 0, random(`${n}`));
      expect(own).toEqual(held[0]);
      expect(other!.aim.secret).toEqual([1]);
      found.add(other!.aim.value);
    }
    expect(found).toEqual(new Set(['a', 'c']));
    const open = held.map((one) => ({ ...one, aim: { ...one.aim, secret: 'all' as const } }));
    expect(imaginedAims(open, PACKS, 0, random('x'))).toEqual(open);
  });

  it('as many as there are sides are no secret; one more is', () => {
    const told = (ids: readonly string[], sides: number) =>
      openAims({ path: '/aims', value: [{ ids, sides, of: null }] }, faults('X-01')).map(({ code }) => code);
    expect(told(['a', 'b'], 2)).toEqual(['scenario.too-few-aims']);
    expect(told(['a', 'b', 'c'], 2)).toEqual([]);
    expect(told([], 2)).toEqual([]);
  });
});
