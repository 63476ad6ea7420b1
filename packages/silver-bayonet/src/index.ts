export { default } from './ruleset.ts';
export { type Line, type Score, score } from './scenario/score/score.ts';
