import { type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { standing, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { deploymentBoard } from '../../scenario/deployment/deployment-area.ts';
import { harm } from '../damage/harm.ts';
import { distanceToPoint } from '../measuring.ts';

const RULE = 'SB-GEN-19';

/** What a scenario can change about guns beyond the table. */
interface Bombardment {
  /** Inches of the shell within which a figure is in danger. */
  readonly within: number;
  /** A die of this or more, and it is hurt. */
  readonly hitsOn: number;
  /** Faces of the die of damage. */
  readonly damage: number;
}

/** SB-GEN-19.R1. */
const BY_DEFAULT: Bombardment = { within: 3, hitsOn: 6, damage: 10 };

/**
 * SB-GEN-19: a shell from beyond the table, for scenarios: it falls on a random point, and every figure near it may be
 * hurt. No attack, credited to nobody (SB-EVT-06.R2).
 */
export function bombardment(cx: SilverCx, { within, hitsOn, damage }: Bombardment = BY_DEFAULT): void {
  const spot = randomPoint(cx);
  const inDanger = standing(cx.s).filter((figure) => distanceToPoint(figure, spot) <= within);
  for (const figure of inDanger) {
    if (cx.s.ended !== null) return;
    if (!stands(figure)) continue;
    const die = cx.roll(10, 'whether a shell hits');
    const hit = die >= hitsOn;
    cx.emit({ type: 'endangered', rule: RULE, figure: figure.id, die, hit });
    if (hit) harm(cx, figure, cx.roll(damage, 'the damage of a shell'), 'bombardment', RULE);
  }
}

/** Any point alike (SB-GEN-02) of the table, or of the board that units deploy on; on the highest ground there. */
function randomPoint(cx: SilverCx): Spot {
  const table = tableOf(cx.s.terrain);
  const { west, south, east, north } = deploymentBoard(cx.s);
  const along = (from: number, to: number) =>
    snap(
      from + (cx.roll(Math.round((to - from) * table.grid) + 1, 'where a shell falls') - 1) / table.grid,
      table.grid,
    );
  const x = along(west, east);
  const y = along(south, north);
  const z = Math.max(0, ...surfacesAt(table, x, y).map((surface) => surface.z));
  cx.emit({ type: 'shellFell', rule: RULE, x, y, z });
  return { x, y, z };
}
