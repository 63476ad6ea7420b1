import { traverse, type Waypoint } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { GAITS, type GaitId, troopType } from '../../data/troops.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { ledRate } from '../animals/follow.ts';
import { apart } from '../ground/apart.ts';
import { ground, typeOf } from '../ground/pieces.ts';

/** BP-MOV-04, BP-MOV-05, BP-CAV-05: what slows a whole action, each kind once. */
export type Slow = 'wood' | 'water';

/** BP-CAV-04: the gaits a figure may take for its next action, slowest first. */
export function gaitsOpen(f: Figure): readonly GaitId[] {
  if (!f.mounted) return ['halt'];
  const fastest = f.horseWounds > 0 ? 1 : Math.min(GAITS.length - 1, GAITS.indexOf(f.gait) + 1);
  return GAITS.slice(1, fastest + 1);
}

/** BP-CAV-04: at most one step above the last action's. */
function atMost(f: Figure, wanted: GaitId): GaitId {
  const open = gaitsOpen(f);
  return open.includes(wanted) ? wanted : open[open.length - 1]!;
}

/** BP-MOV-02 to -06, -11, BP-CAV-02 to -05, -12: how far one full move goes. */
export function fullRate(s: BayonetPointState, f: Figure, gait: GaitId, slow: readonly Slow[]): number {
  // BP-SCN-16: whoever leads an animal goes at its pace, a horseman at a trot.
  const led = ledRate(s, f);
  return led === null ? ownRate(s, f, gait, slow) : Math.min(led, ownRate(s, f, 'trot', slow));
}

function ownRate(s: BayonetPointState, f: Figure, gait: GaitId, slow: readonly Slow[]): number {
  const { rates } = troopType(f.troops);
  const least = mm(s, 'minimum-move');
  const deduction = slow.length * mm(s, 'slow-ground');
  const half = f.wounds > 0 ? 2 : 1;
  if (!f.mounted || rates === null) return Math.max(least, mm(s, 'infantry') - deduction) / half;
  // BP-CAV-05: woods and water are trotted through.
  const pace = slow.length > 0 || gait === 'halt' ? 'trot' : gait;
  const lame = f.horseWounds > 0 ? 2 : 1;
  return Math.max(least, mm(s, rates[pace]) - deduction) / half / lame;
}

/** BP-MOV-03, BP-CAV-04: half a move on horseback is a trot, a whole one at most a step above the last. */
export function paceOf(f: Figure, wanted: GaitId, moves: number): Pace {
  if (!f.mounted) return { gait: 'halt', moves };
  return { gait: moves < 1 ? 'trot' : atMost(f, wanted), moves };
}

/** BP-CAV-05: the gait of a way as it was gone: who came through wood or water trotted. */
export function gaitAlong(
  s: BayonetPointState,
  f: Figure,
  path: readonly Waypoint[],
  gone: number,
  gait: GaitId,
): GaitId {
  if (!f.mounted) return 'halt';
  return slowEntries(s, f, path).some(({ at }) => at < gone) ? 'trot' : gait;
}

export interface Pace {
  readonly gait: GaitId;
  /** BP-MOV-03: full moves in it; a half-turn is half a one, always at a trot. */
  readonly moves: number;
}

/** How far along a path, without its deductions broken, a figure gets; the path begins where it stands. */
export function reachAlong(
  s: BayonetPointState,
  f: Figure,
  path: readonly Waypoint[],
  { gait, moves }: Pace,
): number {
  const entries = slowEntries(s, f, path);
  const slow: Slow[] = [];
  let reached = 0;
  for (let i = 0; i <= entries.length; i++) {
    const until = entries[i]?.at ?? Number.POSITIVE_INFINITY;
    reached = Math.max(reached, Math.min(until, fullRate(s, f, gait, slow) * moves));
    if (reached < until) break;
    slow.push(entries[i]!.kind);
  }
  return reached;
}

/** Where along a path each kind of slowing ground is first entered. */
export function slowEntries(
  s: BayonetPointState,
  f: Figure,
  path: readonly Waypoint[],
): { readonly kind: Slow; readonly at: number }[] {
  const table = ground(s);
  const first = new Map<Slow, number>();
  let gone = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    for (const { piece, enter } of traverse(table, a, b, 'plan')) {
      const type = typeOf(table, piece);
      if ((f.mounted ? type.mounted : type.foot) !== 'slow') continue;
      const kind = type.shape === 'line' ? 'water' : 'wood';
      if (!first.has(kind)) first.set(kind, gone + enter);
    }
    gone += apart(a, b);
  }
  return [...first].map(([kind, at]) => ({ kind, at })).sort((a, b) => a.at - b.at);
}

/** The gait by which somebody goes so far. */
export function gaitFor(s: BayonetPointState, f: Figure, far: number): GaitId {
  const open = gaitsOpen(f);
  return open.find((gait) => fullRate(s, f, gait, []) >= far) ?? open[open.length - 1]!;
}
