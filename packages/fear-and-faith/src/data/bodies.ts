import { isAnimal } from './rule-bonds.ts';
import type { RuleText } from './rule-text.ts';
import type { Stick } from './sticks.ts';

export type BaseId = 'standard' | 'mounted' | 'big' | 'swarm' | 'huge';

/** FF-GEN-05: diameters. */
export const BASES: Readonly<Record<BaseId, number>> = {
  standard: 25,
  mounted: 40,
  big: 40,
  swarm: 40,
  huge: 60,
};

/** FF-GEN-09 */
export const HEIGHTS = { standard: 30, animal: 20, swarm: 10, mounted: 50, big: 45, huge: 70 } as const;
export const FALLEN_HEIGHT = 10;
export const EYE_FRACTION = 0.9;
export const STOREY = 75;
/** FF-GEN-09: what is lower covers a part, what is higher hides all. */
export const COVER_HEIGHTS = { low: [10, 25], tall: 40 } as const;

/** FF-GEN-06: "one base" of a weapon's spread. */
export const SPREAD_BASE = BASES.standard;

/** FF-SPEC-10, FF-SPEC-72, smallest first. */
export const SIZES = ['normal', 'big', 'huge'] as const;
export type Size = (typeof SIZES)[number];

/** What a model is on the table, by the rules that it has. */
export interface Body {
  readonly base: BaseId;
  readonly diameter: number;
  readonly height: number;
  readonly size: Size;
  /** FF-PARTY-01: Medium unless a rule says otherwise. */
  readonly movement: Stick;
}

export function bodyOf(rules: readonly RuleText[]): Body {
  const base = baseOf(rules);
  const low = base === 'standard' && isAnimal(rules);
  return {
    base,
    diameter: BASES[base],
    height: HEIGHTS[low ? 'animal' : base],
    size: base === 'huge' || base === 'big' ? base : 'normal',
    movement: rules.includes('long-move') ? 'long' : rules.includes('short-move') ? 'short' : 'medium',
  };
}

function baseOf(rules: readonly RuleText[]): BaseId {
  for (const id of ['huge', 'big', 'swarm', 'mounted'] as const) if (rules.includes(id)) return id;
  return 'standard';
}
