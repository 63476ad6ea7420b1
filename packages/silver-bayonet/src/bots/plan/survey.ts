import type { Care, Seat } from '@vedette/engine';
import { isWithin } from '@vedette/scenario';
import { stands } from '../../figures.ts';
import { type Look, looking } from '../../hooks.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { onOneSide } from '../../sides.ts';
import type { Figure, FigureId, SilverBayonetState } from '../../state.ts';
import type { Aim } from '../aims.ts';
import { wantsOf } from '../wants.ts';
import { plannedAims } from './aims.ts';
import { type Attacks, attacksIn } from './attacks.ts';
import { assignments, inchesBetween } from './errands.ts';
import { type Finale, finaleOf } from './finale.ts';

/** What a plan is made from: the position, and everything that was worked out about it once. */
export interface Survey {
  readonly look: Look;
  readonly s: SilverBayonetState;
  readonly seat: Seat;
  readonly care: Care;
  readonly own: readonly Figure[];
  /** Whoever this seat's figures fight, monsters among them. */
  readonly foes: readonly Figure[];
  readonly aims: readonly Aim[];
  readonly attacks: Attacks;
  /** How much danger counts. */
  readonly caution: number;
  /** Whether the game ends with this turn. */
  readonly last: boolean;
  /** Who goes about what. */
  assigned(): ReadonlyMap<Aim, FigureId>;
  /** What a figure's fall would be worth to its enemies or cost its side, in points. */
  worth(figure: Figure): number;
}

/** What any figure is worth while it can act, and what a leader is on top. */
const BODY = 0.3;
const LEADER = 0.2;
/** A share of what its Melee and Accuracy are above nothing. */
const SKILL = 0.04;
/** Where there is something to win the bold win it; where only the field is held, those who keep their men. */
const FOR_REWARDS = 0.25;
const FOR_THE_FIELD = 1.2;
/** With no rewards to count, every casualty is a point. */
const CASUALTY = 1;

export function surveyOf(s: SilverBayonetState, seat: Seat, care: Care = 'careful'): Survey {
  const look = looking(s);
  const finale = finaleOf(s, seat);
  const aims = plannedAims(look, seat, finale);
  const own = s.figures.filter((f) => stands(f) && onOneSide(s, f.side, seat));
  const foes = s.figures.filter((f) => stands(f) && !onOneSide(s, f.side, seat));
  const bounty = new Map<FigureId, number>();
  for (const aim of aims) if (aim.what === 'kill') bounty.set(aim.figure, aim.worth);
  const price = casualtyPrice(look, seat, foes);
  const worths = new Map<FigureId, number>();
  const worth = (figure: Figure) => {
    const known = worths.get(figure.id);
    if (known !== undefined) return known;
    const enemy = bounty.get(figure.id);
    const plain = (enemy === undefined ? ownPrice(aims, figure, price) : enemy) + strength(figure);
    const points = plain + theEnd(finale, figure, enemy ?? null);
    worths.set(figure.id, points);
    return points;
  };
  let assigned: ReadonlyMap<Aim, FigureId> | null = null;
  const mine = own.filter(({ side }) => side === seat);
  return {
    look,
    s,
    seat,
    care,
    own,
    foes,
    aims,
    attacks: attacksIn(look),
    caution: (s.scenario.rewards ?? []).length > 0 ? FOR_REWARDS : FOR_THE_FIELD,
    last: endsNow(s),
    assigned: () => (assigned ??= assignments(mine, aims, (a, b) => inchesBetween({ s }, a, b))),
    worth,
  };
}

/** Enemies that somebody in haste thinks of. */
const NEARBY = 5;

/** The same position as a figure in haste sees it: with the enemies that are nearest to it. */
export function surveyFrom(survey: Survey, figure: Figure): Survey {
  const { care, foes } = survey;
  if (care === 'careful' || foes.length <= NEARBY) return survey;
  const rated = foes.map((foe) => ({ foe, away: distanceBetween(figure, foe) }));
  rated.sort((a, b) => a.away - b.away);
  return { ...survey, foes: rated.slice(0, NEARBY).map(({ foe }) => foe) };
}

/** SB-OPS-27: whether the scenario calls it a day after this turn. */
function endsNow({ scenario, turn }: SilverBayonetState): boolean {
  return (scenario.end ?? []).some(
    ({ when, if: condition }) => when === 'turn-end' && 'turn' in condition && isWithin(turn, condition.turn),
  );
}

/** Nobody kills the last enemy when that loses the game. */
function theEnd(finale: Finale, { home }: Figure, bounty: number | null): number {
  if (home === null) return 0;
  if (bounty === null) return Math.max(0, -finale.nearer(home, 0));
  return finale.nearer(home, bounty >= 1 ? bounty : 0);
}

function strength({ stats, role }: Figure): number {
  return BODY + SKILL * Math.max(0, stats.melee + stats.accuracy) + (role === 'officer' ? LEADER : 0);
}

/** What an own figure's fall costs besides the figure: the enemy's reward, and what it carries home. */
function ownPrice(aims: readonly Aim[], figure: Figure, casualty: number): number {
  let price = casualty;
  for (const aim of aims) if (aim.what === 'exit' && aim.figure === figure.id) price += aim.worth * CARRIED;
  return price;
}

const CARRIED = 0.7;

/** The most that one casualty of this side is worth to any other unit. */
function casualtyPrice(look: Look, seat: Seat, foes: readonly Figure[]): number {
  const { s } = look;
  const others = s.sides.map((_, other) => other).filter((other) => !onOneSide(s, seat, other));
  if (others.length === 0 || foes.every(({ side }) => side === null)) return 0;
  if ((s.scenario.rewards ?? []).length === 0) return CASUALTY;
  return Math.max(
    ...others.map((other) =>
      wantsOf(look, other).tallies.reduce(
        (sum, { tally, worth }) => (tally.tally === 'casualties' ? sum + worth : sum),
        0,
      ),
    ),
  );
}
