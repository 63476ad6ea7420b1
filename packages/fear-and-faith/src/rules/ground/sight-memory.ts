import {
  type Body,
  type NumberMemory,
  numberMemory,
  recall,
  retain,
  type Table,
} from '@vedette/engine/table';

/** A few hundred pairs look at each other in a game, and most stand where they stood. */
const SLOTS = 1024;
/** Numbers on which a look hangs. */
const WIDTH = 11;

/** What the scenery of a table was found to do to looks. */
const memories = new WeakMap<Table, NumberMemory<number>>();

/** How scenery affects a look: kept while the two stand as they stand. */
export function remembered<Of>(
  table: Table,
  viewer: Body,
  target: Body,
  /** What else decides, as a number. */
  manner: number,
  of: Of,
  measure: (of: Of, table: Table, viewer: Body, target: Body) => number,
): number {
  let memory = memories.get(table);
  if (memory === undefined) {
    memory = numberMemory<number>(SLOTS, WIDTH);
    memories.set(table, memory);
  }
  writeKey(memory.key, viewer, target, manner);
  const known = recall(memory);
  if (known !== null) return known;
  const found = measure(of, table, viewer, target);
  writeKey(memory.key, viewer, target, manner);
  return retain(memory, found);
}

function writeKey(key: Float64Array, viewer: Body, target: Body, manner: number): void {
  key[0] = viewer.x;
  key[1] = viewer.y;
  key[2] = viewer.z;
  key[3] = viewer.radius;
  key[4] = viewer.height;
  key[5] = target.x;
  key[6] = target.y;
  key[7] = target.z;
  key[8] = target.radius;
  key[9] = target.height;
  key[10] = manner;
}
