import type { EntryTable, TableRow } from '@vedette/engine';

/** "3", "3–4"; without an end below or above: "2 or less", "11 or more". */
function span(from: number | null, to: number | null): string {
  if (from === null) return `${to} or less`;
  if (to === null) return `${from} or more`;
  return from === to ? `${from}` : `${from}–${to}`;
}

/** A table read with a die: each row holds up to its `most`, from above the row before it. */
export function upTo<R extends { readonly most: number }>(
  columns: readonly string[],
  list: readonly R[],
  cells: (row: R) => readonly string[],
  lowest: number | null = 1,
): EntryTable {
  const rows: readonly TableRow[] = list.map((row, i) => {
    const before = list[i - 1];
    const from = before === undefined ? lowest : before.most + 1;
    return {
      cells: [span(from, row.most), ...cells(row)],
      ...(from === null ? {} : { from }),
      to: row.most,
    };
  });
  return { columns, rows };
}
