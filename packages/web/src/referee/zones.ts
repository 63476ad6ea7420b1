import { type Game, type Json, type Ruleset, random, randomPolicy, type Seat } from '@vedette/engine';
import type { Host, SeatSnapshot } from '@vedette/referee';
import { locale } from '../words/locale.ts';

/** Where somebody sets up. */
export interface Zone {
  readonly seat: Seat;
  /** Corners, x and y by turns. */
  readonly outline: readonly number[];
  /** What of it is none. */
  readonly holes: readonly (readonly number[])[];
}

/** Far more answers than setting up takes. */
const MOST_ANSWERS = 400;
/** Places of single figures are no zones to draw. */
const MOST_ZONES = 6;

interface Ground {
  readonly zones: readonly Zone[];
  /** How the match stood when the first of them was asked where he sets up. */
  readonly laid: SeatSnapshot | null;
}

/** Where each side sets up, as the rules ask for it; whatever is asked before is answered by rule of thumb. */
export function groundOf(ruleset: Ruleset<Game>, host: Host, snapshot: () => SeatSnapshot): Ground {
  const { board, prompt } = ruleset.speech.in(locale);
  if (board === undefined) return { zones: [], laid: null };
  const found: Zone[] = [];
  let laid: SeatSnapshot | null = null;
  const chance = random('zones');
  const policy = randomPolicy(ruleset, chance);
  for (let n = 0; n < MOST_ANSWERS && host.match.pending !== null; n++) {
    const { pending, state } = host.match;
    if (board.scene(ruleset.view(state, pending.seat)).turn > 0) break;
    const asked = { ...pending, view: () => ruleset.view(state, pending.seat) };
    if (prompt(pending, state).deploys === true) {
      laid ??= snapshot();
      // Where others stand already nobody sets up, and it is the same area still.
      for (const zone of apart(pending.seat, board.ground(asked)?.outlines ?? []))
        if (!found.some((known) => known.seat === zone.seat && isWithin(zone.outline, known.outline)))
          found.push(zone);
    }
    if (host.answer(pending.seat, (ruleset.bots.thumb(asked, chance) ?? policy(asked)) as Json) !== null)
      break;
  }
  const seats = [...new Set(found.map(({ seat }) => seat))].sort((one, other) => one - other);
  return {
    zones: seats.flatMap((seat) => found.filter((zone) => zone.seat === seat).slice(0, MOST_ZONES)),
    laid,
  };
}

/** Outlines within others are their holes. */
function apart(seat: Seat, outlines: readonly (readonly number[])[]): readonly Zone[] {
  const outer = outlines.filter((one) => !outlines.some((other) => other !== one && isWithin(one, other)));
  return outer.map((outline) => ({
    seat,
    outline,
    holes: outlines.filter((one) => one !== outline && isWithin(one, outline)),
  }));
}

function isWithin(inner: readonly number[], outer: readonly number[]): boolean {
  const within = (axis: number) => {
    const [own, its] = [inner, outer].map((outline) => outline.filter((_, i) => i % 2 === axis));
    return Math.min(...own!) >= Math.min(...its!) && Math.max(...own!) <= Math.max(...its!);
  };
  return within(0) && within(1);
}
