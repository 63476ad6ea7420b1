export { type Batch, type BatchPlan, type Crew, type Hand, playBatch } from './batch.ts';
export type { Contest, Contestant } from './contest.ts';
export { eloOf, type Pairing, type Rating } from './elo.ts';
export { contestPlayer, type PlayedGame } from './play-one.ts';
export { type Summary, summaryOf } from './summary.ts';
export { percent, tableOf } from './table.ts';
export type { Estimate } from './wilson.ts';
