import type { RolledDie, Telling } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { chanceOf, luckOf } from './luck.ts';

const rolled = (sides: number, face: number, replaced?: true): RolledDie => ({
  die: { name: 'Die', sides, colour: 'plain', mark: '' },
  face,
  ...(replaced === undefined ? {} : { replaced }),
});

describe('luck against expectation', () => {
  it('two ten-sided dice: always, never, and the middle', () => {
    const needing = (needed: number) =>
      chanceOf({ total: 10, needed, passes: 'at-least' }, [rolled(10, 4), rolled(10, 6)]);
    const found = [needing(2), needing(21), needing(20), needing(11), needing(-5)];
    for (const [i, chance] of [1, 0, 0.01, 0.55, 1].entries()) expect(found[i]).toBeCloseTo(chance, 9);
  });

  it('any dice, with what is added to them, to get above or below', () => {
    // 2 lies on a D6 and 1 is added: 4 or more is needed, so a 3 at least.
    expect(chanceOf({ total: 3, needed: 4, passes: 'at-least' }, [rolled(6, 2)])).toBeCloseTo(4 / 6, 9);
    expect(chanceOf({ total: 7, needed: 4, passes: 'at-most' }, [rolled(10, 7)])).toBeCloseTo(0.4, 9);
    expect(chanceOf({ total: 7, needed: 0, passes: 'at-most' }, [rolled(10, 7)])).toBe(0);
    const mixed = [rolled(4, 4), rolled(6, 1)];
    expect(chanceOf({ total: 5, needed: 10, passes: 'at-least' }, mixed)).toBeCloseTo(1 / 24, 9);
  });

  it('an opposed roll: one die against another', () => {
    const dice = [rolled(6, 2), { ...rolled(6, 5), against: true as const }];
    const ahead = (total: number) => chanceOf({ total, needed: 1, passes: 'at-least' }, dice);
    expect([ahead(-3), ahead(-2), ahead(-9), ahead(3)]).toEqual([
      expect.closeTo(15 / 36, 9),
      expect.closeTo(21 / 36, 9),
      expect.closeTo(0, 9),
      expect.closeTo(1, 9),
    ]);
  });

  it('a die whose place another took does not count', () => {
    const dice = [rolled(10, 9, true), rolled(10, 2)];
    expect(chanceOf({ total: 2, needed: 6, passes: 'at-least' }, dice)).toBeCloseTo(0.5, 9);
  });

  it('counts checks, harm and losses for the side that had them, man or unit', () => {
    const piece = (id: string, side: number | null) => ({ id, side }) as never;
    const scene = {
      sides: [{ name: 'Greys' }, { name: 'Blues' }] as never,
      figures: [piece('a', 0), piece('b', 1), piece('m', null)],
      groups: [piece('g', 1)],
    };
    const told = (some: Partial<Telling>) => ({
      number: 0,
      text: '',
      rule: '',
      telling: { kind: 'story', figures: [], dice: [], modifiers: [], ...some } as Telling,
      event: { type: '' },
    });
    const check = (who: string, passed: boolean) =>
      told({
        dice: [rolled(10, 5), rolled(10, 5)],
        attempt: { who, total: 12, needed: 13, passes: 'at-least', passed },
      });
    const rows = luckOf(
      [
        check('a', false),
        check('g', true),
        check('nobody', true),
        told({ hurt: { figure: 'b', by: 'a', points: 4 } }),
        told({ hurt: { figure: 'a', by: 'a', points: 2 } }),
        told({ hurt: { figure: 'a', by: null, points: 2 } }),
        told({ hurt: { figure: 'a', by: 'm', points: 1 } }),
        told({ lost: 'b' }),
        // Down first, then gone for good; and one who lay there and was helped up.
        told({ lost: 'b' }),
        told({ lost: 'a' }),
        told({ regained: 'a' }),
      ],
      scene,
    );
    expect(rows.map(({ expected, ...row }) => ({ ...row, expected: expected.toFixed(2) }))).toEqual([
      { name: 'Greys', checks: 1, passed: 0, expected: '0.55', dealt: 4, lost: 0 },
      { name: 'Blues', checks: 1, passed: 1, expected: '0.55', dealt: 0, lost: 1 },
      { name: 'Monsters', checks: 0, passed: 0, expected: '0.00', dealt: 1, lost: 0 },
    ]);
  });
});
