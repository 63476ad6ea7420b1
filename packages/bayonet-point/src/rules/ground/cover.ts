import { distanceToPiece } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { onTable } from '../../figures.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { areasAt, ground, piecesOnLine, typeOf } from './pieces.ts';
import { sightLine } from './sight-line.ts';

export interface CoverFrom {
  readonly soft: boolean;
  readonly hard: boolean;
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly inside: string | null;
}

/** BP-GEN-17: what covers a figure from an observer; null: from nobody in particular, so only what it is in. */
export function coverFrom(s: BayonetPointState, target: At, observer: At | null): CoverFrom {
  const table = ground(s);
  const kinds = new Set<string>();
  for (const p of areasAt(table, target.x, target.y)) {
    const type = typeOf(table, p);
    const shared = observer !== null && type.foot === 'enter' && observer.inside === table.pieces[p]!.id;
    const outside = type.foot === 'enter' && target.inside !== table.pieces[p]!.id;
    if (!shared && !outside) kinds.add(type.cover);
  }
  if (observer !== null) {
    const reach = mm(s, 'behind-cover') + target.radius;
    for (const p of piecesOnLine(table, target.x, target.y, observer.x, observer.y)) {
      if (typeOf(table, p).shape === 'line' && distanceToPiece(table, p, target.x, target.y) <= reach)
        kinds.add(typeOf(table, p).cover);
    }
  }
  return { soft: kinds.has('soft'), hard: kinds.has('hard') };
}

export function inCoverFrom(s: BayonetPointState, target: At, observer: At | null): boolean {
  const { soft, hard } = coverFrom(s, target, observer);
  return soft || hard;
}

/** BP-GEN-17: in cover where the rule names no observer: from the nearest enemy in line of sight. */
export function inCover(s: BayonetPointState, target: Figure): boolean {
  return inCoverFrom(s, target, nearestEnemyInSight(s, target));
}

export function nearestEnemyInSight(s: BayonetPointState, target: Figure): Figure | null {
  let best: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const f of s.figures) {
    if (f.side === target.side || !onTable(f)) continue;
    const apart = (f.x - target.x) * (f.x - target.x) + (f.y - target.y) * (f.y - target.y);
    if (apart >= least || !sightLine(s, target, f)) continue;
    best = f;
    least = apart;
  }
  return best;
}
