import { type NumberMemory, numberMemory, recall, retain } from '../ground/number-memory.ts';
import type { Disc } from './disc.ts';
import type { Lattice } from './lattice-parts.ts';

/** Figures stand where they stood from one search to the next. A mass battle has some hundreds, and each wants a slot. */
const SLOTS = 1024;
const WIDTH = 9;

/** What a disc does to each node round it; figures that stand still do the same in every search. */
export interface DiscStamp {
  readonly nodes: Int32Array;
  /** As `disc-marks.ts` reads them. */
  readonly codes: Uint8Array;
}

const kept = new WeakMap<Lattice, NumberMemory<DiscStamp>>();

/** The stamp of a disc on a lattice, made where it is not known any more. Not for one that is being left. */
export function stampOf(
  lattice: Lattice,
  disc: Disc,
  make: (lattice: Lattice, disc: Disc) => DiscStamp,
): DiscStamp {
  let memory = kept.get(lattice);
  if (memory === undefined) {
    memory = numberMemory<DiscStamp>(SLOTS, WIDTH);
    kept.set(lattice, memory);
  }
  writeKey(memory.key, disc);
  const known = recall(memory);
  if (known !== null) return known;
  const stamp = make(lattice, disc);
  writeKey(memory.key, disc);
  return retain(memory, stamp);
}

function writeKey(key: Float64Array, disc: Disc): void {
  key[0] = disc.x;
  key[1] = disc.y;
  key[2] = disc.z;
  key[3] = disc.radius;
  key[4] = disc.touching;
  key[5] = disc.above;
  key[6] = disc.below;
  key[7] = disc.keep;
  key[8] = disc.passable ? 1 : 0;
}
