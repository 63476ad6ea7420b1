import type { Formation } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import { mm } from '../../data/distances.ts';
import { isFirearm } from '../../data/weapons.ts';
import { members, onTable, unit, unitsOf } from '../../figures.ts';
import type { DeployQuestion, PointsQuestion, WhichPointQuestion } from '../../questions.ts';
import { apart } from '../../rules/ground/apart.ts';
import { coverFrom } from '../../rules/ground/cover.ts';
import { homePoint } from '../../rules/ground/home-edge.ts';
import { deployProblem, randomDeployment } from '../../rules/setup/deploy-question.ts';
import { houseAt } from '../../rules/setup/deployment.ts';
import { pointCalled } from '../../rules/setup/point-id.ts';
import { freeSpots, looksRoomy } from '../../rules/setup/room.ts';
import { boundsOf, holds } from '../../scenario/story/area.ts';
import { millimetres } from '../../scenario/story/distance.ts';
import { wholeEdge } from '../../scenario/story/edge.ts';
import type { Figure } from '../../state.ts';
import { facingTo } from './marching.ts';
import { type At, bestOf, enemies, type Mind, middleOf, nearestOf } from './mind.ts';

/** BP-SCN-08: the edge from which it is not far across. */
export function takeEdge({ options }: { readonly options: readonly Edge[] }, { s }: Mind): Edge {
  const { width, depth } = s.terrain;
  return bestOf(options, (edge) => -(edge === 'north' || edge === 'south' ? depth : width));
}

/** Places looked at along each side of the table. */
const LATTICE = 12;

/** BP-SCN-11: as near to the herd as one may appear, where the fewest enemies are, with room for everybody. */
export function appear({ most }: PointsQuestion, mind: Mind): readonly Waypoint[] {
  const { s, seat } = mind;
  const { width, depth } = s.terrain;
  const foes = enemies(mind);
  const [task] = s.toDo;
  const off = task?.op === 'deploy-about' && task.apart !== undefined ? millimetres(s, task.apart) : 0;
  const room = off + mm(s, 'leader-group');
  const places: Spot[] = [];
  for (let i = 1; i < LATTICE; i++)
    for (let k = 1; k < LATTICE; k++)
      places.push({ x: Math.round((width * i) / LATTICE), y: Math.round((depth * k) / LATTICE), z: 0 });
  const worth = (at: Spot) => {
    const herd = nearestOf(s.animals, at);
    const foe = nearestOf(foes, at);
    const nearest = Math.min(herd === null ? room : apart(herd, at), foe === null ? room : apart(foe, at));
    const crowd = foes.filter((f) => apart(f, at) < room + mm(s, 'coherency')).length;
    const herdFar = herd === null ? 0 : apart(herd, at);
    return -herdFar - 10 * crowd - 5 * Math.max(0, room - nearest);
  };
  const first = bestOf(places, worth);
  if (most < 2 || unitsOf(s, seat).length < CROWD) return [first];
  const others = places.filter((at) => apart(at, first) >= mm(s, 'plunder-radius'));
  return others.length === 0 ? [first] : [first, bestOf(others, worth)];
}

/** Units for which one place is too small. */
const CROWD = 4;

/** Where there is most room left. */
export function whichPoint({ options, at }: WhichPointQuestion, { s, seat }: Mind): string {
  const own = s.figures.filter((f) => f.side === seat && onTable(f));
  const crowd = (point: Spot) => own.filter((f) => apart(f, point) < mm(s, 'plunder-radius')).length;
  return bestOf(options, (option) => -crowd(pointCalled(at, option)));
}

/** Steps between the places looked at, across an area. */
const ACROSS = 8;
/** Formations that are tried in earnest before any that fits is taken. */
const TRIES = 10;

