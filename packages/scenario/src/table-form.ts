import type { Refusal } from '@vedette/engine';
import { type TableData, tableProblems } from '@vedette/engine/table';
import { z } from 'zod';

/** A table inside a state: its form. Its measures are `tableProblems`' and the ruleset's. */
const name = z.string().max(200);
/** No table is as large as this in any unit. */
const coordinate = z.number().min(-10_000).max(10_000);
const ring = z.array(coordinate).max(1000);
const edges = z.array(z.tuple([coordinate, coordinate, coordinate, coordinate])).max(200);
const flags = z.array(name).max(50);
const area = z.strictObject({ x: coordinate, y: coordinate, width: coordinate, depth: coordinate });

const shape = z.union([
  z.strictObject({ circle: z.tuple([coordinate, coordinate, coordinate]) }),
  z.strictObject({ polygon: ring }),
]);

const piece = z.strictObject({
  id: name,
  outline: ring,
  base: coordinate,
  top: coordinate,
  ground: name,
  solid: z.boolean(),
  climbable: z.boolean(),
  surface: z.enum(['none', 'stand', 'slope']),
  sight: z.enum(['clear', 'obscuring', 'solid']),
  flags,
  guarded: z.union([z.literal(true), edges]),
  ramps: edges,
});

const region = z.strictObject({
  shape,
  level: z.exactOptional(coordinate),
  tolerance: z.exactOptional(coordinate),
});

const end = z.strictObject({
  x: coordinate,
  y: coordinate,
  z: coordinate,
  within: coordinate,
  opening: z.exactOptional(shape),
});

const link = z.strictObject({
  id: name,
  ends: z.tuple([end, end]),
  cost: coordinate,
  flags,
  auto: z.exactOptional(z.literal(true)),
});

/** The form of a table with so many grid steps to a unit. */
export function tableForm(grid: number): z.ZodType<TableData> {
  return z.strictObject({
    width: coordinate.positive(),
    depth: coordinate.positive(),
    areas: z.exactOptional(z.array(area).max(20)),
    grid: z.literal(grid),
    pieces: z.array(piece).max(2000),
    regions: z.record(name, region),
    links: z.array(link).max(200),
  });
}

/** A table is the same through many states. */
const known = new WeakMap<TableData, readonly Refusal[]>();

/** What is wrong with a table of the right form, as problems of the state that it stands in. */
export function groundFaults(terrain: TableData): readonly Refusal[] {
  let faults = known.get(terrain);
  if (faults === undefined) {
    faults = tableProblems(terrain).map(({ path, fault }) => ({
      code: 'state.terrain',
      says: 'table.fault',
      params: fault,
      path: `/terrain${path}`,
    }));
    known.set(terrain, faults);
  }
  return faults;
}
