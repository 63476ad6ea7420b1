import { stands } from '../../../figures.ts';
import type { SilverCx } from '../../../game.ts';
import { nearestFooting } from '../../../rules/movement/nearest-footing.ts';
import { put } from '../../../rules/movement/put.ts';
import { turnedInto } from '../../../rules/setup/terrain.ts';
import type { Figure } from '../../../state.ts';
import { FARTHEST, footingsAt } from '../settle.ts';
import { atTable } from './operation.ts';

/** Ground that changes: a wall falls, a magazine is gone. Who stood on it or is now in its way is set down beside. */
export const wreck = atTable<'wreck'>((cx, { terrain: name, leaves }) => {
  const { s } = cx;
  const gone = (s.scenario.terrain ?? []).filter(({ id, group }) => id === name || group === name);
  const ids = gone.map(({ id }) => id);
  const { pieces } = s.terrain;
  if (!pieces.some(({ id }) => ids.includes(id))) return false;
  const left = pieces.flatMap((piece) => {
    if (!ids.includes(piece.id)) return [piece];
    return leaves === undefined ? [] : [turnedInto(piece, leaves, s.scenario.terrainTypes)];
  });
  s.terrain = { ...s.terrain, pieces: left };
  cx.emit({ type: 'wrecked', rule: 'SB-OPS-05', piece: name });
  for (const figure of s.figures) if (stands(figure)) setDown(cx, figure);
  return true;
});

/** SB-GEN-11: whoever has no footing where he is gets the nearest. */
function setDown(cx: SilverCx, figure: Figure): void {
  const here = footingsAt(cx, figure, figure);
  if (here.some(({ z }) => z === figure.z)) return;
  const below = here.filter(({ z }) => z <= figure.z).at(-1);
  const spot = below ?? nearestFooting(cx, figure, { x: figure.x, y: figure.y, z: 0 }, FARTHEST);
  if (spot !== null) put(cx, figure, spot, 'placed', 0, 'SB-GEN-11');
}
