import { describe, expect, it } from 'vitest';
import { row, scene } from '../scene.spec-support.ts';
import { evaluate } from './evaluate.ts';

const both = (draft: Parameters<typeof scene>[0]) => [0, 1].map((seat) => evaluate(scene(draft), seat));
const foes = (count: number, x: number, y: number) => ({ ...row('b', count, x, y), side: 1 }) as const;

describe('how a match stands', () => {
  it('BP-DIG-01 is level for equals, and what one gains the other loses', () => {
    expect(both({ units: [row('a', 4, 300, 300), foes(4, 300, 900)] })).toEqual([0, 0]);
    const dead = foes(4, 300, 900).figures.map((f, i) =>
      i < 2 ? { ...f, standing: 'incapacitated' as const } : f,
    );
    const [own, other] = both({ units: [row('a', 4, 300, 300), { ...foes(4, 0, 0), figures: dead }] });
    expect(own).toBeGreaterThan(0.4);
    expect(other).toBeCloseTo(-own!);
  });

  it('BP-MOR-10 counts a rout for more when it is final', () => {
    const running = (final: boolean) => {
      const figures = row('a', 4, 300, 300).figures.map((f) => ({ ...f, fleeing: true }));
      const flight = { moves: 1, final, number: 1 };
      return evaluate(scene({ units: [{ id: 'a', figures, flight }, foes(4, 300, 900)] }), 0);
    };
    expect(running(false)).toBeLessThan(0);
    expect(running(true)).toBeLessThanOrEqual(running(false));
  });

  it('BP-SCN-13 is better the nearer the edge is, and time works for those who hold', () => {
    const at = (y: number, turn = 1) => {
      const units = [row('a', 8, 300, y), foes(8, 1500, 600)];
      return evaluate(scene({ scenario: 'delaying-action', units, turn }), 0);
    };
    expect(at(100)).toBeGreaterThan(at(900));
    expect(at(900, 14)).toBeLessThan(at(100, 1));
  });

  it('BP-SCN-16 counts animals that are led, and more those that are taken', () => {
    const train = (leader: string | null, taken: 0 | null) => {
      const animals = [1, 2].map((n) => ({
        id: `mule-${n}`,
        object: 'pack-animal',
        x: 300 * n,
        y: 600,
        radius: 20,
      }));
      const first = { ...animals[0]!, leader, taken };
      const units = [row('a', 2, 300, 300), foes(2, 900, 900)];
      return evaluate(scene({ scenario: 'plunder-the-baggage', units, animals: [first, animals[1]!] }), 0);
    };
    expect(train('a-1', null)).toBeGreaterThan(train(null, null));
    expect(train(null, 0)).toBeGreaterThan(train('a-1', null));
  });

  it('BP-SCN-12 counts who is left in the place that is to be cleared', () => {
    const garrison = (x: number) =>
      evaluate(scene({ scenario: 'sack-the-chateau', units: [row('a', 4, 300, 600), foes(4, x, 800)] }), 0);
    expect(garrison(1400)).toBeGreaterThan(garrison(900));
  });

  it('BP-SCN-09 is settled when the match is', () => {
    const s = scene({ units: [row('a', 1, 300, 300), foes(1, 300, 900)] });
    s.ended = { reason: 'half-lost', shares: [1, 0] };
    expect([evaluate(s, 0), evaluate(s, 1)]).toEqual([1, -1]);
  });
});
