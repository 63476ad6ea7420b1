import type { Gait, TableData } from '@vedette/engine/table';
import { openingOf } from '../../data/bases.ts';
import { DOUBLE, JUMP_DOWN, LOW_OBSTACLE, STEP_HEIGHT } from '../../data/play.ts';
import type { Look } from '../../game.ts';
import type { SilverBayonetOptions } from '../../options.ts';
import type { Figure } from '../../state.ts';
import { ignoredFlag } from '../setup/terrain.ts';

const NEVER = Number.POSITIVE_INFINITY;
const NOTHING: readonly string[] = [];
/** SB-GEN-10.R3. */
export const STEP = STEP_HEIGHT;
/** SB-MOV-07. */
const GROUND = { difficult: DOUBLE, impassable: NEVER };
/** SB-MOV-19. */
const LEAP = { upTo: JUMP_DOWN, cost: 1 };
/** SB-CAV-06, SB-MOV-18.R1. */
const MOUNTED_JUMP = LOW_OBSTACLE;

/** SB-MOV-02 to -08, -16 to -19, SB-CAV-03 to -06: how a figure moves before attributes, and after. */
export function gaitOf(look: Look, figure: Figure): Gait {
  const { options, terrain } = look.s;
  const ignores = ignoredBy(terrain, figure);
  const plain = footGait(options, figure.radius);
  const foot = ignores.length === 0 ? plain : { ...plain, ignores };
  const gait = figure.mounted ? mounted(foot, options['mounted-in-structures']) : foot;
  const own = look.modify('gait', figure, gait);
  return own === plain ? plain : writtenOut(own);
}

/** The same in the form that all gaits have, however it came about: the table reads them all the time. */
function writtenOut(gait: Gait): Gait {
  return {
    over: gait.over,
    step: gait.step,
    ground: gait.ground,
    ignores: gait.ignores,
    barred: gait.barred,
    stacks: gait.stacks,
    climb: gait.climb,
    descend: gait.descend,
    traverse: gait.traverse,
    climbs: gait.climbs,
    leap: gait.leap,
    jump: gait.jump,
    clearance: gait.clearance,
    margin: gait.margin,
  };
}

const footGaits = new WeakMap<SilverBayonetOptions, Map<number, Gait>>();

/** Of everybody with such a base: asked for often, so that it is made once a match. */
function footGait(options: SilverBayonetOptions, radius: number): Gait {
  let known = footGaits.get(options);
  if (known === undefined) {
    known = new Map();
    footGaits.set(options, known);
  }
  let gait = known.get(radius);
  if (gait === undefined) {
    gait = newFootGait(options, radius);
    known.set(radius, gait);
  }
  return gait;
}

function newFootGait(options: SilverBayonetOptions, radius: number): Gait {
  return {
    over: 'ground',
    step: STEP,
    ground: GROUND,
    ignores: NOTHING,
    barred: NOTHING,
    stacks: options['doubling-stacks'],
    climb: DOUBLE,
    descend: DOUBLE,
    traverse: DOUBLE,
    climbs: null,
    leap: LEAP,
    jump: { cost: DOUBLE, height: options['jump-height'] },
    // Men turn sideways.
    clearance: openingOf(radius, options) / 2,
    margin: radius,
  };
}

const flagsOf = new WeakMap<TableData, ReadonlySet<string>>();

/** SB-OPS-05: flags of pieces whose ground is open to this figure; nothing where no piece names its kind. */
function ignoredBy(terrain: TableData, { side, type }: Figure): readonly string[] {
  if (side !== null) return NOTHING;
  const flags = flagsOf.get(terrain) ?? new Set(terrain.pieces.flatMap((piece) => piece.flags));
  flagsOf.set(terrain, flags);
  const flag = ignoredFlag(type);
  return flags.has(flag) ? [flag] : NOTHING;
}

/** SB-CAV-05, SB-CAV-06: no climbing, low jumps, no structures. */
function mounted(foot: Gait, structures: boolean): Gait {
  return {
    ...foot,
    climb: NEVER,
    descend: NEVER,
    traverse: NEVER,
    climbs: [],
    jump: { cost: DOUBLE, height: MOUNTED_JUMP },
    barred: structures ? ['no-mounted'] : ['structure', 'no-mounted'],
  };
}
