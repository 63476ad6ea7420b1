import { describe, expect, it } from 'vitest';
import { bodyAt, ROOMS, roomsWith, tableWith } from '../samples.spec-support.ts';
import { areaAt, distanceToEdge, foldedDistance, inOneArea, insideBy } from './area.ts';

const rooms = roomsWith([]);

describe('a table without areas', () => {
  const table = tableWith([]);

  it('is one area as large as itself', () => {
    expect(areaAt(table, 3, 20)).toEqual({ x: 0, y: 0, width: 24, depth: 24 });
    expect(inOneArea(table, 1, 1, 23, 23)).toBe(true);
    expect(foldedDistance(table, 0, 0, 3, 4)).toBe(5);
  });

  it('has its own edges, whatever the level', () => {
    const wide = { ...table, areas: [{ x: 0, y: 0, width: 36, depth: 24 }] };
    expect(distanceToEdge(wide, { ...bodyAt(3, 10, 6), radius: 0.5 })).toBe(2.5);
    expect(distanceToEdge(wide, { ...bodyAt(18, 22), radius: 0.5 })).toBe(1.5);
    expect(distanceToEdge(wide, { ...bodyAt(35, 12), radius: 0.5 })).toBe(0.5);
    expect(distanceToEdge(wide, { ...bodyAt(0.25, 12), radius: 0.5 })).toBe(-0.25);
  });
});

describe('a table of several areas', () => {
  it('has the edges of the one a point is in; between them is off the table', () => {
    expect(insideBy(rooms, 6, 11)).toBe(1);
    expect(insideBy(rooms, 6, 33)).toBe(1);
    expect(insideBy(rooms, 6, 12)).toBe(0);
    expect(insideBy(rooms, 6, 20)).toBe(-8);
    expect(distanceToEdge(rooms, bodyAt(6, 33))).toBeCloseTo(1 - 0.492, 9);
  });

  it('tells which one a point is in or nearest to', () => {
    expect(areaAt(rooms, 6, 6)).toBe(ROOMS[0]);
    expect(areaAt(rooms, 6, 40)).toBe(ROOMS[1]);
    expect(areaAt(rooms, 6, 14)).toBe(ROOMS[0]);
    expect(areaAt(rooms, 6, 31)).toBe(ROOMS[1]);
    expect(inOneArea(rooms, 1, 1, 11, 11)).toBe(true);
    expect(inOneArea(rooms, 6, 11, 6, 33)).toBe(false);
  });

  it('folds: places one above the other are no way apart', () => {
    expect(foldedDistance(rooms, 6, 6, 6, 38)).toBe(0);
    expect(foldedDistance(rooms, 6, 6, 9, 42)).toBe(5);
    expect(foldedDistance(rooms, 6, 6, 9, 10)).toBe(5);
  });
});
