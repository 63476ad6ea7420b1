import type { Refusal } from '@vedette/engine';
import { z } from 'zod';
import type { FaultMaker, Part } from './finding.ts';
import { say } from './sentences.ts';

const MOST = 10;

/** Harm by distance: each suffers by the first ring that he is in; what it does to him is the game's. */
export function rings<Shape extends z.ZodRawShape & { readonly within: z.ZodType }>(ring: Shape) {
  return z.array(z.strictObject(ring)).min(1).max(MOST);
}

interface Ring<Length> {
  readonly within: Length;
}

/** Rings in which nobody can be: the one before reaches as far. `far`: null where that is not known beforehand. */
export function idleRings<Length>(
  { path, value }: Part<readonly Ring<Length>[]>,
  far: (within: Length) => number | null,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return value.flatMap(({ within }, i) => {
    const own = far(within);
    const before = i === 0 ? null : far(value[i - 1]!.within);
    if (own === null || before === null || own > before) return [];
    return [fault('idle-ring', `${path}/${i}/within`, say('scenario.idle-ring', { own, before }), rule)];
  });
}
