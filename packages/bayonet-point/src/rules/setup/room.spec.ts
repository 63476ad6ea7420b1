import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { members, unit } from '../../figures.ts';
import type { DeployQuestion } from '../../questions.ts';
import { row, scene } from '../../scene.spec-support.ts';
import type { BayonetPointState } from '../../state.ts';
import { anyDeployment, deployProblem, randomDeployment } from './deploy-question.ts';
import { freeSpots, looksRoomy } from './room.ts';

/** Six men to be placed, and a crowd in ranks from x, y that leaves only `gap` free. */
function crowd(gap: readonly [west: number, east: number]): BayonetPointState {
  const ranks = Array.from({ length: 8 }, (_, rank) => row(`r${rank}`, 20, 20, 20 + rank * 26));
  const units = ranks.map(({ figures, ...rest }) => ({
    ...rest,
    figures: figures.filter(({ x }) => x < gap[0] || x > gap[1]),
  }));
  const s = scene({ units: [row('new', 6, 100, 900), { ...row('e', 2, 900, 900), side: 1 }, ...units] });
  for (const f of members(s, unit(s, 'new'))) f.standing = 'waiting';
  return s;
}

const zone = (...rect: [number, number, number, number]): DeployQuestion => ({
  unit: 'new',
  areas: [{ rect }],
  apart: 0,
  places: null,
  shapes: ['line', 'column'],
});
const at = (x: number, y: number, shape = 'column') => ({ middle: { x, y, z: 0 }, facing: 0, shape });
const roomy = (s: BayonetPointState, q: DeployQuestion, x: number, y: number) =>
  looksRoomy(s, q, freeSpots(s, q), at(x, y, 'line'));

describe('room for a unit', () => {
  const whole = zone(0, 0, 620, 230);

  it('BP-SCN-07 the one gap in a crowd is found', () => {
    const s = crowd([250, 360]);
    const found = anyDeployment(s, whole)!;
    expect(deployProblem(whole, found, s)).toBeNull();
    expect(found.middle.x).toBeGreaterThan(200);
    expect(found.middle.x).toBeLessThan(400);
    expect(deployProblem(whole, randomDeployment(whole, random('gap'), () => s)!, s)).toBeNull();
  });

  it('BP-SCN-07 a full zone has none', () => {
    const s = crowd([250, 250]);
    expect(anyDeployment(s, whole)).toBeNull();
    expect(roomy(s, whole, 300, 100)).toBe(false);
    expect(randomDeployment(whole, random('full'), () => s)).toBeNull();
  });

  it('BP-SCN-07 nor has a strip narrower than a base, or the neighbourhood of an enemy', () => {
    const s = crowd([250, 360]);
    expect(roomy(s, zone(0, 400, 1800, 425), 600, 412.5)).toBe(true);
    expect(roomy(s, zone(0, 400, 1800, 424), 600, 412)).toBe(false);
    const apart = { ...zone(0, 0, 1800, 1200), apart: 300 };
    expect(roomy(s, apart, 900, 850)).toBe(false);
    expect(roomy(s, apart, 300, 850)).toBe(true);
  });

  it('BP-SCN-07 whoever is asked where to deploy by chance finds a tight place that the lattice misses', () => {
    const ranks = Array.from({ length: 3 }, (_, rank) => row(`r${rank}`, 20, 20, 20 + rank * 26));
    const units = ranks.map(({ figures, ...rest }) => ({
      ...rest,
      figures: figures.map((f) => ({ ...f, x: f.x > 260 ? f.x + 106 : f.x })),
    }));
    const s = scene({ units: [row('new', 6, 100, 900), { ...row('e', 2, 900, 900), side: 1 }, ...units] });
    for (const f of members(s, unit(s, 'new'))) f.standing = 'waiting';
    const tight = { ...zone(0, 0, 620, 90), shapes: ['column'] };
    expect(anyDeployment(s, tight)).toBeNull();
    const found = randomDeployment(tight, random('tight'), () => s);
    expect(found).not.toBeNull();
    expect(deployProblem(tight, found!, s)).toBeNull();
  });

  it('BP-SCN-07 what looks roomy mostly is, and what does not is not', () => {
    const s = crowd([200, 420]);
    const spots = freeSpots(s, whole);
    const tries = Array.from({ length: 150 }, (_, i) => at(10 + (i % 15) * 43, 10 + Math.floor(i / 15) * 22));
    const looks = tries.filter((formation) => looksRoomy(s, whole, spots, formation));
    const fits = tries.filter((formation) => deployProblem(whole, formation, s) === null);
    expect(fits.filter((formation) => !looks.includes(formation)).length).toBeLessThan(fits.length / 10);
    expect(looks.filter((formation) => !fits.includes(formation)).length).toBeLessThan(looks.length / 5);
    expect(fits.length).toBeGreaterThan(10);
    expect(fits.length).toBeLessThan(tries.length);
  });
});