/** BP-SCN-07: towards what the battle is about, in cover; those who hold a place go indoors. */
export function deploy(question: DeployQuestion, mind: Mind): Formation | null {
  const { s } = mind;
  const men = members(s, unit(s, question.unit));
  const towards = battleAt(mind);
  const shape = men.length > 1 && question.shapes.includes('two-ranks') ? 'two-ranks' : question.shapes[0]!;
  const ranked = placesIn(question, men[0]!.radius)
    .map((middle) => ({ middle, worth: placeWorth(mind, men, middle, towards) }))
    .sort((a, b) => b.worth - a.worth);
  const spots = freeSpots(s, question);
  let tries = 0;
  for (const { middle } of ranked) {
    const formation = { middle, facing: facingTo(middle, towards), shape };
    if (!looksRoomy(s, question, spots, formation)) continue;
    if (deployProblem(question, formation, s) === null) return formation;
    if (++tries >= TRIES) break;
  }
  return randomDeployment(question, mind.random, () => s);
}

/** A lattice of places in the areas, whole bases in. */
function placesIn({ areas }: DeployQuestion, radius: number): Spot[] {
  return areas.flatMap((area) => {
    const [west, north, east, south] = boundsOf(area);
    const found: Spot[] = [];
    for (let i = 0; i <= ACROSS; i++) {
      for (let k = 0; k <= ACROSS; k++) {
        const x = west + radius + ((east - west - 2 * radius) * i) / ACROSS;
        const y = north + radius + ((south - north - 2 * radius) * k) / ACROSS;
        const at = { x: Math.round(x), y: Math.round(y), z: 0 };
        if (holds(area, at, 0)) found.push(at);
      }
    }
    return found;
  });
}

/** What the battle will be about: enemies on the table, the herd, the place, or the middle. */
function battleAt(mind: Mind): At {
  const { s, purpose, seat } = mind;
  const { aim } = purpose;
  const middle = { x: s.terrain.width / 2, y: s.terrain.depth / 2 };
  if (aim.what === 'plunder') return middleOf(s.animals) ?? middle;
  if (aim.what === 'exit') {
    const own = s.figures.find((f) => f.side === seat)!;
    return purpose.holds ? middle : homePoint(s, own, wholeEdge(s, aim.edge), middle);
  }
  return middleOf(enemies(mind)) ?? middle;
}

/** Each unit has ground of its own: what every man in the way of it is worth, in millimetres. */
const ELBOW_ROOM = 60;

/** Men of the same side who stand where the unit would. */
function crowding({ s, seat }: Mind, men: readonly Figure[], at: Spot): number {
  const wide = (men.length / 2 + 1) * 2 * men[0]!.radius;
  const own = s.figures.filter((f) => f.side === seat && onTable(f) && !men.includes(f));
  return own.filter((f) => apart(f, at) < wide).length * ELBOW_ROOM;
}

/** What indoors and cover are worth, in millimetres. */
const INDOORS = 600;
const COVER = 100;

function placeWorth(mind: Mind, men: readonly Figure[], at: Spot, towards: At): number {
  const { s, purpose } = mind;
  const [first] = men;
  const house = houseAt(s, at);
  if (house !== null) {
    const shoots = !first!.mounted && first!.weapons.some(isFirearm);
    const wanted = purpose.holds && shoots && house.room * 2 >= men.length;
    return wanted ? INDOORS - apart(at, towards) : -2 * INDOORS;
  }
  const { soft, hard } = coverFrom(
    s,
    { ...at, radius: first!.radius, inside: null },
    { ...towards, radius: 0, inside: null },
  );
  const covered = (hard ? 2 : soft ? 1 : 0) * COVER * (first!.mounted ? -1 : 1);
  return covered - apart(at, towards) - crowding(mind, men, at);
}

/** BP-SCN-07, BP-DIG-15, BP-ARMY-05: in the saddle, another roll for the weaker, and a pistol for the belt. */
export function masterArm({ options }: { readonly options: readonly string[] }): string {
  return options.find((option) => option === 'pistol') ?? options[0]!;
}
