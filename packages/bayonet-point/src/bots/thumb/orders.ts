import type { GaitId } from '../../data/troops.ts';
import { able, ables, figure as find, members, unit } from '../../figures.ts';
import type { LeaderAction, LeaderQuestion, Order, OrderQuestion, OwnOrder } from '../../questions.ts';
import { animalsToSecure, ledBy } from '../../rules/animals/animal.ts';
import { mayCharge, unitsInReach } from '../../rules/charge/reach.ts';
import { apart } from '../../rules/ground/apart.ts';
import { ground, pieceNamed } from '../../rules/ground/pieces.ts';
import { coherent } from '../../rules/movement/coherency.ts';
import { enterable } from '../../rules/movement/obstacles/buildings.ts';
import { fullRate } from '../../rules/movement/rate.ts';
import { mayShoot } from '../../rules/shooting/targets.ts';
import { known } from '../../rules/vision/seen.ts';
import type { Figure, Unit, UnitId } from '../../state.ts';
import type { Purpose } from '../aims.ts';
import { bestCharge, fireWorth, HIT } from './chances.ts';
import { type Goal, goalOf, isLeading, isStorming } from './goals.ts';
import { type Mind, placeOf } from './mind.ts';
import { ownOrder } from './own-order.ts';

/** What a charge must promise, in men. */
export const WORTH_A_CHARGE = 0.3;
/** The chance that makes a shot better than a step, for those who wait, who press on, and who storm a place. */
const WORTH_A_SHOT = { waiting: 0.1, pressing: 0.15, storming: 0.42 } as const;

/** Charge where it pays, shoot where it tells, else go where the battle is. */
export function order({ unit: id, options }: OrderQuestion, mind: Mind): Order | OwnOrder {
  const { s } = mind;
  const own = ownOrder(s, mind.seat, options);
  if (own !== null) return own;
  const u = unit(s, id);
  const goal = goalOf(mind, u);
  const bound = goal?.hurry === true || isLeading(mind, u);
  const fire = options.includes('fire') ? fireWorth(s, u) : 0;
  if (options.includes('charge') && !bound && chargePays(mind, u, fire)) return 'charge';
  if (options.includes('move') && (bound || hasErrand(mind, u))) return 'move';
  if (options.includes('move') && stormsHouse(mind, u, goal)) return 'move';
  if (options.includes('fire') && firePays(mind, u, fire)) return 'fire';
  if (options.includes('move') && wantsToMove(mind, u, goal)) return 'move';
  return options.includes('fire') ? 'fire' : 'hold';
}

function chargePays(mind: Mind, u: Unit, fire: number): boolean {
  const { s, purpose } = mind;
  const chargers = members(s, u).filter((f) => coherent(s, u, f) && mayCharge(s, f));
  const targets = unitsInReach(s, chargers).filter((enemy) => known(s, u.id, enemy) !== false);
  const best = bestCharge(
    mind,
    chargers,
    targets.map((enemy) => enemy.id),
  );
  if (best === null) return false;
  return best.worth * zeal(mind) > WORTH_A_CHARGE * reluctance(purpose, chargers) + fire;
}

/** Whoever has a place to hold had better stay there, and most of all behind a wall. */
function reluctance({ aim, holds }: Purpose, chargers: readonly Figure[]): number {
  if (!holds || aim.what !== 'clear') return 1;
  return chargers.some((f) => f.inside !== null) ? 4 : 2;
}

/** Whoever storms a place has no time to lose. */
function zeal(mind: Mind): number {
  return mind.purpose.aim.what === 'clear' && isStorming(mind) ? 4 : 1;
}

/** At the door of the house they are after, and not yet mostly behind it. */
function stormsHouse({ s }: Mind, u: Unit, goal: Goal | null): boolean {
  const house = goal?.house ?? null;
  if (house === null) return false;
  const men = ables(s, u);
  const p = pieceNamed(ground(s), house);
  const atDoor = men.filter((f) => enterable(s, f).includes(p)).length;
  return atDoor > 0 && atDoor >= men.filter((f) => f.inside === house).length;
}

/** Plunderers beside an animal take it by the halter. */
function hasErrand(mind: Mind, u: Unit): boolean {
  const { s, purpose } = mind;
  if (purpose.aim.what !== 'plunder' || !isStorming(mind)) return false;
  return ables(s, u).some((f) => animalsToSecure(s, f).length > 0);
}

function firePays(mind: Mind, u: Unit, fire: number): boolean {
  const { s, purpose } = mind;
  const ready = members(s, u).filter((f) => mayShoot(s, f)).length;
  // BP-SHT-09: rifles are loaded again where they stand.
  if (ready === 0) return members(s, u).some((f) => able(f) && f.unloaded.length > 0);
  const manner = purpose.holds
    ? 'waiting'
    : purpose.aim.what === 'clear' && isStorming(mind)
      ? 'storming'
      : 'pressing';
  return fire / ready >= HIT * WORTH_A_SHOT[manner];
}

function wantsToMove({ s }: Mind, u: Unit, goal: Goal | null): boolean {
  if (members(s, u).some(({ standing }) => standing === 'waiting')) return true;
  return goal !== null && apart(placeOf(s, u), goal) > goal.within;
}

interface GaitQuestion {
  readonly unit: UnitId;
  readonly options: readonly GaitId[];
}

/** BP-CAV-04: no faster than the way is long, but fast enough to charge from next time. */
export function gait({ unit: id, options }: GaitQuestion, mind: Mind): GaitId {
  const { s } = mind;
  const u = unit(s, id);
  const goal = goalOf(mind, u);
  const rider = ables(s, u).find((f) => f.mounted) ?? members(s, u)[0]!;
  const far = goal === null ? 0 : apart(placeOf(s, u), goal);
  return options.find((option) => fullRate(s, rider, option, []) >= far) ?? options[options.length - 1]!;
}

/** He shoots and loads as long as he has time; where he goes, his men go. */
export function leaderAction({ figure, options }: LeaderQuestion, { s }: Mind): LeaderAction | 'no-more' {
  if (ledBy(s, find(s, figure)) !== null) return 'no-more';
  if (options.includes('shoot')) return 'shoot';
  return options.includes('reload') ? 'reload' : 'no-more';
}
