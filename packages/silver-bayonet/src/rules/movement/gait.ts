import type { Gait } from '@vedette/engine/table';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';

const NEVER = Number.POSITIVE_INFINITY;
/** SB-GEN-10.R3. */
export const STEP = 0.25;
/** SB-MOV-19. */
const LEAP = 3;
/** SB-CAV-06, SB-MOV-18.R1. */
const MOUNTED_JUMP = 0.5;

/** SB-MOV-02.R2, SB-MON-03.R2: half the narrowest opening a base passes; men turn sideways. */
function clearanceOf(radius: number): number {
  if (radius <= 0.6) return 0.375;
  if (radius <= 0.8) return 0.625;
  return radius <= 1 ? 0.875 : 1.125;
}

/** SB-MOV-02 to -08, -16 to -19, SB-CAV-03 to -06: how a figure moves before attributes, and after. */
export function gaitOf(look: Look, figure: Figure): Gait {
  const { options } = look.s;
  const foot: Gait = {
    over: 'ground',
    step: STEP,
    ground: { difficult: 2, impassable: NEVER },
    ignores: [],
    barred: [],
    stacks: options['doubling-stacks'],
    climb: 2,
    descend: 2,
    traverse: 2,
    climbs: null,
    leap: { upTo: LEAP, cost: 1 },
    jump: { cost: 2, height: options['jump-height'] },
    clearance: clearanceOf(figure.radius),
    margin: figure.radius,
  };
  const gait = figure.mounted ? mounted(foot, options['mounted-in-structures']) : foot;
  return look.modify('gait', figure, gait, { figure: figure.id });
}

/** SB-CAV-05, SB-CAV-06: no climbing, low jumps, no structures. */
function mounted(foot: Gait, structures: boolean): Gait {
  return {
    ...foot,
    climb: NEVER,
    descend: NEVER,
    traverse: NEVER,
    climbs: [],
    jump: { cost: 2, height: MOUNTED_JUMP },
    barred: structures ? ['no-mounted'] : ['structure', 'no-mounted'],
  };
}
