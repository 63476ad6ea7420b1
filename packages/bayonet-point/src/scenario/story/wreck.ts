import { gap } from '@vedette/engine/table';
import { figure, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { ground, isBuilding, pieceNamed, TOUCH, typeOf } from '../../rules/ground/pieces.ts';
import { nearestStand, standable } from '../../rules/ground/place.ts';
import { tableFrom } from '../../rules/ground/terrain.ts';
import { loosen } from '../../rules/melee/contact.ts';
import { moveTo } from '../../rules/movement/put.ts';
import type { BayonetPointState, Contact } from '../../state.ts';
import type { OperationOf } from '../format/operation.ts';
import { layoutIn } from './distance.ts';
import { playable } from './playable.ts';

/** BP-SCN-06, BP-GEN-16: a piece or a group is no more, or something else lies where it stood. */
export function wreck(cx: PointCx, { terrain: name, leaves }: OperationOf<'wreck'>): void {
  const { s } = cx;
  const drawn = (playable(s).terrain ?? []).filter(({ id, group }) => id === name || group === name);
  const layout = layoutIn(s);
  const gone = new Set(tableFrom(layout, drawn).pieces.map(({ id }) => id));
  const { pieces } = s.terrain;
  if (!pieces.some(({ id }) => gone.has(id))) return;
  // It lies where the old lay, and is nothing else of what that was.
  const left =
    leaves === undefined
      ? []
      : drawn.map((piece) => ({ ...piece, type: leaves, level: undefined, open: undefined }));
  s.terrain = {
    ...s.terrain,
    pieces: [...pieces.filter(({ id }) => !gone.has(id)), ...tableFrom(layout, left).pieces],
  };
  cx.emit({ type: 'wrecked', rule: playable(s).rule ?? 'BP-SCN-06', piece: name });
  loseWalls(s);
  makeRoom(cx);
}

/** BP-MOV-08, BP-CHG-14: nobody is in a house or fights over a wall that is gone. */
function loseWalls(s: BayonetPointState): void {
  const table = ground(s);
  for (const f of s.figures) {
    const house = f.inside === null ? -1 : pieceNamed(table, f.inside);
    if (house < 0 || !isBuilding(typeOf(table, house))) f.inside = null;
  }
  s.contacts = s.contacts.map(
    (contact): Contact =>
      contact.across === null || pieceNamed(table, contact.across) >= 0
        ? contact
        : { ...contact, across: null, held: null },
  );
  for (const { a, b } of s.contacts) if (gap(figure(s, a), figure(s, b)) > TOUCH) loosen(s, figure(s, a));
}

/** Whom the new ground has no room for stands beside it. */
function makeRoom(cx: PointCx): void {
  const { s } = cx;
  const farthest = s.terrain.width + s.terrain.depth;
  for (const f of s.figures) {
    const wish = { figure: f, inside: f.inside, keepOff: false };
    if (!onTable(f) || standable(s, wish, f)) continue;
    const spot = nearestStand(s, wish, f, farthest);
    if (spot !== null) moveTo(cx, f, spot, 'shift', 'halt', 'BP-GEN-16');
  }
}
