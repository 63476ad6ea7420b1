import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContactRules, inContact } from '../ground/contact.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { legalPlace } from '../move/stand.ts';
import {
  area,
  block,
  bodyAt,
  CONTACT,
  FOOT,
  rectangle,
  tableWith,
  WALKER,
  wall,
} from '../samples.spec-support.ts';
import { placesTouching, placeTouchingPiece } from './touching.ts';

const RULES = { gait: WALKER, contact: CONTACT };
const table = tableWith([
  wall(rectangle(10, 0, 10.4, 12), 0.9),
  wall(rectangle(14, 8, 14.4, 24), 3),
  block(rectangle(4, 14, 8, 18), 0.8),
]);

describe('places in contact with a figure', () => {
  it('begin with the one straight ahead', () => {
    const [first] = placesTouching(tableWith([]), bodyAt(5, 5), bodyAt(9, 5), [], RULES);
    expect(first).toEqual({ x: 8.016, y: 5, z: 0 });
  });

  it('leave out those that are taken', () => {
    const others = [bodyAt(8.016, 5)];
    const places = placesTouching(tableWith([]), bodyAt(5, 5), bodyAt(9, 5), others, RULES);
    expect(places[0]!.x).toBeGreaterThan(8.3);
    expect(places.every((spot) => legalPlace(tableWith([]), { ...spot, ...FOOT }, others, RULES))).toBe(true);
    const ring = placesTouching(tableWith([]), bodyAt(5, 5), bodyAt(9, 5), [], RULES).map((spot) => ({
      ...spot,
      ...FOOT,
    }));
    expect(placesTouching(tableWith([]), bodyAt(5, 5), bodyAt(9, 5), ring, RULES)).toEqual([]);
  });

  it('lie across a low barrier where contact reaches over it', () => {
    const target = bodyAt(10.4 + 0.492, 5);
    const [first] = placesTouching(table, bodyAt(5, 5), target, [], RULES);
    expect(first!.x).toBeCloseTo(10 - 0.492, 2);
    const near: ContactRules = { ...CONTACT, acrossBarrier: null };
    const [other] = placesTouching(table, bodyAt(5, 5), target, [], { ...RULES, contact: near });
    expect(other!.x).toBeGreaterThan(10.4);
  });

  it('are all free and in contact, nearest first', () => {
    const coordinate = fc.integer({ min: 1000, max: 23000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, ox, oy) => {
        const target = bodyAt(x, y);
        const others = [bodyAt(ox, oy), bodyAt(x + 1, y)];
        const away = placesTouching(table, bodyAt(5, 5), target, others, RULES).map((spot) => {
          const there = { ...spot, ...FOOT };
          expect(inContact(table, there, target, CONTACT)).toBe(true);
          expect(legalPlace(table, there, [...others, target], RULES)).toBe(true);
          return Math.sqrt((spot.x - 5) * (spot.x - 5) + (spot.y - 5) * (spot.y - 5) + spot.z * spot.z);
        });
        expect([...away].sort((a, b) => a - b)).toEqual(away);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a place that touches a piece', () => {
  const rules = { gait: WALKER, ring: 0.1, limit: 20 };

  it('is straight ahead, or where the figure is when it touches it already', () => {
    expect(placeTouchingPiece(table, bodyAt(5, 5), 0, [], rules)).toEqual({ x: 9.508, y: 5, z: 0 });
    expect(placeTouchingPiece(table, bodyAt(9.508, 5), 0, [], rules)).toEqual({ x: 9.508, y: 5, z: 0 });
    const mud = tableWith([area(rectangle(8, 4, 12, 8), 'difficult')]);
    expect(placeTouchingPiece(mud, bodyAt(9, 5), 0, [], rules)).toEqual({ x: 9, y: 5, z: 0 });
  });

  it('is the next free one when that is taken, and none beyond the limit', () => {
    const spot = placeTouchingPiece(table, bodyAt(5, 5), 0, [bodyAt(9.508, 5)], rules)!;
    expect(distanceToPiece(table, 0, spot.x, spot.y)).toBeCloseTo(0.492, 2);
    expect(Math.abs(spot.y - 5)).toBeGreaterThan(0.9);
    expect(Math.abs(spot.y - 5)).toBeLessThan(1.1);
    expect(placeTouchingPiece(table, bodyAt(5, 5), 0, [], { ...rules, limit: 4 })).toBeNull();
  });
});
