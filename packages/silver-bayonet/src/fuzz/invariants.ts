import { distanceToEdge, overlaps, snap, tableOf } from '@vedette/engine/table';
import { item } from '../data/armoury/armoury.ts';
import { BODIES } from '../data/bases.ts';
import { standing } from '../figures.ts';
import { looking } from '../hooks.ts';
import { entryOf } from '../kit.ts';
import { maximumHealth } from '../rules/damage/heal.ts';
import { hasRoom } from '../rules/movement/could-stop.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import type { Figure, Gear, SilverBayonetState } from '../state.ts';
import { objectInvariants } from './object-invariants.ts';

const MOST_TOKENS = 2;

/** What must hold at every boundary. */
export function invariants(s: SilverBayonetState): readonly string[] {
  const bodies = standing(s).map(asItFits);
  return [
    ...poolProblems(s),
    ...turnProblems(s),
    ...s.figures.flatMap((figure) => sheetProblems(figure)),
    ...bodies.flatMap((figure) => placeProblems(s, figure, bodies)),
    ...objectInvariants(s),
  ];
}

/** SB-FATE-01. */
function poolProblems({ pools }: SilverBayonetState): readonly string[] {
  return pools.flatMap((pool, seat) =>
    [pool.power, pool.skill, pool.monster].every(isCount) ? [] : [`Seat ${seat} owes fate dice.`],
  );
}

/** SB-TURN-01, SB-TURN-13. */
function turnProblems({ order, sides, owed, figures }: SilverBayonetState): readonly string[] {
  const broken: string[] = [];
  if (new Set(order).size < order.length || order.some((seat) => sides[seat] === undefined))
    broken.push(`The order is ${order.join()}.`);
  if (!isCount(owed)) broken.push(`${owed} activations are owed.`);
  if (new Set(figures.map(({ id }) => id)).size < figures.length) broken.push('Two figures share a name.');
  return broken;
}

/** SB-GEN-16, SB-MEL-12: Health and tokens; SB-LOAD-01: what is loaded. */
function sheetProblems(figure: Figure): readonly string[] {
  const broken: string[] = [];
  const { name, health, fatigue, gear } = figure;
  if (figure.standing === 'standing' && health <= 0) broken.push(`${name} stands with ${health} Health.`);
  if (figure.standing === 'down' && health !== 0) broken.push(`${name} is down with ${health} Health.`);
  if (!Number.isInteger(health) || health > maximumHealth(figure))
    broken.push(`${name} has ${health} Health.`);
  if (!isCount(fatigue) || fatigue > MOST_TOKENS) broken.push(`${name} has ${fatigue} tokens.`);
  if (gear.some(wronglyLoaded)) broken.push(`${name} has something loaded that cannot be.`);
  return broken;
}

function wronglyLoaded({ item: id, loaded, state }: Gear): boolean {
  return loaded && (state === 'lost' || item(id).shot === undefined);
}

/** SB-SOL-27.R4: another form is taller for sight and contact, and never displaces anyone. */
function asItFits(figure: Figure): Figure {
  if (entryOf(figure, 'form') === null) return figure;
  return { ...figure, height: Math.min(figure.height, BODIES.foot.height) };
}

/** SB-GEN-06, SB-GEN-10.R4, SB-MOV-02: on the table, on the grid, where there is room, and on nobody else's base. */
function placeProblems(s: SilverBayonetState, figure: Figure, bodies: readonly Figure[]): readonly string[] {
  const broken: string[] = [];
  const { name, x, y, z } = figure;
  const { grid } = s.terrain;
  const hair = 1 / grid;
  const look = looking(s);
  const place = `${x}, ${y}, ${z}`;
  if (![x, y, z].every((value) => Number.isFinite(value) && snap(value, grid) === value))
    broken.push(`${name} is off the grid at ${place}.`);
  if (distanceToEdge(tableOf(s.terrain), figure) < -hair)
    broken.push(`${name} hangs over the table's edge at ${place}.`);
  for (const other of bodies) {
    if (other.id > figure.id && overlaps(figure, other, hair))
      broken.push(`${name} stands in ${other.name}.`);
  }
  if (!hasRoom(groundOf(look, figure), gaitOf(look, figure), figure))
    broken.push(`${name} cannot be at ${place}.`);
  return broken;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
