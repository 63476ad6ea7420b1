import type { Gait } from '@vedette/engine/table';
import { TERRAIN_TYPES } from '../../data/terrain.ts';
import type { Figure } from '../../state.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** BP-GEN-16: ground nobody of this kind may enter by an ordinary move. Solid pieces bar the way by themselves. */
function barred(kind: 'foot' | 'mounted'): Readonly<Record<string, number>> {
  return Object.fromEntries(
    TERRAIN_TYPES.filter((type) => type[kind] === 'barred').map(({ id }) => [id, NEVER]),
  );
}

const GROUND = { foot: barred('foot'), mounted: barred('mounted') };

/** By radius: there are two bases to a scale. */
const KNOWN = { foot: new Map<number, Gait>(), mounted: new Map<number, Gait>() };

/** How the table's geometry sees a figure outdoors: a path costs its length; deductions are ours (BP-MOV-04 on). */
export function engineGait({ mounted, radius }: Pick<Figure, 'mounted' | 'radius'>): Gait {
  const kind = mounted ? 'mounted' : 'foot';
  let gait = KNOWN[kind].get(radius);
  if (gait === undefined) {
    gait = gaitOf(kind, radius);
    KNOWN[kind].set(radius, gait);
  }
  return gait;
}

function gaitOf(kind: 'foot' | 'mounted', radius: number): Gait {
  return {
    over: 'ground',
    step: 0,
    ground: GROUND[kind],
    ignores: [],
    barred: [],
    stacks: false,
    climb: NEVER,
    descend: NEVER,
    traverse: NEVER,
    climbs: [],
    leap: null,
    jump: null,
    clearance: radius,
    margin: radius,
  };
}
