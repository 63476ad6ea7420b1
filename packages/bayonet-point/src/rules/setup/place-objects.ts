import { snap } from '@vedette/engine/table';
import type { PointCx } from '../../game.ts';
import type { OperationOf } from '../../scenario/format/operation.ts';
import { layoutIn, millimetres } from '../../scenario/story/distance.ts';
import { amountOf } from '../../scenario/story/number.ts';
import { playable } from '../../scenario/story/playable.ts';
import { GRID, southing } from '../ground/terrain.ts';

/** BP-SCN-11: in files from west to east, the middle of them all at the given place. */
export function placeObjects(cx: PointCx, operation: OperationOf<'place-objects'>): void {
  const { s } = cx;
  const { object: of, at, files, spacing, fileSpacing } = operation;
  const object = playable(s).objects!.find(({ id }) => id === of)!;
  const layout = layoutIn(s);
  const n = Math.max(0, amountOf(cx, operation.n));
  const deep = Math.ceil(n / files);
  for (let i = 0; i < n; i++) {
    const x = at[0] - (spacing / 2) * (deep - 1) + spacing * Math.floor(i / files);
    const y = at[1] - (fileSpacing / 2) * (files - 1) + fileSpacing * (i % files);
    s.animals.push({
      id: `${of}-${s.animals.length + 1}`,
      object: of,
      x: snap(x * layout.factor, GRID),
      y: southing(layout, y),
      radius: millimetres(s, object.base) / 2,
      leader: null,
      taken: null,
    });
  }
  cx.emit({ type: 'objectsPlaced', rule: 'BP-SCN-11', name: object.name, count: n });
}
