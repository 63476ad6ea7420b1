import type { Seat } from '@vedette/engine';
import type { FigureId } from '../../figure-id.ts';

/** SB-OPS-18: what the names in an operation mean while it runs. Plain JSON: a lasting effect may keep it. */
export interface Context {
  readonly actor: FigureId | null;
  readonly other: FigureId | null;
  /** Id of the marker that is Investigated. */
  readonly clue: string | null;
  /** `actor-player`. */
  readonly player: Seat | null;
  /** The list in the document that runs, as a JSON pointer. */
  readonly trail: string;
}

/** A context in which nothing has a name but what is given. */
export function contextOf({
  actor = null,
  other = null,
  clue = null,
  player = null,
  trail = '',
}: Partial<Context>): Context {
  return { actor, other, clue, player, trail };
}
