import { describe, expect, it } from 'vitest';
import { countOfDice, diceOf } from './dice.ts';
import { inTodaysWords, oldDice } from './old-dice.ts';

/** As documents were written when `die` was how many dice in a number, and of how many faces in a table. */
const OLD = {
  rules: [
    { do: [{ op: 'damage', who: 'actor', n: { die: 10 } }] },
    { do: [{ op: 'damage', who: 'actor', n: { die: 2, faces: 6, plus: 1 } }] },
    { do: [{ op: 'table', die: 6, rows: [{ range: [1, 6], name: 'x', do: [] }] }] },
    { do: [{ op: 'fate', side: 'each', die: 'power', n: 1 }] },
  ],
};

describe('dice in old documents', () => {
  it('are read as ever', () => {
    const [, old] = diceOf({ most: 10, faces: 100 });
    expect(old.parse({ die: 10 })).toEqual({ die: 10 });
    expect(countOfDice({ die: 10 })).toBe(10);
    expect(countOfDice({ dice: 3 })).toBe(3);
  });

  it('so many that faces were meant get a hint; tables, Fate Dice and a few dice do not', () => {
    expect(oldDice({ path: '', value: OLD }, 10, 'XX-OPS-23')).toMatchObject([
      { code: 'advice.old-dice', path: '/rules/0/do/0/n', params: { die: 10, faces: 10 } },
    ]);
  });

  it('are shown in the words of today', () => {
    expect(inTodaysWords(OLD)).toEqual({
      rules: [
        { do: [{ op: 'damage', who: 'actor', n: { dice: 10 } }] },
        { do: [{ op: 'damage', who: 'actor', n: { dice: 2, faces: 6, plus: 1 } }] },
        ...OLD.rules.slice(2),
      ],
    });
  });
});
