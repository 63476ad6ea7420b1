import type { Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { able, ables, isDown, members, onTable, unitOf } from '../../figures.ts';
import { animalsToSecure, ledBy } from '../../rules/animals/animal.ts';
import { apart } from '../../rules/ground/apart.ts';
import { homePoint } from '../../rules/ground/home-edge.ts';
import { sightLine } from '../../rules/ground/sight-line.ts';
import { type Area, boundsOf, holds } from '../../scenario/story/area.ts';
import { wholeEdge } from '../../scenario/story/edge.ts';
import type { Figure, Unit } from '../../state.ts';
import { firepower } from './chances.ts';
import { type At, bestOf, enemies, type Mind, middleOf, nearestOf, placeOf } from './mind.ts';

/** Where a unit, or one of it, wants to be. */
export interface Goal extends At {
  /** How near is near enough. */
  readonly within: number;
  /** Enemies come second: it gets there, come what may. */
  readonly hurry: boolean;
  /** It wants to touch the edge or the thing there, with everybody. */
  readonly touch: boolean;
  /** The house that is to be stormed; null: none. */
  readonly house: string | null;
}

/** Where the scenario and the enemy draw a unit. */
export function goalOf(mind: Mind, u: Unit, f: Figure | null = null): Goal | null {
  const { s, purpose } = mind;
  const { aim } = purpose;
  const from = f ?? placeOf(s, u);
  switch (aim.what) {
    case 'exit':
      if (purpose.holds) return blocking(mind, u, aim.edge, from);
      return { ...openLane(mind, u, aim.edge, from), within: 0, hurry: true, touch: true, house: null };
    case 'plunder':
      if (purpose.holds) return guarding(mind, u, from);
      return isStorming(mind) || isLeading(mind, u) ? plundering(mind, u, f, from) : hunting(mind, u, from);
    case 'clear':
      return purpose.holds ? holding(mind, aim.area, from) : clearing(mind, u, aim.area, from);
    case 'break':
      return hunting(mind, u, from);
  }
}

function edgePoint({ s }: Mind, u: Unit, edge: Parameters<typeof wholeEdge>[1], from: At): Spot {
  return homePoint(s, members(s, u)[0]!, wholeEdge(s, edge), from);
}

/** Lanes across the table that are looked at, with room for a line on either side of the outermost. */
const LANES = 12;
const ASIDE = 0.12;
/** What an enemy near a lane costs, in millimetres of way. */
const IN_THE_WAY = 60;

/** The place of the edge to which the way is short and free of enemies. */
function openLane(mind: Mind, u: Unit, edge: Parameters<typeof wholeEdge>[1], from: At): Spot {
  const { s } = mind;
  const whole = wholeEdge(s, edge);
  const foes = enemies(mind).filter((f) => able(f));
  const off = !members(s, u).some(onTable);
  const lanes = Array.from({ length: LANES }, (_, i) => {
    const along = whole.to * (ASIDE + ((1 - 2 * ASIDE) * (i + 0.5)) / LANES);
    return edgePoint(mind, u, edge, { x: along, y: along });
  });
  return bestOf([edgePoint(mind, u, edge, from), ...lanes], (to) => {
    const start = off ? homePoint(s, members(s, u)[0]!, u.home, to) : from;
    const near = foes.filter((f) => toLine(f, start, to) < mm(s, 'infantry')).length;
    return -apart(start, to) - IN_THE_WAY * near;
  });
}

function toLine(at: At, a: At, b: At): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((at.x - a.x) * dx + (at.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return apart(at, { x: a.x + t * dx, y: a.y + t * dy });
}

/** The enemy it pays to go for: near, few, still in the fight. */
function hunting(mind: Mind, u: Unit, from: At): Goal | null {
  const prey = preyOf(mind, from, enemies(mind));
  return prey === null ? null : towardsEnemy(mind, u, prey);
}

function preyOf({ s }: Mind, from: At, among: readonly Figure[]): Figure | null {
  const fighting = among.filter((f) => !f.fleeing && !isDown(f));
  const worth = fighting.length > 0 ? fighting : among.filter((f) => unitOf(s, f).flight?.final !== true);
  return nearestOf(worth, from);
}

/** Those with guns go as near as they see and shoot well, the others all the way. */
function towardsEnemy({ s }: Mind, u: Unit, prey: Figure): Goal {
  const [observer] = ables(s, u);
  const shoots = firepower(s, u) >= 0.5 && u.troops === 'infantry';
  const sees = observer !== undefined && sightLine(s, observer, prey);
  const within = shoots && sees ? mm(s, 'short-musket') : 0;
  return { x: prey.x, y: prey.y, within, hurry: false, touch: false, house: null };
}

function inArea(area: Area): (at: At) => boolean {
  return (at) => holds(area, at, 0);
}

function centreOf(area: Area): At {
  const [west, north, east, south] = boundsOf(area);
  return { x: (west + east) / 2, y: (north + south) / 2 };
}

/** Those who hold a place stay in it; those outside come back. */
function holding(mind: Mind, area: Area, from: At): Goal | null {
  if (holds(area, from, 0)) return null;
  const middle = centreOf(area);
  const far = apart(from, middle) > mm(mind.s, 'coherency');
  return { ...middle, within: 0, hurry: far, touch: false, house: null };
}

/** The part of the time after which raiders go for the train, whatever it costs; or as soon as they are so many to one. */
const LATE = 0.35;
const MANY = 1.5;

/** Raiders first beat those who come out to meet them; a place is stormed from the first turn on. */
export function isStorming({ s, seat, purpose }: Mind): boolean {
  const { what } = purpose.aim;
  if ((what !== 'clear' && what !== 'plunder') || purpose.holds) return false;
  if (what === 'clear' || s.turn >= LATE * s.battle.turns) return true;
  const own = s.figures.filter((f) => f.side === seat && able(f)).length;
  const theirs = s.figures.filter((f) => f.side !== seat && able(f)).length;
  return own >= MANY * theirs;
}

/** Up to the enemies in the place, and into the house they are in. */
function clearing(mind: Mind, u: Unit, area: Area, from: At): Goal | null {
  const fighting = enemies(mind).filter((f) => !f.fleeing && !isDown(f));
  const prey = nearestOf(fighting.filter(inArea(area)), from);
  if (prey === null) return hunting(mind, u, from);
  return { x: prey.x, y: prey.y, within: 0, hurry: false, touch: false, house: prey.inside };
}

/** Between the enemy who is nearest to the edge and the edge. */
function blocking(mind: Mind, u: Unit, edge: Parameters<typeof wholeEdge>[1], from: At): Goal | null {
  const there = enemies(mind).filter((f) => able(f));
  if (there.length === 0) return null;
  const toEdge = (f: Figure) => apart(f, edgePoint(mind, u, edge, f));
  const danger = bestOf(there, (f) => -toEdge(f) - apart(f, from) / 2);
  return towardsEnemy(mind, u, danger);
}

/** Whoever is at the animals, or on his way to them. */
function guarding(mind: Mind, u: Unit, from: At): Goal | null {
  const { s } = mind;
  const thieves = enemies(mind).filter((f) => ledBy(s, f) !== null);
  const prey = nearestOf(thieves, from);
  if (prey !== null) return { x: prey.x, y: prey.y, within: 0, hurry: false, touch: false, house: null };
  const herd = s.animals.filter(({ taken }) => taken === null);
  const danger = enemies(mind).filter((f) => able(f));
  const middle = middleOf(herd);
  if (middle === null || danger.length === 0) return hunting(mind, u, from);
  const next = bestOf(danger, (f) => -apart(f, middle) - apart(f, from));
  if (apart(next, middle) < mm(s, 'long-musket')) return towardsEnemy(mind, u, next);
  return { ...middle, within: mm(s, 'coherency'), hurry: false, touch: false, house: null };
}

/** Whether somebody of it has an animal by the halter. */
export function isLeading({ s }: Mind, u: Unit): boolean {
  return s.animals.length > 0 && ables(s, u).some((f) => ledBy(s, f) !== null);
}

/** Animals enough to go home with at once. */
const A_GOOD_HAUL = 3;

/** To an animal, and with it over the nearest edge. */
function plundering(mind: Mind, u: Unit, f: Figure | null, from: At): Goal | null {
  const { s } = mind;
  const men = f === null ? ables(s, u) : [f];
  const leading = men.filter((man) => ledBy(s, man) !== null).length;
  const more = men.some((man) => animalsToSecure(s, man).length > 0);
  const free = s.animals.filter(({ leader, taken }) => leader === null && taken === null);
  const next = nearestOf(free, from);
  const enough = leading >= A_GOOD_HAUL || leading * 2 >= men.length || next === null;
  if (leading > 0 && enough && !more)
    return { ...nearestEdge(mind, u, from), within: 0, hurry: true, touch: true, house: null };
  if (next === null) return hunting(mind, u, from);
  return { x: next.x, y: next.y, within: 0, hurry: false, touch: true, house: null };
}

function nearestEdge(mind: Mind, u: Unit, from: At): Spot {
  const spots = (['north', 'east', 'south', 'west'] as const).map((edge) => edgePoint(mind, u, edge, from));
  const foes = enemies(mind).filter((f) => onTable(f) && able(f));
  const danger = (spot: Spot) => foes.filter((f) => apart(f, spot) < mm(mind.s, 'short-musket')).length;
  return bestOf(spots, (spot) => -apart(spot, from) - 20 * danger(spot));
}
