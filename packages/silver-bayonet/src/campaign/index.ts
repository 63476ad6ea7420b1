export { matchOf } from './match-of.ts';
export { reportOf } from './report/report-of.ts';
export { default } from './ruleset.ts';
export { overview } from './words/overview.ts';
