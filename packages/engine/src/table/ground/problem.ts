import type { TableData } from './piece.ts';
import type { TableFault } from './table-fault.ts';

/** Something wrong with data: where, as a JSON pointer, and what would be right. */
export interface Problem {
  readonly path: string;
  readonly fault: TableFault;
}

/** How many times the greatest side of a table anything may lie away from its corner, or above it. */
const FARTHEST = 2;

/** The problems found so far, and the table they are judged by. */
export class Problems {
  readonly found: Problem[] = [];
  readonly width: number;
  readonly depth: number;
  /** One step of the grid. */
  readonly step: number;

  constructor({ width, depth, grid }: TableData) {
    this.width = width;
    this.depth = depth;
    this.step = 1 / grid;
  }

  add(path: string, fault: TableFault): void {
    this.found.push({ path, fault });
  }

  /** Notes a number that is none, or that is far off the table; true when it is so. */
  far(value: number, path: string): boolean {
    const most = FARTHEST * Math.max(this.width, this.depth);
    if (Math.abs(value) <= most) return false;
    this.add(path, { fault: 'far', is: value, most });
    return true;
  }
}

/** A JSON pointer one step further. */
export function pointer(at: string, name: string): string {
  return `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
