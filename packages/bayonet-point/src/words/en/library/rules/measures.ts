import { DISTANCES, type DistanceId, type Pair } from '../../../../data/distances.ts';

/** "75 (125)": for small figures, and for large; where a column says what it is. */
export const bare = ([small, large]: Pair): string => `${small} (${large})`;

/** "75 (125) mm". */
export const far = (id: DistanceId): string => `${bare(DISTANCES[id])} mm`;

/** "3", "3–4". */
export const faces = ([from, to]: readonly [number, number]): string =>
  from === to ? `${from}` : `${from}–${to}`;
