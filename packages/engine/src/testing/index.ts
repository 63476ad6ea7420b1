export { fromSchema, type Schema } from './from-schema.ts';
export { type Failure, type FailureKind, type FuzzPlan, type FuzzReport, fuzz } from './fuzz.ts';
export { goldenGames } from './golden.ts';
export { type Leak, leaks } from './leak.ts';
export { type MusterWalk, walkMuster } from './muster-walk.ts';
export { at, mutated, pick, replaced, somePath } from './mutate.ts';
export { type Open, type Played, play, playToQuestion, type Staging } from './play.ts';
export { type Pools, pools } from './pool.ts';
export { promptFaults, tellingFaults, wordsById } from './told.ts';
