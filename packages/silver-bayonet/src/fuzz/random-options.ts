import type { Options, Random } from '@vedette/engine';
import { options } from '../options.ts';

type Spec = (typeof options)[keyof typeof options];
type Value = boolean | number | string;

const SPECS = Object.entries(options) as readonly (readonly [string, Spec])[];

/** What a switch is tried with: all it can be, or the ends and the middle of a range. */
function valuesOf(spec: Spec): readonly Value[] {
  if (spec.kind === 'switch') return [false, true];
  if (spec.kind === 'choice') return spec.values;
  const { min, max } = spec;
  return max - min < 2 ? [min, max] : [min, Math.floor((min + max) / 2), max];
}

const UNUSUAL = new Map<string, readonly [string, Value]>(
  SPECS.flatMap(([key, spec]) =>
    valuesOf(spec)
      .filter((value) => value !== spec.default)
      .map((value) => [`${key}=${value}`, [key, value] as const] as const),
  ),
);

/** Every value of a switch that is not its default. */
export const OPTION_POOL: readonly string[] = [...UNUSUAL.keys()];

/** Each switch in one game of three set to something, and one to what was tried least. */
export function randomOptions(random: Random, pick: (pool: string) => string): Options {
  const chosen: Record<string, Value> = {};
  for (const [key, spec] of SPECS) {
    const values = valuesOf(spec);
    if (random.below(3) === 0) chosen[key] = values[random.below(values.length)]!;
  }
  const [key, value] = UNUSUAL.get(pick('options'))!;
  return { ...chosen, [key]: value };
}
