import type { Glimpse, LengthUnit } from '@vedette/engine';
import {
  type Area,
  reachOutline,
  surfacesAt,
  type Table,
  type TableData,
  tableOf,
} from '@vedette/engine/table';
import type { SeenGround } from './snapshot.ts';

/** How far apart the places are that are looked at, in the unit of the table. */
const STEP = { inch: 0.5, millimetre: 25 } as const;

interface Places {
  readonly step: number;
  readonly x: number[];
  readonly y: number[];
}

/**
 * What a figure sees of the area it is in: of the uppermost floors up to a height, or of what lies uppermost at all. Yields after every row of places,
 * so that whoever has something more urgent to do can do it.
 */
export function* seenGround(
  glimpse: Glimpse,
  terrain: TableData,
  from: { readonly x: number; readonly y: number },
  { unit, highest }: { readonly unit: LengthUnit; readonly highest: number | null },
): Generator<void, SeenGround> {
  const step = typeof unit === 'string' ? STEP[unit] : unit.toInch / 2;
  const area = areaAt(terrain, from);
  const table = tableOf(terrain);
  const slender = slenderPieces(table, 2 * step);
  const seen: Places = { step, x: [], y: [] };
  const clear: Places = { step, x: [], y: [] };
  const within = (value: number, low: number, size: number) => Math.min(low + size, Math.max(low, value));
  for (let row = Math.floor(area.y / step); row <= Math.ceil((area.y + area.depth) / step); row++) {
    for (
      let column = Math.floor(area.x / step);
      column <= Math.ceil((area.x + area.width) / step);
      column++
    ) {
      const x = within(column * step, area.x, area.width);
      const y = within(row * step, area.y, area.depth);
      const sight = glimpse.at({
        x,
        y,
        z: floorAt(table, slender, x, y, highest ?? Number.POSITIVE_INFINITY),
      });
      if (sight === 'hidden') continue;
      for (const places of sight === 'clear' ? [seen, clear] : [seen]) {
        places.x.push(column * step);
        places.y.push(row * step);
      }
    }
    yield;
  }
  return { whom: glimpse.whom, area, seen: outlined(seen, area), clear: outlined(clear, area) };
}

function areaAt({ areas, width, depth }: TableData, { x, y }: { x: number; y: number }): Area {
  const here = areas?.find(
    (area) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.depth,
  );
  return here ?? areas?.[0] ?? { x: 0, y: 0, width, depth };
}

/** Where somebody would stand: nobody stands on top of what is narrower than he is. */
function floorAt(table: Table, slender: ReadonlySet<number>, x: number, y: number, highest: number): number {
  const floors = surfacesAt(table, x, y).filter(({ z, piece }) => z <= highest && !slender.has(piece));
  return floors.at(-1)?.z ?? 0;
}

function slenderPieces({ pieces }: Table, width: number): ReadonlySet<number> {
  return new Set(pieces.flatMap(({ outline }, i) => (widthOf(outline) < width ? [i] : [])));
}

/** How narrow a gap an outline would fit through, sideways: the least distance between one of its edges and its far side. */
function widthOf(outline: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i += 2) {
    const [ax, ay] = [outline[i]!, outline[i + 1]!];
    const [bx, by] = [outline[(i + 2) % outline.length]!, outline[(i + 3) % outline.length]!];
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    let far = 0;
    for (let k = 0; k < outline.length; k += 2) {
      const off = ((outline[k]! - ax) * (by - ay) - (outline[k + 1]! - ay) * (bx - ax)) / length;
      far = Math.max(far, Math.abs(off));
    }
    least = Math.min(least, far);
  }
  return least;
}

function outlined({ step, x, y }: Places, area: Area): readonly (readonly number[])[] {
  if (x.length === 0) return [];
  const outlines = reachOutline({
    resolution: step,
    budget: Number.MAX_VALUE,
    count: x.length,
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    cost: new Float64Array(x.length),
  });
  const [east, north] = [area.x + area.width, area.y + area.depth];
  return outlines.map((outline) =>
    outline.map((value, i) =>
      i % 2 === 0 ? Math.min(east, Math.max(area.x, value)) : Math.min(north, Math.max(area.y, value)),
    ),
  );
}
