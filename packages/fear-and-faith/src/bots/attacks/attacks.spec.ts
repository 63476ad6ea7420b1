import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { duel, of, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { mindFor } from '../mind.ts';
import { bestThrow } from './blasts.ts';
import { blowWith } from './blow-with.ts';
import { bestBlow } from './blows.ts';
import { exchangeOf } from './exchange.ts';
import { valueAlone } from './harm.ts';
import { drawnFor } from './tools.ts';

const KNIFE = { weapon: 'hand-weapon', silver: false, wooden: false, familiar: true } as const;
const VAMPIRE = { tags: ['vampire', 'monster'], rules: ['vampire'], combat: 3, points: 80 } as const;
const NIGHT = { clock: { day: false } } as const;

function inThirtySixths(s: FaithState) {
  const exchange = exchangeOf(looking(s), blowWith(of(s, 'a'), of(s, 'b'), KNIFE, 'plain'));
  const count = (part: number) => Math.round(part * 36 * 1000) / 1000;
  const { none, recoil, fall, killed } = exchange.target;
  return { none: count(none), recoil: count(recoil), fall: count(fall), killed: count(killed) };
}

describe('what attacks promise', () => {
  it('FF-HTH-03 an even fight is reckoned exactly, for both', () => {
    const s = duel({ combat: 3 }, { combat: 3 });
    expect(inThirtySixths(s)).toEqual({ none: 21, recoil: 5, fall: 8, killed: 2 });
  });

  it('FF-HTH-06 a blow at one who lies promises more than at one who stands', () => {
    const promise = (posture: 'standing' | 'fallen') => {
      const s = duel({ combat: 3 }, { combat: 3, posture });
      return bestBlow(looking(s), of(s, 'a'), of(s, 'b'), 'plain');
    };
    expect(promise('fallen')).toBeGreaterThan(promise('standing') + 5);
  });

  it('FF-HTH-06 alone and in the open: who stands by makes no difference', () => {
    const alone = duel({ combat: 3 }, { combat: 3 });
    const beset = duel({ combat: 3 }, { combat: 3 }, 1, {
      models: [{ id: 'c', party: 1, x: 450, y: 475 }],
    });
    const promise = (s: FaithState) => valueAlone(looking(s), of(s, 'a'), of(s, 'b'), 'blow');
    expect(promise(beset)).toBe(promise(alone));
    expect(bestBlow(looking(beset), of(beset, 'a'), of(beset, 'b'), 'plain')).toBeLessThan(promise(alone));
  });

  it('FF-HTH-05 the stake is worth drawing for a vampire by night, and for nobody else', () => {
    const promise = (b: object, more: object) => {
      const arms = [
        { weapon: 'hand-weapon', inHand: true },
        { weapon: 'stake', inHand: false },
      ] as const;
      const s = duel({ rules: ['stakes'], arms, combat: 3 }, { x: 560, ...b }, 1, more);
      return drawnFor(mindFor(s, 0, random('spec')), of(s, 'a'), 'stake');
    };
    expect(promise(VAMPIRE, NIGHT)).toBeGreaterThan(0);
    expect(promise({ combat: 3 }, NIGHT)).toBeLessThanOrEqual(0);
    // By day anything kills it, and a stake is clumsy.
    expect(promise(VAMPIRE, {})).toBeLessThan(promise(VAMPIRE, NIGHT));
  });

  it('FF-ACT-13 nobody changes weapons where neither is of more use than the other', () => {
    const promise = (x: number, pistol: object = {}) => {
      const arms = [
        { weapon: 'hand-weapon', inHand: true },
        { weapon: 'pistol', inHand: false, ...pistol },
      ] as const;
      const s = duel({ arms, combat: 3 }, { x, combat: 5, points: 80 });
      return drawnFor(mindFor(s, 0, random('spec')), of(s, 'a'), 'pistol');
    };
    expect(promise(560)).toBeGreaterThan(0);
    expect(promise(560, { loaded: false })).toBeLessThan(0);
    // FF-RNG-09: beside an enemy nobody shoots.
    expect(promise(475)).toBeLessThan(0);
  });

  it('FF-RNG-27 holy water is kept for those whom it harms', () => {
    const thrown = (b: object) => {
      const s = scene({
        ...NIGHT,
        models: [
          { id: 'a', x: 450, y: 450, arms: ['holy-water-vial'], quality: 3 },
          { id: 'b', x: 500, y: 450, party: 1, ...b },
        ],
        acting: ['a', 1],
      });
      return bestThrow(looking(s), of(s, 'a'), 'holy-water-vial');
    };
    expect(thrown(VAMPIRE)?.worth).toBeGreaterThan(4);
    expect(thrown(VAMPIRE)?.spot).toMatchObject({ x: 500, y: 450 });
    expect(thrown({ combat: 2, points: 80 })).toBeNull();
  });
});
