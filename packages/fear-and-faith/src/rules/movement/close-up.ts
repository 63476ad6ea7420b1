import { type Body, bodyAt, legalPlace, type Spot, tableOf } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { enemiesOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { chains } from '../groups/chain.ts';
import { basesOf } from '../groups/swarm.ts';
import { gaitOf } from './gait.ts';
import { onGrid, planLength, TOUCHING } from './line.ts';
import { put } from './put.ts';

const RULE = 'FF-SPEC-56';
/** Places for one base that are worth choosing between. */
const MOST_PLACES = 4;

/** A base that closes a gap, and where it goes. */
interface Step {
  readonly id: string;
  readonly base: Model;
  readonly to: Spot;
}

type Parts = readonly (readonly Model[])[];

function partsOf(look: Look, bases: readonly Model[]): Parts {
  return chains(bases, (a, b) => look.table.touches(a, b));
}

/** FF-SPEC-56: what would bring torn parts together; none: they hang together, or nothing can be done. */
export function closingSteps(look: Look, bearer: Model, reach: number = LENGTH.short): readonly Step[] {
  const bases = basesOf(look.s, bearer);
  const parts = partsOf(look, bases);
  if (parts.length < 2) return [];
  const bridging = bridges(look, bases, parts, reach);
  return bridging.length > 0 ? bridging : joining(look, parts, reach);
}

/** FF-SPEC-56: its player closes it with the fewest bases moved, and says which where it could be several. */
export function closeUp(cx: FaithCx, bearer: Model, reach: number = LENGTH.short): void {
  for (let left = basesOf(cx.s, bearer).length; left > 0; left--) {
    const steps = closingSteps(cx, bearer, reach);
    if (steps.length === 0) return;
    const { base, to } = chosen(cx, steps);
    put(cx, base, to, 'swarm', RULE, 'forced');
  }
}

function chosen(cx: FaithCx, steps: readonly Step[]): Step {
  if (steps.length === 1) return steps[0]!;
  const [{ base }] = steps as [Step];
  const said = cx.ask('closeUp', base.controller, {
    model: base.id,
    options: steps.map(({ id }) => id),
    at: steps.map(({ to }) => to),
  });
  return steps.find(({ id }) => id === said)!;
}

/** One base that makes two parts one by itself. */
function bridges(look: Look, bases: readonly Model[], parts: Parts, reach: number): readonly Step[] {
  return bases.flatMap((base) => {
    const others = bases.filter((other) => other !== base);
    const without = partsOf(look, others);
    // Where it is a part of its own, touching any other is enough.
    const places =
      without.length < parts.length
        ? others.flatMap((other) => besideOne(base, other))
        : others.flatMap((a, i) => others.slice(i + 1).flatMap((b) => besideBoth(base, a, b)));
    return stepsFor(look, base, others, reach, places, (there) => {
      const touched = without.filter((part) => look.table.contact(there, part).length > 0).length;
      return without.length - touched + 1 < parts.length;
    });
  });
}

/** Else the smaller part comes to the larger base by base; of two as large either may. */
function joining(look: Look, parts: Parts, reach: number): readonly Step[] {
  const most = Math.max(...parts.map(({ length }) => length));
  const rank = parts.filter(({ length }) => length === most).length > 1 ? most : most - 1;
  return parts
    .filter(({ length }) => length <= rank)
    .flatMap((part) => {
      const goals = parts.filter((other) => other !== part && other.length >= part.length).flat();
      return part.flatMap((base) =>
        stepsFor(
          look,
          base,
          goals,
          reach,
          goals.flatMap((goal) => besideOne(base, goal)),
          (there) => look.table.contact(there, goals).length > 0,
        ),
      );
    });
}

/** FF-SPEC-56: no farther than its reach from others of its kind, on free ground, and no charge. */
function stepsFor(
  look: Look,
  base: Model,
  others: readonly Model[],
  reach: number,
  places: readonly Spot[],
  closes: (there: Body) => boolean,
): readonly Step[] {
  if (!others.some((other) => look.table.inRange(base, other, reach))) return [];
  const blocking = look.s.models.filter((other) => other !== base && blocksPlace(other));
  const enemies = enemiesOf(look.s, base).filter((enemy) => !look.table.touches(base, enemy));
  const gait = gaitOf(look, base);
  return [...places]
    .sort((a, b) => planLength(base, a) - planLength(base, b))
    .filter((to, i, all) => all.findIndex((one) => one.x === to.x && one.y === to.y) === i)
    .filter((to) => {
      const there = bodyAt(to, base);
      if (!legalPlace(tableOf(look.s.terrain), there, blocking, { gait })) return false;
      return closes(there) && look.table.contact(there, enemies).length === 0;
    })
    .slice(0, MOST_PLACES)
    .map((to, i) => ({ id: `${base.id}/${i + 1}`, base, to }));
}

/** The place beside another base on the straight line to it. */
function besideOne(base: Model, other: Model): readonly Spot[] {
  const far = planLength(base, other);
  if (far === 0) return [];
  const part = (far - base.radius - other.radius - TOUCHING) / far;
  return [
    onGrid({ x: base.x + part * (other.x - base.x), y: base.y + part * (other.y - base.y), z: other.z }),
  ];
}

/** The two places that touch both: where circles round them cross. */
function besideBoth(base: Model, a: Model, b: Model): readonly Spot[] {
  const [ra, rb] = [a.radius + base.radius + TOUCHING, b.radius + base.radius + TOUCHING];
  const far = planLength(a, b);
  if (far === 0 || far > ra + rb) return [];
  const along = (far * far + ra * ra - rb * rb) / (2 * far);
  const aside = Math.sqrt(Math.max(0, ra * ra - along * along));
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  return [1, -1].map((side) =>
    onGrid({ x: a.x + along * ux - side * aside * uy, y: a.y + along * uy + side * aside * ux, z: a.z }),
  );
}
