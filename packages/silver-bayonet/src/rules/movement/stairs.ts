import {
  along,
  atLinkEnd,
  type Link,
  type LinkWay,
  linkWaysAt,
  type Reached,
  type Spot,
  type Stretch,
  snap,
  type Table,
  type TableData,
  type Trace,
} from '@vedette/engine/table';
import { mark } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { cutAt, WHOLE_JUMPS } from './cut.ts';
import { gaitOf, STEP } from './gait.ts';

/** Marks of what a figure has paid for stairs, by link and the end it stands at. */
const PAID = 'paid:';

/** A way that ends at the foot of stairs it could not pay for, with these as the next stretch of it. */
export interface WayToStairs extends Trace {
  readonly stairs?: Stretch;
}

/** SB-OPS-09: the table with stairs as much cheaper as a figure has paid for them already. */
export function lessPaid(terrain: TableData, { marks }: Figure): TableData {
  if (terrain.links.length === 0) return terrain;
  const paid = Object.entries(marks).filter(([name]) => name.startsWith(PAID));
  if (paid.length === 0) return terrain;
  const key = JSON.stringify(paid);
  let known = reduced.get(terrain);
  if (known === undefined) {
    known = new Map();
    reduced.set(terrain, known);
  }
  let less = known.get(key);
  if (less === undefined) {
    less = withLinksPaid(terrain, paid);
    if (known.size >= MOST) known.clear();
    known.set(key, less);
  }
  return less;
}

const reduced = new WeakMap<TableData, Map<string, TableData>>();
/** Of one table: more are made anew. */
const MOST = 100;

function withLinksPaid(terrain: TableData, paid: readonly (readonly [string, number])[]): TableData {
  const links = terrain.links.map((link) => {
    const sum = paid.find(([name]) => [0, 1].some((end) => name === nameOf(link, end)))?.[1] ?? 0;
    return sum === 0 ? link : { ...link, cost: Math.max(0, snap(link.cost - sum, terrain.grid)) };
  });
  return { ...terrain, links };
}

function nameOf({ id }: Link, end: number): string {
  return `${PAID}${id}:${end}`;
}

/** Where a budget ends on a way because the stairs ahead cost more than is left; null: not at stairs. */
export function stoppedAtStairs(
  table: Table,
  mover: Figure,
  way: WayToStairs,
  budget: number,
): { readonly reached: Reached; readonly stairs: Stretch } | null {
  const reached = along(table, mover, way, budget, WHOLE_JUMPS);
  const ahead = way.stretches[reached.stretch];
  if (ahead !== undefined) return ahead.kind === 'link' ? { reached, stairs: ahead } : null;
  const { stairs } = way;
  return stairs !== undefined && isSame(stairs.from, reached.spot) ? { reached, stairs } : null;
}

/** As much of a way as leads to stairs that it cannot pay for; all of it when it can. */
export function upToStairs(table: Table, mover: Figure, way: Trace, budget: number): Trace {
  const stopped = stoppedAtStairs(table, mover, way, budget);
  return stopped === null ? way : cutAt(way, stopped.reached);
}

function isSame(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

/** SB-OPS-09: what is left of a Move or Sprint goes into the stairs, and counts on while the figure stays at this end. */
export function payForStairs(cx: SilverCx, mover: Figure, stairs: Stretch, left: number, table: Table): void {
  const sum = snap(left, table.grid);
  const way = linkWaysAt(table, gaitOf(cx, mover), mover).find(({ to }) => atLinkEnd(to, stairs.to, STEP));
  if (way === undefined || sum <= 0) return;
  const name = nameOf(way.link, endOf(way));
  const paid = snap(mark(mover, name) + sum, table.grid);
  mover.marks[name] = paid;
  const { activation } = cx.s;
  if (activation?.figure === mover.id) activation.distance = snap(activation.distance + sum, table.grid);
  cx.emit({ type: 'onStairs', rule: 'SB-OPS-09', figure: mover.id, link: way.link.id, paid });
}

function endOf({ link, from }: LinkWay): number {
  return link.ends.findIndex(({ x, y, z }) => x === from.x && y === from.y && z === from.z);
}

/** SB-OPS-09: whoever is no longer at the end of the stairs has paid for nothing. */
export function forgetStairs({ s }: Look, figure: Figure): void {
  if (s.terrain.links.length === 0) return;
  for (const name of Object.keys(figure.marks)) {
    if (!name.startsWith(PAID)) continue;
    const still = s.terrain.links.some((link) =>
      link.ends.some((end, i) => name === nameOf(link, i) && atLinkEnd(end, figure, STEP)),
    );
    if (!still) delete figure.marks[name];
  }
}
