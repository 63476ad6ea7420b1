import { gap } from '@vedette/engine/table';
import { mm } from '../data/distances.ts';
import { figure, onTable, unit } from '../figures.ts';
import { near } from '../near.ts';
import { areasAt, ground, isBuilding, pieceNamed, TOUCH, typeOf } from '../rules/ground/pieces.ts';
import { capacityOf } from '../rules/movement/obstacles/buildings.ts';
import type { BayonetPointState, Contact, Figure } from '../state.ts';

/** Rounding to the grid may bring two bases closer by a step or two. */
const HAIR = 0.3;

/** What must hold at every boundary. */
export function invariants(s: BayonetPointState): readonly string[] {
  const broken: string[] = [];
  for (const f of s.figures) if (onTable(f)) broken.push(...figureProblems(s, f));
  for (const u of s.units) {
    if (u.pursues !== null && unit(s, u.pursues).flight === null)
      broken.push(`${u.name} pursues nobody who runs.`);
    if (u.flight === null && u.members.some((id) => figure(s, id).fleeing))
      broken.push(`${u.name} runs without flight.`);
  }
  // BP-INI-02: nobody is picked, and so nobody acts, twice in a turn.
  s.picked.forEach((id, i) => {
    if (s.picked.indexOf(id) !== i) broken.push(`${unit(s, id).name} was called on twice.`);
    if (unit(s, id).test === 'untested') broken.push(`${unit(s, id).name} was called on and forgotten.`);
  });
  for (const contact of s.contacts) broken.push(...contactProblems(s, contact));
  broken.push(...horseProblems(s), ...houseProblems(s));
  return broken;
}

/** BP-MEL-01, BP-CHG-14: base to base, or over the obstacle between them. */
function contactProblems(s: BayonetPointState, { a, b, across, held }: Contact): string[] {
  const [x, y] = [figure(s, a), figure(s, b)];
  const broken: string[] = [];
  for (const f of [x, y]) if (!onTable(f)) broken.push(`${f.name} fights from beyond the table.`);
  if (x.side === y.side) broken.push(`${x.name} fights his friend ${y.name}.`);
  if (across === null && gap(x, y) > TOUCH + HAIR) broken.push(`${x.name} fights ${y.name} from afar.`);
  if (across !== null && pieceNamed(ground(s), across) < 0) broken.push(`${x.name} fights over nothing.`);
  if (held !== null && held !== a && held !== b) broken.push(`${held} holds what he is not at.`);
  return broken;
}

/** BP-CAV-17: every loose horse waits for a man on foot who may come back to it. */
function horseProblems(s: BayonetPointState): string[] {
  const broken: string[] = [];
  s.horses.forEach(({ id, rider, troops, side }, i) => {
    const f = figure(s, rider);
    if (s.horses.findIndex((other) => other.id === id) !== i) broken.push(`Two horses are called ${id}.`);
    if (s.horses.findIndex((other) => other.rider === rider) !== i) broken.push(`${f.name} has two horses.`);
    if (f.mounted || f.fleeing || !onTable(f)) broken.push(`${id} waits in vain for ${f.name}.`);
    if (f.troops !== troops || f.side !== side) broken.push(`${id} is not of ${f.name}'s arm.`);
  });
  return broken;
}

/** BP-MOV-08, BP-GEN-16: indoors are those who are, on foot, and no more than fit. */
function houseProblems(s: BayonetPointState): string[] {
  const table = ground(s);
  const guests = new Map<string, number>();
  const broken: string[] = [];
  for (const f of s.figures) {
    if (!onTable(f)) continue;
    const houses = areasAt(table, f.x, f.y).filter((p) => isBuilding(typeOf(table, p)));
    const here = houses.map((p) => table.pieces[p]!.id);
    if (f.inside === null ? here.length > 0 : !here.includes(f.inside))
      broken.push(`${f.name} is not where his house is.`);
    if (f.inside === null) continue;
    if (f.mounted) broken.push(`${f.name} rides indoors.`);
    guests.set(f.inside, (guests.get(f.inside) ?? 0) + 1);
  }
  for (const [id, count] of guests) {
    if (count > capacityOf(s, pieceNamed(table, id))) broken.push(`${count} are crammed into ${id}.`);
  }
  return broken;
}

function figureProblems(s: BayonetPointState, f: Figure): string[] {
  const broken: string[] = [];
  const { width, depth } = s.terrain;
  if (
    f.x < f.radius - HAIR ||
    f.y < f.radius - HAIR ||
    f.x > width - f.radius + HAIR ||
    f.y > depth - f.radius + HAIR
  )
    broken.push(`${f.name} hangs over the edge at ${f.x}, ${f.y}.`);
  for (const other of near(s, f.x, f.y, f.radius)) {
    if (other.id <= f.id) continue;
    const apart = Math.sqrt((f.x - other.x) * (f.x - other.x) + (f.y - other.y) * (f.y - other.y));
    if (apart < f.radius + other.radius - HAIR) broken.push(`${f.name} stands in ${other.name}.`);
  }
  if (f.wounds > 1) broken.push(`${f.name} walks with ${f.wounds} wounds.`);
  if (!f.mounted && (f.gait !== 'halt' || f.horseWounds > 0)) broken.push(`${f.name} gallops on foot.`);
  if (f.radius !== mm(s, f.mounted ? 'mounted-base' : 'foot-base') / 2)
    broken.push(`${f.name} is on the wrong base.`);
  if (f.fleeing && f.pursuing) broken.push(`${f.name} runs both ways.`);
  return broken;
}
