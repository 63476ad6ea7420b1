import duel from '@vedette/duel';
import type { Contest } from './contest.ts';

const [vane, roux] = duel.units.ready;

/** A duel between two bots that answer at once. */
export function contest(change: Partial<Contest> = {}): Contest {
  return {
    scenario: 'meadow',
    options: {},
    seed: 'spec',
    a: { level: 'recruit' },
    b: { level: 'random' },
    units: [[vane, roux]],
    exchange: true,
    ...change,
  };
}
