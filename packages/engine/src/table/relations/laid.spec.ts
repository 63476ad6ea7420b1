import { describe, expect, it } from 'vitest';
import type { Body, Spot } from '../ground/piece.ts';
import { laid } from './laid.ts';

interface Man extends Body {
  readonly name: string;
}

function man(name: string, x: number): Man {
  return { name, x, y: 0, z: 0, radius: 0, height: 1 };
}

/** Whole paces along one line; a step is three deep at 10, and the cellar lies to the west. */
const table = laid<Man, boolean, string>({
  distance: (a, b) => Math.round(Math.abs(a.x - b.x)),
  sight: (from, to) => from.x < to.x,
  touch: (a, b) => Math.abs(a.x - b.x) <= 1,
  drop: ({ x }) => (x === 9 ? [{ x: 10, y: 0, z: -3, drop: 3, distance: 1, piece: 0 }] : []),
  inZone: ({ x }, zone) => zone === 'cellar' && x < 0,
  room: (of, at: Spot) => (at.x > 20 ? null : { x: at.x, y: 0, z: of.z }),
});

const ann = man('ann', 0);
const bob = man('bob', 4);
const cid = man('cid', -4);
const dot = man('dot', 6.4);
const all = [dot, bob, cid];
const names = (men: readonly Man[]) => men.map(({ name }) => name);

describe('relations that are laid', () => {
  it('within: everybody up to the limit, in the order in which they were named', () => {
    expect(names(table.within(ann, 4, all))).toEqual(['bob', 'cid']);
    expect(names(table.within(ann, 6, all))).toEqual(['dot', 'bob', 'cid']);
    expect(table.within(ann, 3, all)).toEqual([]);
  });

  it('in range: as the game rounds, and exactly the limit counts unless it must be nearer', () => {
    expect(table.inRange(ann, dot, 6)).toBe(true);
    expect(table.inRange(ann, dot, 6, 'nearer')).toBe(false);
    expect(table.inRange(ann, dot, 5.9)).toBe(false);
    expect(table.inRange(ann, dot, 6.1, 'nearer')).toBe(true);
  });

  it('order: nearest first, the equally near together and in their order', () => {
    expect(table.inOrder(ann, all).map(names)).toEqual([['bob', 'cid'], ['dot']]);
    expect(table.inOrder(ann, [man('here', 0), ann])).toHaveLength(1);
    expect(table.inOrder(ann, [])).toEqual([]);
  });

  it('contact: those it touches', () => {
    expect(names(table.contact(man('eve', 5), all))).toEqual(['bob']);
    expect([table.touches(bob, man('eve', 5)), table.touches(bob, ann)]).toEqual([true, false]);
  });

  it('sight, drop, zone and room are what the game measures', () => {
    expect([table.sight(ann, bob), table.sight(bob, ann)]).toEqual([true, false]);
    expect(table.drop(man('fay', 9))).toHaveLength(1);
    expect(table.drop(ann)).toEqual([]);
    expect([table.inZone(cid, 'cellar'), table.inZone(bob, 'cellar')]).toEqual([true, false]);
    expect(table.room(ann, bob)).toEqual({ x: 4, y: 0, z: 0 });
    expect(table.room(ann, man('far', 21))).toBeNull();
  });
});
