import type { Asked } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { TOUCHING } from '../attributes/attack.spec-support.ts';
import type { SilverBayonet } from '../game.ts';
import { pair } from '../odds/pair.spec-support.ts';
import { strike } from '../rules/melee/strike.ts';
import { terrorCheck } from '../rules/terror/terror.ts';
import silverBayonet from '../ruleset.ts';
import { of, stepping } from '../scene.spec-support.ts';
import { foregone, gambles } from './gambles.ts';

const pools = [
  { power: 1, skill: 1, monster: 1 },
  { power: 1, skill: 1, monster: 1 },
];
const strikes = stepping((cx) => {
  strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
});

function asked(a: object, b: object, dice: readonly number[], run = strikes): Asked<SilverBayonet> {
  const state = pair(a, { x: 18 + TOUCHING, ...b }, { pools });
  const { pending, state: now } = playToQuestion(run, { state, dice });
  return { ...pending, view: () => silverBayonet.view(now, pending.seat) } as Asked<SilverBayonet>;
}

const DEFENCE = { stats: { defence: 12 } };
const GHOUL = { side: null, type: 'ghoul', attributes: [], gear: ['natural-weapons'], stats: { melee: 1 } };

describe('what a Fate Die is worth', () => {
  it('SB-FATE-05 every number says what it is the number of', () => {
    expect(gambles(asked({}, DEFENCE, [8, 1]))).toEqual({
      keep: 'hits 0 %',
      power: 'hits 10 %, damage 1.0 on average, puts out 10 %',
      skill: 'hits 80 %, damage 6.4 on average',
    });
  });

  it('SB-FATE-05 a roll that a die may better is no foregone conclusion', () => {
    expect(foregone(asked({}, DEFENCE, [8, 1]))).toBeNull();
    // A hit, but a harder one is possible.
    expect(foregone(asked({}, DEFENCE, [3, 10]))).toBeNull();
  });

  it('SB-FATE-05 a hit that another roll can only spoil is kept', () => {
    const { answer, words } = foregone(asked({}, DEFENCE, [10, 9]))!;
    expect(answer).toBe('keep');
    expect(words).toMatch(/only spoil/);
  });

  it('SB-FATE-05 a miss that no die can mend is called one', () => {
    expect(foregone(asked({}, { stats: { defence: 30 } }, [2, 3]))?.words).toMatch(/thrown away/);
  });

  it('SB-FATE-09 a monster that cannot roll higher is left alone', () => {
    expect(foregone(asked(GHOUL, DEFENCE, [10, 9]))?.words).toMatch(/change nothing/);
    expect(foregone(asked(GHOUL, DEFENCE, [5, 8]))).toBeNull();
  });

  it('SB-TER-02 a fright is told by what comes over him, and a lesser one is worth a die', () => {
    const frightened = stepping((cx) => {
      terrorCheck(cx, of(cx.s, 'a'), -6, 'test', 'SB-TER-01');
    });
    const fright = asked({}, {}, [1, 2], frightened);
    expect(gambles(fright)['keep']).toMatch(/^[a-z]+$/);
    expect(gambles(fright)['power']).toMatch(/^unmoved \d+ %$/);
    expect(foregone(fright)).toBeNull();
    expect(foregone(asked({}, {}, [10, 9], frightened))?.answer).toBe('keep');
  });
});
