import type { Seat } from '@vedette/engine';
import { bodyAt, legalPlace, nearestPlace, type Spot, tableOf } from '@vedette/engine/table';
import { figure, stands, unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { onOneSide } from '../../sides.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from '../movement/gait.ts';
import { put } from '../movement/put.ts';

const ASKED = { purpose: 'mysterious-movement', rule: 'SB-EVT-10' } as const;

/** SB-EVT-10: each player, the triggering one first, exchanges two members of an opposing unit. */
export function mysteriousMovement(cx: SilverCx, seat: Seat): void {
  const others = cx.s.order.filter((other) => other !== seat);
  for (const chooser of [seat, ...others]) swapFor(cx, chooser);
}

function swapFor(cx: SilverCx, seat: Seat): void {
  const foes = cx.s.order.filter((other) => !onOneSide(cx.s, other, seat) && unitOf(cx.s, other).length >= 2);
  if (foes.length === 0) return;
  const foe =
    foes.length === 1
      ? foes[0]!
      : Number(cx.ask('chooseItem', seat, { options: foes.map(String), figure: null, ...ASKED }));
  const options = unitOf(cx.s, foe).map(({ id }) => id);
  const [first, second] = cx.ask('chooseTwo', seat, { options, min: 2, max: 2, ...ASKED });
  exchange(cx, figure(cx.s, first!), figure(cx.s, second!));
}

/** Places change, everything else stays. Nothing follows from where they are now (SB-GEN-11.R2). */
function exchange(cx: SilverCx, a: Figure, b: Figure): void {
  const from = { x: a.x, y: a.y, z: a.z };
  const to = { x: b.x, y: b.y, z: b.z };
  settleAt(cx, a, to, [a, b]);
  settleAt(cx, b, from, [b]);
}

/** The spot itself, part way up a climb too; for a base that does not fit, the nearest place (SB-GEN-11). */
function settleAt(cx: SilverCx, member: Figure, spot: Spot, moving: readonly Figure[]): void {
  const table = tableOf(cx.s.terrain);
  const others = cx.s.figures.filter((other) => stands(other) && !moving.includes(other));
  const rules = { gait: gaitOf(cx, member), hanging: true };
  const fits = legalPlace(table, bodyAt(spot, member), others, rules);
  const search = { ...rules, ring: 0.1, limit: table.width + table.depth };
  const place = fits ? spot : nearestPlace(table, member, spot, others, search);
  // A table without room for it anywhere leaves it where it is.
  if (place !== null) put(cx, member, place, 'placed', 0, 'SB-EVT-10');
}
