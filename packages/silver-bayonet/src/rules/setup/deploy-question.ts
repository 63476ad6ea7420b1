import type { Random, Refusal } from '@vedette/engine';
import { type Body, bodyAt, legalPlace, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { enemiesOf, figure, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { DeployQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import { centresIn, holdsBase } from '../../scenario/deployment/area.ts';
import type { AreaShape } from '../../scenario/format/shape.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { touch } from '../movement/contact.ts';
import { gaitOf } from '../movement/gait.ts';

/** SB-SET-02: the whole base in the area, on ground it can stand on, touching no enemy. */
export function deployProblem(question: DeployQuestion, spot: Spot, look: Look): Refusal | null {
  return spotProblem(look, figure(look.s, question.figure), question.area, spot);
}

function spotProblem(look: Look, member: Figure, area: readonly AreaShape[], spot: Spot): Refusal | null {
  const { s } = look;
  const { grid } = s.terrain;
  const on = { x: snap(spot.x, grid), y: snap(spot.y, grid), z: snap(spot.z, grid) };
  const there = bodyAt(on, member);
  if (!area.some((shape) => holdsBase(shape, there))) {
    return {
      code: 'deploy.zone',
      rule: 'SB-SET-02',
      ...say('deploy.zone'),
    };
  }
  const others = s.figures.filter((other) => other.id !== member.id && stands(other));
  if (!legalPlace(tableOf(s.terrain), there, others, { gait: gaitOf(look, member) })) {
    return { code: 'deploy.no-footing', rule: 'SB-SET-02', ...say('deploy.no-footing') };
  }
  if (touchesEnemy(s, member, there)) {
    return { code: 'deploy.contact', rule: 'SB-SET-02', ...say('deploy.contact') };
  }
  return null;
}

/** SB-SET-02.R2. */
export function touchesEnemy(s: SilverBayonetState, member: Figure, there: Body): boolean {
  return enemiesOf(s, member).some((enemy) => touch(s, there, enemy));
}

/** The first legal place that turns up at this point, on whatever level. */
function placeAt(look: Look, member: Figure, area: readonly AreaShape[], x: number, y: number): Spot | null {
  for (const { z } of surfacesAt(tableOf(look.s.terrain), x, y)) {
    if (spotProblem(look, member, area, { x, y, z }) === null) return { x, y, z };
  }
  return null;
}

/** Inches between the points that are looked at, wide meshes first: most areas have room everywhere. */
const MESHES = [1, 0.25, 0.05];

/** Some place where it can start, found without chance; null when the area is full. */
export function firstSpot(look: Look, member: Figure, area: readonly AreaShape[]): Spot | null {
  for (const mesh of MESHES) {
    for (const shape of area) {
      const { west, south, east, north } = centresIn(shape, member.radius);
      for (const y of lines(south, north, mesh)) {
        for (const x of lines(west, east, mesh)) {
          const place = placeAt(look, member, area, x, y);
          if (place !== null) return place;
        }
      }
    }
  }
  return null;
}

/** Points of a stretch, both ends among them; none of one that is turned round. */
function lines(from: number, to: number, mesh: number): readonly number[] {
  if (to < from) return [];
  const steps = Math.ceil((to - from) / mesh);
  return Array.from({ length: steps + 1 }, (_, n) => Math.min(to, from + n * mesh));
}

/** Tries by chance before the search goes over the whole area. */
const TRIES = 60;
const FINE = 1000;

export function randomDeployment(
  { figure: id, area }: DeployQuestion,
  random: Random,
  looking: () => Look,
): Spot | null {
  const look = looking();
  const member = figure(look.s, id);
  for (let n = 0; n < TRIES; n++) {
    const shape = area[random.below(area.length)]!;
    const { west, south, east, north } = centresIn(shape, member.radius);
    const x = west + ((east - west) * random.below(FINE + 1)) / FINE;
    const y = south + ((north - south) * random.below(FINE + 1)) / FINE;
    const place = placeAt(look, member, area, x, y);
    if (place !== null) return place;
  }
  return firstSpot(look, member, area);
}
