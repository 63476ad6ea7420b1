import type { Seat } from '@vedette/engine';
import { stands } from '../figures.ts';
import { looking } from '../hooks.ts';
import type { Reward } from '../scenario/format/ending.ts';
import { countOf } from '../scenario/score/tally.ts';
import { holds } from '../scenario/story/condition.ts';
import { contextOf } from '../scenario/story/context.ts';
import { sidesIn } from '../sides.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { atHand, inHand, likely } from './hopes.ts';

// These weights were fitted to some hundred games between regulars on three scenarios: how it stood at every third
// activation, against who won. A lead of so many points is worth seven tenths of a win.
const CLEAR_LEAD = 2.3;
/** A soldier in good health; one unhurt by a hair's breadth still stands in somebody's way; one who got away. */
const SOLDIER = 0.58;
const STANDING = 0.08;
const AWAY = 0.36;
/** Of what is still to be had, this share is lost with the last soldier. */
const FORLORN = 0.4;
/** Where casualties alone count. */
const CASUALTY = 0.77;
/** How little soldiers count when one side is nearly gone and the game with it, and how much more a lead does. */
const AT_THE_END = 0.3;
const DECIDED = 5.3;
/** How far the last of its turns ends a game before it is over. */
const LAST_TURN = 0.67;
const FATE_DIE = 0.04;
/** A gun that is loaded. */
const LOADED = 0.03;

/** How it stands for a seat, from -1 to 1: points earned and to come, soldiers, Fate Dice, against the best other side. */
export function evaluate(s: SilverBayonetState, seat: Seat): number {
  const sides = sidesIn(s);
  const over = Math.max(1 - leastLeft(s), LAST_TURN * played(s));
  const soldiers = 1 - (1 - AT_THE_END) * over;
  // A lead that nobody is left to take away is worth more.
  const points = 1 + DECIDED * over * over;
  let own = 0;
  let best: number | null = null;
  for (const seats of sides) {
    const worth = points * pointsOf(s, seats) + soldiers * forcesOf(s, seats);
    if (seats.includes(seat)) own = worth;
    else if (best === null || worth > best) best = worth;
  }
  const lead = own - (best ?? whole(s, sides[0]!) / 2);
  return lead / Math.sqrt(lead * lead + CLEAR_LEAD * CLEAR_LEAD);
}

/** Against the monsters a side is measured by what it came with. */
function whole(s: SilverBayonetState, seats: readonly Seat[]): number {
  return s.figures.reduce((sum, f) => (isOf(f, seats) ? sum + SOLDIER : sum), 0);
}

function isOf({ home }: Figure, seats: readonly Seat[]): boolean {
  return home !== null && seats.includes(home);
}

/** The share of its soldiers that the weakest unit has left. */
function leastLeft(s: SilverBayonetState): number {
  let least = 1;
  for (let seat = 0; seat < s.sides.length; seat++) least = Math.min(least, shareLeft(s, [seat]));
  return least;
}

function shareLeft(s: SilverBayonetState, seats: readonly Seat[]): number {
  let all = 0;
  let left = 0;
  for (const f of s.figures) {
    if (!isOf(f, seats)) continue;
    all++;
    if (stands(f) || f.standing === 'waiting') left++;
  }
  return all === 0 ? 1 : left / all;
}

/** How much of its turns a game has had, where they are counted. */
function played({ scenario, turn }: SilverBayonetState): number {
  for (const { if: ends } of scenario.end ?? []) {
    if ('turn' in ends && ends.turn.min !== undefined) return Math.min(1, (turn - 1) / ends.turn.min);
  }
  return 0;
}

function forcesOf(s: SilverBayonetState, seats: readonly Seat[]): number {
  let worth = 0;
  for (const f of s.figures) {
    if (!isOf(f, seats)) continue;
    if (f.standing === 'left') worth += AWAY;
    else if (f.standing === 'standing' || f.standing === 'waiting') worth += soldier(f);
  }
  for (const seat of seats) {
    const { power, skill, monster } = s.pools[seat]!;
    worth += FATE_DIE * (power + skill + monster / 2);
  }
  return worth;
}

function soldier({ health, stats, terror, gear }: Figure): number {
  const ready = gear.some(({ loaded }) => loaded) ? LOADED : 0;
  const fit = STANDING + (1 - STANDING) * Math.min(1, Math.max(0, health / stats.health));
  return ready + SOLDIER * fit * (terror === null ? 1 : STANDING + (1 - STANDING) / 2);
}

/** What a side has earned, and what it may still hope for. */
function pointsOf(s: SilverBayonetState, seats: readonly Seat[]): number {
  const { rewards = [] } = s.scenario;
  if (rewards.length === 0) return CASUALTY * casualtiesBy(s, seats);
  const spirits = 1 - FORLORN * (1 - shareLeft(s, seats));
  let points = 0;
  for (const reward of rewards) points += expected(s, reward, seats[0]!, spirits);
  return points;
}

/** SB-END-05.R1: with no rewards to count. */
function casualtiesBy(s: SilverBayonetState, seats: readonly Seat[]): number {
  return s.figures.filter((f) => f.fallenTo !== null && seats.includes(f.fallenTo) && !stands(f)).length;
}

function expected(s: SilverBayonetState, reward: Reward, seat: Seat, spirits: number): number {
  if ('figureXp' in reward) return 0;
  if ('per' in reward) {
    if (reward.if !== undefined && !holds(looking(s), reward.if, contextOf({ player: seat }))) return 0;
    const begun = inHand(s, reward.per, seat) + atHand(s, reward.per, seat);
    const points = reward.xp * (countOf(s, reward.per, seat) + begun);
    return reward.max === undefined ? points : Math.min(points, reward.max);
  }
  const chance = likely(s, reward.if, seat);
  return reward.xp * (chance >= 1 ? 1 : chance * spirits);
}
