/** One point of a target that a sight line is drawn to. */
export interface SightPoint {
  /** Offset square to the line of sight, in the table's unit; positive is to the viewer's right. */
  readonly across: number;
  /** Height above the level the target stands on. */
  readonly height: number;
}

/**
 * The sample points of one kind of target, made ready: points with the same offset share one line in plan,
 * so terrain is crossed once for all of them. Bit i of every mask stands for `points[i]`.
 */
export interface SightPattern {
  readonly points: readonly SightPoint[];
  /** A bit for every point. */
  readonly all: number;
  /** Offset of each plan line; line l owns `samples[first[l]] … samples[first[l + 1] - 1]`. */
  readonly across: Float64Array;
  readonly first: Uint8Array;
  readonly samples: Uint8Array;
  /** The bits of each plan line's samples. */
  readonly bits: Int32Array;
  readonly heights: Float64Array;
  readonly lowest: number;
  readonly highest: number;
  /** Extent of the offsets, never less than the line to the centre. */
  readonly leftmost: number;
  readonly rightmost: number;
}

/** Results are bit masks of small integers. */
export const MOST_SAMPLES = 31;

/** Compiles sample points; do it once per kind of target, not per query. */
export function sightPattern(points: readonly SightPoint[]): SightPattern {
  const count = points.length;
  if (count === 0 || count > MOST_SAMPLES) {
    throw new RangeError(`A sight pattern has 1 to ${MOST_SAMPLES} points, not ${count}.`);
  }
  const offsets = [...new Set(points.map((point) => point.across))].sort((a, b) => a - b);
  const samplesByLine = offsets.map((across) =>
    points.flatMap((point, i) => (point.across === across ? [i] : [])),
  );
  const first = new Uint8Array(offsets.length + 1);
  samplesByLine.forEach((samples, line) => {
    first[line + 1] = first[line]! + samples.length;
  });
  const heights = Float64Array.from(points, (point) => point.height);
  return {
    points,
    all: -1 >>> (32 - count),
    across: Float64Array.from(offsets),
    first,
    samples: Uint8Array.from(samplesByLine.flat()),
    bits: Int32Array.from(samplesByLine, (samples) =>
      samples.reduce((bits, sample) => bits | (1 << sample), 0),
    ),
    heights,
    lowest: Math.min(...heights),
    highest: Math.max(...heights),
    leftmost: Math.min(0, ...offsets),
    rightmost: Math.max(0, ...offsets),
  };
}
