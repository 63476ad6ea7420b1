import { z } from 'zod';

/** How many there must be, at least and at most. */
export const limits = { min: z.int().optional(), max: z.int().optional() };

export interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export function isWithin(count: number, { min, max }: Limits): boolean {
  return (min === undefined || count >= min) && (max === undefined || count <= max);
}

/** A condition of the ruleset's own, or several put together. */
export type Combined<Simple> =
  | Simple
  | { readonly all: readonly Combined<Simple>[] }
  | { readonly any: readonly Combined<Simple>[] }
  | { readonly not: Combined<Simple> };

export function combined<Simple>(simple: z.ZodType<Simple>): z.ZodType<Combined<Simple>> {
  const condition: z.ZodType<Combined<Simple>> = z
    .lazy(() =>
      z.union([
        simple,
        z.strictObject({ all: z.array(condition) }),
        z.strictObject({ any: z.array(condition) }),
        z.strictObject({ not: condition }),
      ]),
    )
    .meta({ id: 'Condition' });
  return condition;
}

/** Whether a condition is true, when it is known of the simple ones. */
export function holdsCombined<Simple extends object>(
  condition: Combined<Simple>,
  holds: (simple: Simple) => boolean,
): boolean {
  if (isAll(condition)) return condition.all.every((part) => holdsCombined(part, holds));
  if (isAny(condition)) return condition.any.some((part) => holdsCombined(part, holds));
  if (isNot(condition)) return !holdsCombined(condition.not, holds);
  return holds(condition);
}

function isAll<Simple extends object>(
  condition: Combined<Simple>,
): condition is { readonly all: readonly Combined<Simple>[] } {
  return 'all' in condition;
}

function isAny<Simple extends object>(
  condition: Combined<Simple>,
): condition is { readonly any: readonly Combined<Simple>[] } {
  return 'any' in condition;
}

function isNot<Simple extends object>(
  condition: Combined<Simple>,
): condition is { readonly not: Combined<Simple> } {
  return 'not' in condition;
}
