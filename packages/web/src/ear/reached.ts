import type { Pencil } from '../play/pencil.ts';
import type { Reached } from '../play/pencil-words.ts';

/** As near as two who measure would call the same. */
const SAME = 0.02;

type WayFound = {
  readonly way: {
    readonly points: readonly Pencil[];
    readonly problem: unknown;
    readonly stops: readonly { readonly kind: string }[];
  };
} | null;

/** Of a way to a spot: whether it ends there. */
export function reachedBy(found: WayFound, { x, y }: Pencil): Reached {
  const end = found?.way.points.at(-1);
  if (found === null || end === undefined || found.way.problem !== null) return 'out';
  if (found.way.stops.some(({ kind }) => kind === 'contact')) return 'contact';
  return Math.hypot(end.x - x, end.y - y) <= SAME ? 'in' : 'out';
}
