import type { Care, Seat } from '@vedette/engine';
import { isWithin } from '@vedette/scenario';
import { stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { hasRewards } from '../../scenario/score/aims.ts';
import { onOneSide } from '../../sides.ts';
import type { Figure, FigureId, SilverBayonetState } from '../../state.ts';
import { type Attacks, attacksIn } from '../attacks/attacks.ts';
import { inchesBetween } from '../ground/apart.ts';
import { type Offer, shareOut } from '../tasks/sharing.ts';
import type { Aim } from '../worth/aims.ts';
import { type Finale, finaleOf } from '../worth/finale.ts';
import { plannedAims } from '../worth/rivalry.ts';
import { type WantsOf, wantsIn } from '../worth/wants.ts';

/** What a plan is made from: the position, and everything that was worked out about it once. */
export interface Survey {
  readonly look: Look;
  readonly s: SilverBayonetState;
  readonly seat: Seat;
  readonly care: Care;
  readonly own: readonly Figure[];
  /** Whoever this seat's figures fight, monsters among them. */
  readonly foes: readonly Figure[];
  readonly attacks: Attacks;
  /** How much danger counts. */
  readonly caution: number;
  /** Whether the game ends with this turn. */
  readonly last: boolean;
  aims(): readonly Aim[];
  /** Who goes about what. */
  assigned(): readonly Offer[];
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

/** Small questions need little of it: what takes work is done when it is first asked for. */
export function surveyOf(s: SilverBayonetState, seat: Seat, care: Care = 'careful'): Survey {
  const look = looking(s);
  const own = s.figures.filter((f) => stands(f) && onOneSide(s, f.side, seat));
  const foes = s.figures.filter((f) => stands(f) && !onOneSide(s, f.side, seat));
  const finale = finaleOf(s, seat);
  const wantsOf = wantsIn(look);
  let known: readonly Aim[] | null = null;
  const aims = () => (known ??= plannedAims(look, seat, finale, wantsOf));
  let assigned: readonly Offer[] | null = null;
  return {
    look,
    s,
    seat,
    care,
    own,
    foes,
    aims,
    attacks: attacksIn(look),
    caution: hasRewards(s) ? FOR_REWARDS : FOR_THE_FIELD,
    last: endsNow(s),
    assigned: () => (assigned ??= shareOut(offersOf(s, seat, own, aims()))),
    worth: worthsIn(aims, finale, () => casualtyPrice(s, seat, foes, wantsOf)),
  };
}

/** What could be shared out: whoever carries something goes home with it first. */
function offersOf(
  s: SilverBayonetState,
  seat: Seat,
  own: readonly Figure[],
  aims: readonly Aim[],
): readonly Offer[] {
  const free = own.filter(({ side, carries }) => side === seat && carries.length === 0);
  return aims.flatMap((aim) => {
    if (aim.what === 'kill' || aim.what === 'exit') return [];
    return free.map((figure) => ({ aim, figure, at: aim.at, away: inchesBetween(s, figure, aim.at) }));
  });
}

/** What each figure's fall means. */
function worthsIn(aims: () => readonly Aim[], finale: Finale, casualty: () => number): Survey['worth'] {
  const worths = new Map<FigureId, number>();
  let bounties: ReadonlyMap<FigureId, number> | null = null;
  let known: number | null = null;
  const price = () => (known ??= casualty());
  return (figure) => {
    let points = worths.get(figure.id);
    if (points === undefined) {
      bounties ??= bountiesOf(aims());
      const enemy = bounties.get(figure.id) ?? null;
      const plain = enemy ?? ownPrice(aims(), figure, price());
      points = plain + strength(figure) + theEnd(finale, figure, enemy);
      worths.set(figure.id, points);
    }
    return points;
  };
}

function bountiesOf(aims: readonly Aim[]): ReadonlyMap<FigureId, number> {
  const bounties = new Map<FigureId, number>();
  for (const aim of aims) if (aim.what === 'kill') bounties.set(aim.figure, aim.worth);
  return bounties;
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
function casualtyPrice(s: SilverBayonetState, seat: Seat, foes: readonly Figure[], wantsOf: WantsOf): number {
  const others = s.sides.map((_, other) => other).filter((other) => !onOneSide(s, seat, other));
  if (others.length === 0 || foes.every(({ side }) => side === null)) return 0;
  if (!hasRewards(s)) return CASUALTY;
  return Math.max(
    ...others.map((other) =>
      wantsOf(other).tallies.reduce(
        (sum, { tally, worth }) => (tally.tally === 'casualties' ? sum + worth : sum),
        0,
      ),
    ),
  );
}
