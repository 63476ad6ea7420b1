import type { Seat } from '@vedette/engine';
import { isWithin } from '@vedette/scenario';
import { stands } from '../figures.ts';
import { looking } from '../hooks.ts';
import { areaOf, boardOf } from '../scenario/boards/board.ts';
import type { Condition } from '../scenario/format/condition.ts';
import type { Reward } from '../scenario/format/ending.ts';
import { countOf } from '../scenario/score/tally.ts';
import { holds } from '../scenario/story/condition.ts';
import { contextOf } from '../scenario/story/context.ts';
import { sidesIn } from '../sides.ts';
import type { Figure, SilverBayonetState } from '../state.ts';

/** Points by which a lead is worth about seven tenths of a win. */
const CLEAR_LEAD = 3;
/** What is begun is worth this share of the reward just before it is done. */
const BEGUN = 0.7;
/** An object in one's hands, and at the edge of the table with it. */
const IN_HAND = 0.45;
const NEARLY_HOME = 0.35;
/** A soldier fit for action, what an officer is more, how much of it his wounds leave; one who got away. */
const SOLDIER = 0.45;
const OFFICER = 0.2;
const STANDING = 0.4;
const AWAY = 0.25;
const FATE_DIE = 0.04;
/** How little soldiers count when one side is nearly gone and the game with it. */
const AT_THE_END = 0.25;
const DECIDED = 1.5;
/** A gun that is loaded, and a clue within a short walk. */
const LOADED = 0.03;
const AT_HAND = 0.15;
/** Never quite done before it is. */
const ALMOST = 0.99;

/** How it stands for a seat, from -1 to 1: points earned and begun, soldiers, Fate Dice, against the best other side. */
export function evaluate(s: SilverBayonetState, seat: Seat): number {
  const sides = sidesIn(s);
  const over = 1 - leastLeft(s);
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
  for (let seat = 0; seat < s.sides.length; seat++) {
    let all = 0;
    let left = 0;
    for (const f of s.figures) {
      if (f.home !== seat) continue;
      all++;
      if (stands(f) || f.standing === 'waiting') left++;
    }
    if (all > 0) least = Math.min(least, left / all);
  }
  return least;
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

function soldier({ health, stats, role, terror, gear }: Figure): number {
  const ready = gear.some(({ loaded }) => loaded) ? LOADED : 0;
  const fit = STANDING + (1 - STANDING) * Math.min(1, Math.max(0, health / stats.health));
  const full = role === 'officer' ? SOLDIER + OFFICER : SOLDIER;
  return ready + full * fit * (terror === null ? 1 : STANDING + (1 - STANDING) / 2);
}

/** What a side has earned, and what it is about to. */
function pointsOf(s: SilverBayonetState, seats: readonly Seat[]): number {
  const { rewards = [] } = s.scenario;
  if (rewards.length === 0) return casualtiesBy(s, seats);
  let points = 0;
  for (const reward of rewards) points += expected(s, reward, seats[0]!);
  return points;
}

/** SB-END-05.R1: with no rewards to count. */
function casualtiesBy(s: SilverBayonetState, seats: readonly Seat[]): number {
  return s.figures.filter((f) => f.fallenTo !== null && seats.includes(f.fallenTo) && !stands(f)).length;
}

function expected(s: SilverBayonetState, reward: Reward, seat: Seat): number {
  if ('figureXp' in reward) return 0;
  if ('per' in reward) {
    if (reward.if !== undefined && !holds(looking(s), reward.if, contextOf({ player: seat }))) return 0;
    const begun = inHand(s, reward.per, seat) + atHand(s, reward.per, seat);
    const points = (reward.xp * (countOf(s, reward.per, seat) + begun)) / (reward.every ?? 1);
    return reward.max === undefined ? points : Math.min(points, reward.max);
  }
  const done = progressOf(s, reward.if, seat);
  return reward.xp * (done >= 1 ? 1 : BEGUN * done * done);
}

/** How much of a condition is fulfilled, from 0 to 1. */
function progressOf(s: SilverBayonetState, condition: Condition, seat: Seat): number {
  if ('all' in condition) return Math.min(1, ...condition.all.map((part) => progressOf(s, part, seat)));
  if ('any' in condition) return Math.max(0, ...condition.any.map((part) => progressOf(s, part, seat)));
  if ('tally' in condition && condition.min !== undefined) {
    const count = countOf(s, condition, seat);
    if (isWithin(count, condition)) return 1;
    const begun = count + inHand(s, condition, seat) + atHand(s, condition, seat);
    return Math.min(ALMOST, begun / condition.min);
  }
  return holds(looking(s), condition, contextOf({ player: seat })) ? 1 : 0;
}

type Counted = Parameters<typeof countOf>[1];

/** SB-SCN-GEN-23: objects that its figures carry, more the nearer they are to an edge. */
function inHand(s: SilverBayonetState, tally: Counted, seat: Seat): number {
  const wanted =
    tally.tally === 'secured' ? tally.objects : tally.tally === 'exited' ? tally.carrying : undefined;
  if (wanted === undefined) return 0;
  let sum = 0;
  for (const f of s.figures) {
    if (f.home !== seat || !stands(f) || f.carries.length === 0) continue;
    for (const id of f.carries) if (wanted.includes(id)) sum += IN_HAND + NEARLY_HOME * nearEdge(s, f);
  }
  return sum;
}

/** SB-CLUE-01: how near its figures are to some clue that counts, on the way from nothing to one. */
function atHand(s: SilverBayonetState, tally: Counted, seat: Seat): number {
  if (tally.tally !== 'clues') return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const clue of s.clues) {
    if (tally.deck !== undefined && tally.deck !== clue.deck) continue;
    for (const f of s.figures) {
      if (f.home !== seat || !stands(f)) continue;
      least = Math.min(least, Math.abs(f.x - clue.x) + Math.abs(f.y - clue.y));
    }
  }
  return AT_HAND * Math.max(0, 1 - least / FAR);
}

/** Inches beyond which a clue is nobody's yet. */
const FAR = 24;

/** 1 at an edge, 0 in the middle of the table. */
function nearEdge(s: SilverBayonetState, figure: Figure): number {
  const { x, y, width, depth } = areaOf(s, boardOf(s, figure));
  const away = Math.min(figure.x - x, x + width - figure.x, figure.y - y, y + depth - figure.y);
  return Math.max(0, 1 - (2 * away) / Math.min(width, depth));
}
