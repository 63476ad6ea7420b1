import type { Refusal, Said } from '@vedette/engine';
import { overlaps, placeRefusal } from '@vedette/engine/table';
import { onTable } from './figures.ts';
import type { Position } from './position-document.ts';
import { say } from './refusals.ts';
import { standsOnAnimal } from './rules/animals/animal.ts';
import { toOutline } from './rules/ground/outline.ts';
import { areasAt, ground, isBuilding, pieceNamed, TOUCH, typeOf } from './rules/ground/pieces.ts';
import { engineGait } from './rules/movement/engine-gait.ts';
import type { BayonetPointState, Figure } from './state.ts';

/** Why a figure cannot have been meant to stand there. */
interface Strange extends Said {
  readonly code: string;
  readonly rule: string;
}

/**
 * Figures where none can stand. Indoors where there is no such house nobody can be played on from, so that is never
 * allowed; the rest is, for trials, with `anyway`.
 */
export function placeProblems({ units, anyway }: Position, s: BayonetPointState): readonly Refusal[] {
  const paths = units.flatMap((u, i) => u.figures.map((_, j) => `/units/${i}/figures/${j}`));
  return s.figures.flatMap((f, n) => {
    const homeless = noHouse(s, f);
    if (homeless !== null) return [{ ...homeless, path: `${paths[n]}/inside` }];
    const strange = anyway || !onTable(f) ? null : (offTable(s, f) ?? inTerrain(s, f) ?? onSomebody(s, f, n));
    return strange === null ? [] : [{ ...strange, path: paths[n]! }];
  });
}

/** BP-MOV-08 */
function noHouse(s: BayonetPointState, { id, inside }: Figure): Strange | null {
  const table = ground(s);
  if (inside === null) return null;
  const p = pieceNamed(table, inside);
  if (p >= 0 && isBuilding(typeOf(table, p))) return null;
  const said = say('position.inside', { id, inside });
  return { code: 'position.inside', rule: 'BP-MOV-08', ...said };
}

function offTable({ terrain: { width, depth } }: BayonetPointState, f: Figure): Strange | null {
  const { id, x, y, radius } = f;
  const within = (at: number, far: number) => at >= radius - TOUCH && at <= far - radius + TOUCH;
  if (within(x, width) && within(y, depth)) return null;
  const said = say('position.off-table', { id, x, y, width, depth });
  return { code: 'position.off-table', rule: 'BP-GEN-15', ...said };
}

function inTerrain(s: BayonetPointState, f: Figure): Strange | null {
  const table = ground(s);
  const [code, rule] = ['position.in-terrain', 'BP-GEN-16'];
  if (f.inside !== null) {
    const home = pieceNamed(table, f.inside);
    const indoors = areasAt(table, f.x, f.y).includes(home) && toOutline(table, home, f) >= f.radius - TOUCH;
    const said = say('position.not-inside', { id: f.id, inside: f.inside, x: f.x, y: f.y });
    return indoors ? null : { code, rule, ...said };
  }
  const house = areasAt(table, f.x, f.y).find((p) => isBuilding(typeOf(table, p)));
  if (house !== undefined) {
    const name = table.pieces[house]!.id;
    const said = say('position.say-inside', { id: f.id, name });
    return { code, rule, ...said };
  }
  if (placeRefusal(table, f, [], { gait: engineGait(f), overlap: TOUCH }) !== 'side') return null;
  return { code, rule, ...say('position.in-terrain', { id: f.id, x: f.x, y: f.y }) };
}

/** BP-GEN-15, BP-SCN-16: whom or what it shares its place with, of those listed before it. */
function onSomebody(s: BayonetPointState, f: Figure, n: number): Strange | null {
  const other = s.figures.slice(0, n).find((one) => onTable(one) && overlaps(f, one, TOUCH));
  if (other === undefined && !standsOnAnimal(s, f, f)) return null;
  return {
    code: 'position.overlap',
    rule: 'BP-GEN-15',
    ...say('position.overlap', { id: f.id, other: other?.id ?? null }),
  };
}
