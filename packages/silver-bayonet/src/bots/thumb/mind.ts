import type { Asked, Random, Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look, SilverBayonet } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { onOneSide } from '../../sides.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { type Errand, type Judge, judgeOf } from '../worth/aims.ts';

/** Something for one figure to do, and where. */
export interface Task {
  readonly aim: Errand;
  readonly at: Spot;
  readonly away: number;
  /** An enemy that must go before it can be done (SB-CLUE-01). */
  readonly blocker: Figure | null;
}

/** What a player has in mind for the length of one question; the view is read once. */
export interface Mind {
  readonly s: SilverBayonetState;
  readonly look: Look;
  readonly seat: Seat;
  readonly random: Random;
  /** Worked out when first asked for. */
  errands(): readonly Errand[];
  /** What it is worth to put this figure out of action; of one's own side: what it is worth to keep. */
  worthOf(figure: Figure): number;
  /** Whom `taskOf` was last asked about, and what it found: a question is about one figure. */
  assigned: { readonly figure: Figure; readonly task: Task | null } | null;
}

/** What one's own are worth, Officers and bearers of things more. */
const OWN = 0.6;
const OFFICER = 0.3;
const BEARER = 0.6;

export function mindOf(asked: Asked<SilverBayonet>, random: Random): Mind {
  const { seat } = asked;
  const s = asked.view();
  const look = looking(s);
  let judge: Judge | null = null;
  let errands: readonly Errand[] | null = null;
  const mind: Mind = {
    s,
    look,
    seat,
    random,
    errands() {
      judge ??= judgeOf(look, seat);
      errands ??= judge.errands();
      return errands;
    },
    worthOf(figure) {
      if (onOneSide(s, figure.side, seat)) return keeping(figure);
      judge ??= judgeOf(look, seat);
      return judge.worthOfKill(figure);
    },
    assigned: null,
  };
  return mind;
}

function keeping({ role, carries }: Figure): number {
  return OWN + (role === 'officer' ? OFFICER : 0) + (carries.length > 0 ? BEARER : 0);
}

export function ownFigures({ s, seat }: Mind): readonly Figure[] {
  return s.figures.filter((figure) => figure.side === seat && stands(figure));
}

export function foes({ s }: Mind, figure: Figure): readonly Figure[] {
  return s.figures.filter((other) => stands(other) && areEnemies(s, figure, other));
}

export function isFoe({ s, seat }: Mind, figure: Figure): boolean {
  return !onOneSide(s, figure.side, seat);
}
