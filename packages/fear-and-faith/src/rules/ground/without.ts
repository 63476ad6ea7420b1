import { type Table, type TableData, tableOf } from '@vedette/engine/table';

const made = new WeakMap<TableData, Map<string, Table>>();
/** Of one table: more are made anew. */
const MOST = 100;

/** The table as it is to somebody whom these pieces do not stop; it is made once. */
export function tableWithout(terrain: TableData, ids: readonly string[]): Table {
  if (ids.length === 0) return tableOf(terrain);
  let known = made.get(terrain);
  if (known === undefined) {
    known = new Map();
    made.set(terrain, known);
  }
  const key = ids.join('\n');
  let table = known.get(key);
  if (table === undefined) {
    const pieces = terrain.pieces.filter(({ id }) => !ids.includes(id));
    table = tableOf({ ...terrain, pieces });
    if (known.size >= MOST) known.clear();
    known.set(key, table);
  }
  return table;
}
