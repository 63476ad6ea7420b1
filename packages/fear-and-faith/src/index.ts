export { default } from './ruleset.ts';
