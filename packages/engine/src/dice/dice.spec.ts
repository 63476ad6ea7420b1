import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinGame, stateFor } from '../kernel/coin-game.spec-support.ts';
import { Fault } from '../kernel/fault.ts';
import { StraightRun } from '../kernel/run.ts';
import { type DiceSource, diceFrom, diceLeft, rollDie } from './dice.ts';

/** What a rule rolls with. */
function cup(source: DiceSource) {
  const state = stateFor();
  state.dice = diceFrom(source);
  return new StraightRun(coinGame, state, () => null, 0, null);
}

function code(act: () => unknown): string {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.code;
    throw thrown;
  }
  return 'nothing was thrown';
}

describe('scripted dice', () => {
  it('show their faces in order', () => {
    const dice = diceFrom({ script: [3, 10, 1] });
    expect([rollDie(dice, 6), rollDie(dice, 10), rollDie(dice, 2)]).toEqual([3, 10, 1]);
  });

  it('are loud when they run out', () => {
    const dice = diceFrom({ script: [3] });
    rollDie(dice, 6);
    expect(code(() => rollDie(dice, 6))).toBe('dice.exhausted');
    expect(code(() => rollDie(diceFrom({ script: [] }), 6))).toBe('dice.exhausted');
  });

  it('say which roll they were wanted for, and which die showed what it cannot', () => {
    const said = (script: number[]) => {
      try {
        rollDie(diceFrom({ script }), 6, 'the damage of a fall');
      } catch (thrown) {
        return (thrown as Error).message;
      }
      return '';
    };
    expect(said([])).toBe('All dice of the script (0) are used up and a d6 is rolled: the damage of a fall.');
    expect(said([9])).toBe('Die 1 of the script shows 9, but a d6 is rolled: the damage of a fall.');
  });

  it.each([0, 7, -1, 1.5, Number.NaN])('are loud when a d6 should show %d', (face) => {
    const dice = diceFrom({ script: [face] });
    expect(code(() => rollDie(dice, 6))).toBe('dice.wrong-face');
    expect(diceLeft(dice)).toBe(1);
  });

  it('may show the lowest and the highest face', () => {
    const dice = diceFrom({ script: [1, 6] });
    expect([rollDie(dice, 6), rollDie(dice, 6)]).toEqual([1, 6]);
  });

  it('say how many are left over', () => {
    const dice = diceFrom({ script: [1, 2, 3] });
    expect(diceLeft(dice)).toBe(3);
    rollDie(dice, 6);
    expect(diceLeft(dice)).toBe(2);
    expect(diceLeft(diceFrom({ seed: 'x' }))).toBe(0);
  });

  it('do not change the list they were made from', () => {
    const script = [1, 2];
    const dice = diceFrom({ script });
    script[0] = 6;
    expect(rollDie(dice, 6)).toBe(1);
  });

  it('leave the generator alone, and a seed needs no script', () => {
    const dice = diceFrom({ script: [4] });
    const words = [...dice.words];
    rollDie(dice, 6);
    expect(dice.words).toEqual(words);
    expect(diceFrom({ seed: 'x' }).script).toBeNull();
  });
});

describe('choosing, shuffling and drawing', () => {
  it('use up scripted dice, one a choice', () => {
    const cx = cup({ script: [2, 3, 1, 1] });
    expect(cx.choose(['a', 'b', 'c'])).toBe('b');
    const deck = ['a', 'b', 'c'];
    expect(cx.draw(deck)).toBe('c');
    expect(cx.draw(deck)).toBe('a');
    expect(cx.draw(deck)).toBe('b');
    expect(deck).toEqual([]);
    expect(diceLeft(cx.s.dice)).toBe(0);
  });

  it('shuffle with one die fewer than there are things', () => {
    const cx = cup({ script: [1, 1, 1] });
    const things = ['a', 'b', 'c', 'd'];
    expect(cx.shuffle(things)).toBe(things);
    expect([...things].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(diceLeft(cx.s.dice)).toBe(0);
    expect(code(() => cup({ script: [1] }).shuffle([1, 2, 3]))).toBe('dice.exhausted');
  });

  it('shuffle nothing, and a single thing, without a die', () => {
    const cx = cup({ script: [] });
    expect([cx.shuffle([]), cx.shuffle(['a'])]).toEqual([[], ['a']]);
  });

  it('reach every order of four things by exactly one script', () => {
    const orders = new Set<string>();
    for (let a = 1; a <= 4; a++)
      for (let b = 1; b <= 3; b++)
        for (let c = 1; c <= 2; c++)
          orders.add(
            cup({ script: [a, b, c] })
              .shuffle(['w', 'x', 'y', 'z'])
              .join(''),
          );
    expect(orders.size).toBe(24);
  });

  it('shuffle fairly by seed', () => {
    const cx = cup({ seed: 'fair' });
    const seen = new Map<string, number>();
    const throws = 12_000;
    for (let i = 0; i < throws; i++) {
      const order = cx.shuffle(['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    const expected = throws / 6;
    const chi = [...seen.values()].reduce((sum, n) => sum + ((n - expected) * (n - expected)) / expected, 0);
    expect(seen.size).toBe(6);
    expect(chi).toBeLessThan(20.52);
  });

  it('choose and draw fairly by seed', () => {
    const cx = cup({ seed: 'fair' });
    const chosen = [0, 0, 0, 0, 0];
    const drawn = [0, 0, 0, 0, 0];
    for (let i = 0; i < 10_000; i++) {
      chosen[cx.choose([0, 1, 2, 3, 4])]!++;
      drawn[cx.draw([0, 1, 2, 3, 4])]!++;
    }
    const chi = (counts: number[]) => counts.reduce((sum, n) => sum + ((n - 2000) * (n - 2000)) / 2000, 0);
    expect(chi(chosen)).toBeLessThan(18.47);
    expect(chi(drawn)).toBeLessThan(18.47);
  });

  it('draw each thing once and keep the others in their order', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (seed, size) => {
        const cx = cup({ seed });
        const deck = Array.from({ length: size }, (_, i) => i);
        const thing = cx.draw(deck);
        expect(deck).toEqual(Array.from({ length: size }, (_, i) => i).filter((i) => i !== thing));
      }),
    );
  });

  it('do not take the chosen thing away', () => {
    const things = ['a', 'b'];
    cup({ seed: 'x' }).choose(things);
    expect(things).toEqual(['a', 'b']);
  });

  it.each([
    ['choosing from nothing', (cx: ReturnType<typeof cup>) => cx.choose([])],
    ['drawing from nothing', (cx: ReturnType<typeof cup>) => cx.draw([])],
    ['a die without sides', (cx: ReturnType<typeof cup>) => cx.roll(0)],
    ['half a side', (cx: ReturnType<typeof cup>) => cx.roll(2.5)],
  ])('%s is a loud mistake of the rules', (_, act) => {
    expect(() => act(cup({ seed: 'x' }))).toThrow(Fault);
  });
});
