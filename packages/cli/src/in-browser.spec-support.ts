export { endings, freshGames } from './every-ruleset.spec-support.ts';
