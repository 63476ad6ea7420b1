import { totalmem } from 'node:os';

const MEBIBYTE = 1024 * 1024;
/** For all threads together, of the machine's. */
const SHARE = 1 / 2;
/** The matches of a full thread take 93, and to work on them takes more than that again. */
const LEAST = 256;
const MOST = 1024;

/** Mebibytes that each of so many threads may take: all of them live on one share of the machine's memory. */
export function shareOfMemory(threads: number, bytes = memory()): number {
  const each = Math.floor((bytes * SHARE) / MEBIBYTE / threads);
  return Math.min(MOST, Math.max(LEAST, each));
}

/** A container may have less than its machine. */
function memory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
