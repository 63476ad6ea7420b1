import type { TableData } from '@vedette/engine/table';
import type { Attribute, Look } from '../game.ts';
import { getsAtFromWater } from '../rules/movement/from-water.ts';
import { BANK, isOpen, LAND, type Waters, watersOf } from '../rules/movement/waters.ts';
import type { Figure } from '../state.ts';

/** SB-ATT-56: lives in water and never leaves it. */
export const aquatic: Attribute = {
  id: 'aquatic',
  rule: 'SB-ATT-56',
  order: 1,
  on: {
    gait: (gait) => ({
      ...gait,
      ignores: [...gait.ignores, 'water'],
      ground: { ...gait.ground, [LAND]: Number.POSITIVE_INFINITY },
      climbs: [],
      jump: null,
    }),
    terrain: (terrain, _, __, bearer) => watersFor(terrain, bearer).table,
    candidates(soldiers, _, look, bearer) {
      const reachable = soldiers.filter((soldier) => canGetAt(look, bearer, soldier));
      return reachable.length > 0 ? reachable : soldiers;
    },
  },
};

/** The waters it keeps to; one that was laid out too near a bank, or on land, is not held fast there. */
function watersFor(terrain: TableData, bearer: Figure): Waters {
  const { radius } = bearer;
  const waters = watersOf(terrain, radius + BANK);
  if (isOpen(waters, bearer)) return waters;
  const wider = watersOf(terrain, Math.max(0, radius - BANK));
  return isOpen(wider, bearer) ? wider : waters;
}

/** SB-ATT-56.R1: from some place in the water it could touch or lunge at this soldier. */
function canGetAt(look: Look, bearer: Figure, soldier: Figure): boolean {
  return getsAtFromWater(look, bearer, soldier, look.modify('lungeReach', bearer, 0));
}
