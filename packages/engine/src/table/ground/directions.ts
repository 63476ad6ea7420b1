/**
 * 72 unit vectors five degrees apart, clockwise from the table's "up" (+y), to six decimals: random and
 * turned directions come from this list, so that no machine ever computes a sine.
 */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.087156, 0.996195],
  [0.173648, 0.984808],
  [0.258819, 0.965926],
  [0.34202, 0.939693],
  [0.422618, 0.906308],
  [0.5, 0.866025],
  [0.573576, 0.819152],
  [0.642788, 0.766044],
  [0.707107, 0.707107],
  [0.766044, 0.642788],
  [0.819152, 0.573576],
  [0.866025, 0.5],
  [0.906308, 0.422618],
  [0.939693, 0.34202],
  [0.965926, 0.258819],
  [0.984808, 0.173648],
  [0.996195, 0.087156],
  [1, 0],
  [0.996195, -0.087156],
  [0.984808, -0.173648],
  [0.965926, -0.258819],
  [0.939693, -0.34202],
  [0.906308, -0.422618],
  [0.866025, -0.5],
  [0.819152, -0.573576],
  [0.766044, -0.642788],
  [0.707107, -0.707107],
  [0.642788, -0.766044],
  [0.573576, -0.819152],
  [0.5, -0.866025],
  [0.422618, -0.906308],
  [0.34202, -0.939693],
  [0.258819, -0.965926],
  [0.173648, -0.984808],
  [0.087156, -0.996195],
  [0, -1],
  [-0.087156, -0.996195],
  [-0.173648, -0.984808],
  [-0.258819, -0.965926],
  [-0.34202, -0.939693],
  [-0.422618, -0.906308],
  [-0.5, -0.866025],
  [-0.573576, -0.819152],
  [-0.642788, -0.766044],
  [-0.707107, -0.707107],
  [-0.766044, -0.642788],
  [-0.819152, -0.573576],
  [-0.866025, -0.5],
  [-0.906308, -0.422618],
  [-0.939693, -0.34202],
  [-0.965926, -0.258819],
  [-0.984808, -0.173648],
  [-0.996195, -0.087156],
  [-1, 0],
  [-0.996195, 0.087156],
  [-0.984808, 0.173648],
  [-0.965926, 0.258819],
  [-0.939693, 0.34202],
  [-0.906308, 0.422618],
  [-0.866025, 0.5],
  [-0.819152, 0.573576],
  [-0.766044, 0.642788],
  [-0.707107, 0.707107],
  [-0.642788, 0.766044],
  [-0.573576, 0.819152],
  [-0.5, 0.866025],
  [-0.422618, 0.906308],
  [-0.34202, 0.939693],
  [-0.258819, 0.965926],
  [-0.173648, 0.984808],
  [-0.087156, 0.996195],
];

const QUARTER = DIRECTIONS.length / 4;

/** A unit vector turned clockwise by `steps` of five degrees (negative: counter-clockwise). */
export function turned(dx: number, dy: number, steps: number): readonly [number, number] {
  const count = DIRECTIONS.length;
  const turn = ((steps % count) + count) % count;
  const sine = DIRECTIONS[turn]![0];
  const cosine = DIRECTIONS[turn]![1];
  return [dx * cosine + dy * sine, dy * cosine - dx * sine];
}

/** The direction square to this one, to its right. */
export function rightOf(dx: number, dy: number): readonly [number, number] {
  return turned(dx, dy, QUARTER);
}

/** Unit vector from one point to another; null when they coincide. */
export function towards(ax: number, ay: number, bx: number, by: number): readonly [number, number] | null {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? null : [dx / length, dy / length];
}
