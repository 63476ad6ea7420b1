interface At {
  readonly x: number;
  readonly y: number;
}

/** Millimetres between two points; between bases it is the table's `gap`. */
export function apart(a: At, b: At): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
