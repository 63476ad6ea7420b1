import { type Game, type Json, type Ruleset, random, randomPolicy, type Seat } from '@vedette/engine';
import type { Host } from '@vedette/referee';
import { locale } from '../words/locale.ts';

/** Where somebody sets up. */
export interface Zone {
  readonly seat: Seat;
  /** Corners, x and y by turns. */
  readonly outline: readonly number[];
}

/** Far more answers than setting up takes. */
const MOST_ANSWERS = 400;
/** Places of single figures are no zones to draw. */
const MOST_ZONES = 6;

/** Where each side sets up, as the rules ask for it; whatever is asked before is answered by rule of thumb. */
export function zonesOf(ruleset: Ruleset<Game>, host: Host): readonly Zone[] {
  const { board, prompt } = ruleset.speech.in(locale);
  if (board === undefined) return [];
  const found = new Map<string, Zone>();
  const chance = random('zones');
  const policy = randomPolicy(ruleset, chance);
  for (let n = 0; n < MOST_ANSWERS && host.match.pending !== null; n++) {
    const { pending, state } = host.match;
    if (board.scene(ruleset.view(state, pending.seat)).turn > 0) break;
    const asked = { ...pending, view: () => ruleset.view(state, pending.seat) };
    if (prompt(pending, state).deploys === true)
      for (const outline of board.ground(asked)?.outlines ?? []) {
        const zone = { seat: pending.seat, outline };
        found.set(JSON.stringify(zone), zone);
      }
    if (host.answer(pending.seat, (ruleset.bots.thumb(asked, chance) ?? policy(asked)) as Json) !== null)
      break;
  }
  const zones = [...found.values()];
  const seats = [...new Set(zones.map(({ seat }) => seat))];
  return seats.flatMap((seat) => zones.filter((zone) => zone.seat === seat).slice(0, MOST_ZONES));
}
