import type { EntryTable } from '@vedette/engine';
import { Prose } from './Prose.tsx';

interface DataTableProps {
  readonly table: EntryTable;
  readonly label: string;
  /** The number of the case at hand; its row is marked. */
  readonly at?: number | undefined;
}

/** More columns than this are a tight fit on a phone. */
const MANY = 5;

/** A table of the rules; a first column without a title has names. */
export function DataTable({ table: { columns, rows }, label, at }: DataTableProps) {
  return (
    <div className={columns.length > MANY ? 'data-table data-table-many' : 'data-table'}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, i) =>
              column === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change.
                <td key={i} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, from, to }) => (
            <tr key={cells.join('|')} data-here={isHere(at, from, to) ? '' : undefined}>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of one row have no names.
                <td key={i} data-short={isShort(cell) ? '' : undefined}>
                  <Prose text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As long as what is not to be broken off on paper: "75 / 150 / 225" is one thing, and so is "2 or less". */
const SHORT = 11;

function isShort(cell: string): boolean {
  return cell.length <= SHORT || /^[\d\s/+−–]+$/.test(cell);
}

/** Whether this is the row of the number; one that no number decides never is. */
function isHere(at: number | undefined, from: number | undefined, to: number | undefined): boolean {
  if (at === undefined || (from === undefined && to === undefined)) return false;
  return (from === undefined || from <= at) && (to === undefined || at <= to);
}
