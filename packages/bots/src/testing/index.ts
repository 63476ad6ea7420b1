export { fuzzBots } from './fuzz-bots.ts';
