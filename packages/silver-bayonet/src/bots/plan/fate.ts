import type { FateDie, Figure } from '../../state.ts';
import type { Survey } from './survey.ts';

/** Points that a die is worth when there are plenty, and what the last ones are worth more. */
const DIE = 0.25;
const LAST = 0.1;
const FACES = 10;

/** When the game is about to end dice are for spending. */
const LEFT_OVER = 0.03;

/** Of these dice the one that is missed least; null: there are none. */
export function cheapest(survey: Survey, dice: readonly FateDie[]): FateDie | null {
  return dice.reduce<FateDie | null>(
    (best, die) => (best === null || priceOf(survey, die) < priceOf(survey, best) ? die : best),
    null,
  );
}

/** What it costs to spend a die: the fewer are left, the more. */
export function priceOf({ s, seat, last }: Survey, die: FateDie): number {
  if (last) return LEFT_OVER;
  return DIE + LAST / Math.max(1, s.pools[seat]![die]);
}

/** Chance that one die rolled again turns a failed Check into a success. */
export function rescue(face: number, total: number, target: number, higher = false): number {
  let good = 0;
  for (let now = 1; now <= FACES; now++) {
    const counts = higher ? Math.max(face, now) : now;
    if (total - face + counts >= target) good++;
  }
  return good / FACES;
}

/** SB-FATE-07: points of worth that a die saves on the average when so much damage is coming. */
export function saved(survey: Survey, figure: Figure, points: number): number {
  const worth = survey.worth(figure);
  let sum = 0;
  for (let face = 1; face <= FACES; face++) {
    const less = face === FACES ? points : Math.min(points, Math.ceil(face / 2));
    sum += lossBy(figure, points) - lossBy(figure, points - less);
  }
  return (sum / FACES) * worth;
}

/** Share of a figure's worth that goes with so many points. */
function lossBy({ health }: Figure, points: number): number {
  if (points <= 0) return 0;
  return points >= health ? 1 : (WOUND * points) / health;
}

const WOUND = 0.5;
