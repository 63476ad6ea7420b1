import type { PointCx } from '../../game.ts';
import type { OperationOf } from '../../scenario/format/operation.ts';
import { layoutIn } from '../../scenario/story/distance.ts';
import { playable } from '../../scenario/story/playable.ts';
import { type TerrainDocument, tableFrom } from '../ground/terrain.ts';
import { D10 } from '../test/test.ts';

type Dice = OperationOf<'dice-terrain'>;
type Row = Dice['rows'][number];

/** BP-DIG-03: a die for each part of the table, west to east, the north row first; something in its middle or nothing. */
export function diceTerrain(cx: PointCx, { columns, lines, rows, die = D10 }: Dice): void {
  const { s } = cx;
  const { boards, terrain: fixed = [] } = playable(s);
  const { width, height } = boards[0]!;
  const pieces: TerrainDocument[] = [];
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      const face = cx.roll(die);
      const row = rows.find(({ range: [from, to] }) => from <= face && face <= to);
      if (row?.type === undefined) continue;
      const [x, y] = [((column + 0.5) * width) / columns, ((line + 0.5) * height) / lines];
      const shape = shapeOf(cx, row, x, y);
      if (shape === null) continue;
      const { type, level } = row;
      const id = `${type}-${pieces.length + 1}`;
      pieces.push({ id, type, shape, ...(level === undefined ? {} : { level }) });
    }
  }
  s.terrain = tableFrom(layoutIn(s), [...fixed, ...pieces]);
  cx.emit({ type: 'terrain', rule: 'BP-DIG-03', pieces: pieces.length });
}

/** BP-DIG-03: a second die for what is long and thin: odd east and west, even north and south. */
function shapeOf(
  cx: PointCx,
  { size, radius, length }: Row,
  x: number,
  y: number,
): TerrainDocument['shape'] | null {
  if (radius !== undefined) return { circle: [x, y, radius] };
  if (size !== undefined) return { rect: [x - size[0] / 2, y - size[1] / 2, ...size] };
  if (length === undefined) return null;
  const half = length / 2;
  const [dx, dy] = cx.roll(D10) % 2 === 1 ? [half, 0] : [0, half];
  return {
    line: [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ],
  };
}
