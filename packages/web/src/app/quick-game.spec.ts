import silverBayonet from '@vedette/silver-bayonet';
import { expect, it } from 'vitest';
import { lookAlike } from '../map/coats.ts';
import { twoOf } from './quick-game.ts';

const coats = silverBayonet.units.ready.map((unit) => silverBayonet.units.coatOf!(unit));

it('a game at once never deals two who look alike, nor one twice', () => {
  for (let n = 0; n < 200; n++) {
    const [own, other] = twoOf(coats, `seed ${n}`);
    expect(own).not.toBe(other);
    expect(lookAlike(coats[own]!, coats[other]!)).toBe(false);
  }
});

it('nor does the usual pairing, for however many', () => {
  const worn = silverBayonet.units.usual!.map((unit) => coats[unit]!);
  expect(worn.length).toBeGreaterThanOrEqual(3);
  for (const [i, coat] of worn.entries())
    for (const other of worn.slice(0, i)) expect(lookAlike(coat, other)).toBe(false);
});
