export { default } from './ruleset.ts';
export type { Line } from './scenario/score/line.ts';
export { type Score, score } from './scenario/score/score.ts';
