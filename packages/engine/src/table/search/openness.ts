const FAR = 255;

/**
 * How far one may go from a node, in lattice steps counted along the longer axis, before the ground can
 * change: every node within `open - 1` steps is plain and of the same surface. 0 marks nodes that are not
 * plain themselves. Fills `open`, in which plain nodes come marked with any other number.
 */
export function measureOpenness(
  open: Uint8Array,
  surface: Int32Array,
  columns: number,
  rows: number,
  from: number,
): void {
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const node = from + row * columns + column;
      if (open[node] === 0) continue;
      let least = FAR - 1;
      least = Math.min(least, agrees(open, surface, node, node - 1));
      least = Math.min(least, agrees(open, surface, node, node - columns - 1));
      least = Math.min(least, agrees(open, surface, node, node - columns));
      least = Math.min(least, agrees(open, surface, node, node - columns + 1));
      open[node] = least + 1;
    }
  }
  for (let row = rows - 2; row >= 1; row--) {
    for (let column = columns - 2; column >= 1; column--) {
      const node = from + row * columns + column;
      if (open[node] === 0) continue;
      let least = open[node]! - 1;
      least = Math.min(least, agrees(open, surface, node, node + 1));
      least = Math.min(least, agrees(open, surface, node, node + columns - 1));
      least = Math.min(least, agrees(open, surface, node, node + columns));
      least = Math.min(least, agrees(open, surface, node, node + columns + 1));
      open[node] = least + 1;
    }
  }
}

function agrees(open: Uint8Array, surface: Int32Array, node: number, other: number): number {
  return surface[other] === surface[node] ? open[other]! : 0;
}
