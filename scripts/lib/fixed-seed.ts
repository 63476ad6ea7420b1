import process from 'node:process';
import { configureGlobal } from 'fast-check';

// Everybody's properties try the same cases, so that a red build means a change and not bad luck.
// FAST_CHECK_SEED=<number> tries others; `FAST_CHECK_RUNS=10000` tries more.
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 1809);
const runs = process.env['FAST_CHECK_RUNS'];
configureGlobal(runs === undefined ? { seed } : { seed, numRuns: Number(runs) });
