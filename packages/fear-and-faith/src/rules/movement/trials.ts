import { pieceSpans, type Span, type Spot, type Table, tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';
import { OVERLAP } from './difficult.ts';
import { hazardsOf } from './hazards.ts';

/** Ground on a straight way that the model comes into and should not be in; or a pentagram that it leaves. */
export interface Entered {
  readonly trait: string;
  readonly piece: string;
  /** How far along the way, 0 to 1. */
  readonly part: number;
}

/** FF-MOV-25, -26, -28, -30: what it enters on its way, in that order; where it stands already it need not be asked. */
export function enteredOnWay(look: Look, model: Model, to: Spot): readonly Entered[] {
  const table = tableOf(look.s.terrain);
  const found: Entered[] = [];
  for (const trait of hazardsOf(look, model)) {
    for (let p = 0; p < table.pieces.length; p++) {
      const { id, flags, base } = table.pieces[p]!;
      if (!flags.includes(trait) || Math.abs(base - model.z) > STEP) continue;
      const part = enteredAt(trait, spansIn(table, p, model, to, trait));
      if (part !== null) found.push({ trait, piece: id, part });
    }
  }
  return found.sort((a, b) => a.part - b.part);
}

function enteredAt(trait: string, spans: readonly Span[]): number | null {
  const first = spans[0];
  if (first === undefined) return null;
  if (first[0] > 0) return first[0];
  // FF-MOV-26: a pentagram holds whom it keeps out.
  if (trait === 'pentagram' && first[1] < 1) return first[1];
  return spans[1]?.[0] ?? null;
}

/** The parts of a way that lie in a piece: by the base, in water with a bridge or ford by its middle. */
function spansIn(table: Table, p: number, { x, y, radius }: Model, to: Spot, trait: string): readonly Span[] {
  const bridges = trait === 'running-water' ? bridgesOf(table) : [];
  if (bridges.length === 0) return pieceSpans(table, p, x, y, to.x, to.y, radius - OVERLAP);
  const wet = pieceSpans(table, p, x, y, to.x, to.y, 0);
  const dry = bridges.flatMap((bridge) => pieceSpans(table, bridge, x, y, to.x, to.y, 0));
  return wet.flatMap((span) => without(span, dry));
}

const known = new WeakMap<Table, readonly number[]>();

/** FF-MOV-28: bridges and fords. */
function bridgesOf(table: Table): readonly number[] {
  let found = known.get(table);
  if (found === undefined) {
    found = table.pieces.flatMap(({ flags }, p) => (flags.includes('overrides-water') ? [p] : []));
    known.set(table, found);
  }
  return found;
}

/** What is left of a part when others are taken out of it. */
function without(span: Span, taken: readonly Span[]): readonly Span[] {
  let left: Span[] = [span];
  for (const [from, to] of taken)
    left = left.flatMap(([a, b]) => {
      if (to <= a || from >= b) return [[a, b] as const];
      return [...(from > a ? [[a, from] as const] : []), ...(to < b ? [[to, b] as const] : [])];
    });
  return left;
}
