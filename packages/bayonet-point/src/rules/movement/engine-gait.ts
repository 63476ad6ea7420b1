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

/** How the table's geometry sees a figure outdoors: a path costs its length; deductions are ours (BP-MOV-04 on). */
export function engineGait({ mounted, radius }: Pick<Figure, 'mounted' | 'radius'>): Gait {
  return {
    over: 'ground',
    step: 0,
    ground: mounted ? GROUND.mounted : GROUND.foot,
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
