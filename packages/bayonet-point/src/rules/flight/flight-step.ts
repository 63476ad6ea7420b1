import { gap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { FLEE_MOVES, FLEE_MOVES_OF_TURNS } from '../../data/outcomes.ts';
import { able, areEnemies, members, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { near } from '../../near.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { endIfDecided } from '../ending/ending.ts';
import { sightLine } from '../ground/sight-line.ts';
import { rallies } from '../morale/morale.ts';
import { settleMorale } from '../morale/settle.ts';
import { fleeMove } from './flee.ts';
import { followOn } from './pursuit.ts';

/** BP-MOR-13: steps 2 and 5. */
export function flightStep(cx: PointCx): void {
  const { s } = cx;
  const running = s.units.filter(({ flight }) => flight !== null);
  running.sort(
    (a, b) => Number(b.side === s.first) - Number(a.side === s.first) || a.flight!.number - b.flight!.number,
  );
  for (const u of running) {
    if (s.ended !== null) return;
    if (u.flight === null) continue;
    fleeMove(cx, u);
    for (const hunter of s.units) if (hunter.pursues === u.id) followOn(cx, hunter, u);
    endIfDecided(cx);
    if (s.ended === null) rally(cx, u);
  }
  settleMorale(cx);
}

/** BP-MOR-15 to -17 */
function rally(cx: PointCx, u: Unit): void {
  const { s } = cx;
  const { flight } = u;
  if (flight === null || flight.final || !mayRally(s, u)) return;
  if (cx.ask('rally', u.side, { unit: u.id, options: ['rally', 'run-on'] }) === 'run-on') return;
  if (!rallies(cx, u)) return;
  u.flight = null;
  for (const f of members(s, u)) f.fleeing = false;
  cx.emit({ type: 'rallied', rule: 'BP-MOR-16', unit: u.id });
}

function mayRally(s: BayonetPointState, u: Unit): boolean {
  const least = s.options['rout-minimum'] === 'game-turns' ? FLEE_MOVES_OF_TURNS : FLEE_MOVES;
  if (u.flight === null || u.flight.moves < least) return false;
  if (s.units.some(({ pursues }) => pursues === u.id)) return false;
  const fleers = members(s, u).filter((f) => onTable(f) && f.fleeing && f.down === 0);
  return fleers.length > 0 && !fleers.some((f) => enemyUpon(s, f));
}

/** BP-MOR-16: an able enemy in line of sight, too near to stop and turn. */
function enemyUpon(s: BayonetPointState, f: Figure): boolean {
  const within = mm(s, 'rally-enemy');
  return near(s, f.x, f.y, within + f.radius).some(
    (other) => areEnemies(f, other) && able(other) && gap(f, other) <= within && sightLine(s, f, other),
  );
}
