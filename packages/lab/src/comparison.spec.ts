import duel from '@vedette/duel';
import { describe, expect, it } from 'vitest';
import { changeIn } from './change.ts';
import { checkChanges } from './check-changes.ts';
import { comparisonOf, differenceOf } from './comparison.ts';
import { comparisonTable, worthOf } from './comparison-table.ts';
import { contest } from './contest.spec-support.ts';
import { contestPlayer } from './play-one.ts';
import { summaryOf } from './summary.ts';

const ALIKE = { a: { level: 'recruit' }, b: { level: 'recruit' } } as const;

/** Pairs of duels with equal dice. */
function compared(count: number, ...changes: string[]) {
  const both = contest({ ...ALIKE, changes: changes.map(changeIn) });
  checkChanges(duel, both);
  const records = Array.from({ length: 2 * count }, (_, n) => contestPlayer(duel, both)(n));
  const [asItIs, changed] = [0, 1].map((turn) => records.filter((_, n) => n % 2 === turn));
  return { asItIs: asItIs!, changed: changed! };
}

describe('two set-ups', () => {
  it('that do not differ play the same games, number by number', () => {
    const { asItIs, changed } = compared(8, 'a.*.skill=+0');
    expect(changed).toEqual(asItIs);
    expect(asItIs.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(asItIs).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(contestPlayer(duel, contest(ALIKE))));
  });

  it('are told apart by a better fighter, whoever sits where', () => {
    const { asItIs, changed } = compared(80, 'a.*.skill=+3');
    const { share } = comparisonOf(asItIs, changed);
    expect(share.pairs).toBe(80);
    expect(share.difference).toBeGreaterThan(0);
    expect(share.verdict.is).toBe('ahead');
    const worse = comparisonOf(changed, asItIs).share;
    expect(worse.difference).toBeCloseTo(-share.difference);
    expect(worse.verdict.is).toBe('behind');
    const table = comparisonTable(comparisonOf(asItIs, changed), {
      asItIs: summaryOf(asItIs),
      changed: summaryOf(changed),
    });
    expect(table).toMatch(/^ {2}difference +\+\d+\.\d %, between \+.* and \+.*: more, sure$/m);
    expect(worthOf({ share: worse, points: null, roles: {} })).toMatch(/^The change costs a wins, sure: -/);
  });

  it('may differ in what is agreed on and in the scenario', () => {
    const { asItIs, changed } = compared(4, 'option.turns=1');
    expect(changed.every(({ turns }) => turns === 1)).toBe(true);
    expect(asItIs.some(({ turns }) => turns! > 1)).toBe(true);
  });

  it.each([
    ['a.*.skil=+1', 'a.*.skil=+1: there is no "skil" there. Did you mean "skill"?'],
    ['option.trns=1', 'trns'],
    ['a.unit.skill=9', 'skill'],
    ['a.*.skill=+9000', 'skill'],
  ])('%s is refused before the first game', (text, message) => {
    expect(() => compared(1, text)).toThrow(message);
  });

  it('may differ where only some have what is changed, which is told', () => {
    const changes = ['a.captain-vane.skill=+1'].map(changeIn);
    expect(checkChanges(duel, contest({ changes }))).toEqual([
      { text: 'a.captain-vane.skill=+1', met: 2, of: 4 },
    ]);
  });
});

describe('a difference', () => {
  it('lies between what a hundred pairs allow', () => {
    const { difference, low, high, verdict } = differenceOf(
      Array.from({ length: 100 }, (_, i) => (i < 20 ? 1 : i < 30 ? -1 : 0)),
      'share',
    );
    expect([difference, low, high].map((number) => number.toFixed(3))).toEqual(['0.100', '-0.007', '0.203']);
    expect(verdict).toEqual({ is: 'open', more: 14 });
  });

  it('is not known from a few that all went the same way', () => {
    expect(differenceOf([1, 1], 'share').verdict.is).toBe('open');
    expect(differenceOf([0, 0, 0], 'share')).toMatchObject({
      difference: 0,
      verdict: { is: 'open', more: null },
    });
    expect(differenceOf([], 'share')).toMatchObject({ pairs: 0, difference: 0 });
  });
});
