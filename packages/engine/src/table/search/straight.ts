/**
 * Whether the straight line from a node to a point (`dx`, `dy` lattice steps away) runs over plain ground of
 * the node's own surface only. Where the ground is open it leaps as far as openness allows; elsewhere it
 * looks at every cell the line touches.
 */
export function runsPlain(
  open: Uint8Array,
  surface: Int32Array,
  columns: number,
  node: number,
  dx: number,
  dy: number,
  farthest: number,
): boolean {
  const wide = Math.abs(dx) >= Math.abs(dy);
  const length = wide ? Math.abs(dx) : Math.abs(dy);
  if (length === 0) return open[node] !== 0;
  const major = wide ? (dx > 0 ? 1 : -1) : dy > 0 ? columns : -columns;
  const minor = wide ? columns : 1;
  const slope = (wide ? dy : dx) / length;
  const on = surface[node]!;
  let i = 0;
  let here = node;
  for (;;) {
    let free = open[here]!;
    if (free === 0) return false;
    if (free > farthest) free = farthest;
    if (i + free - 1 >= length) return true;
    if (free > 1) {
      i += free - 1;
      here = node + i * major + (Math.round(i * slope) | 0) * minor;
      continue;
    }
    const middle = (Math.round((i + 0.5) * slope) | 0) * minor;
    const side = node + i * major + middle;
    if (open[side] === 0 || surface[side] !== on) return false;
    i++;
    const ahead = node + i * major + middle;
    if (open[ahead] === 0 || surface[ahead] !== on) return false;
    here = node + i * major + (Math.round(i * slope) | 0) * minor;
    if (surface[here] !== on) return false;
  }
}
