export { type Clock, decide, decideInTime } from './decide.ts';
export { type Imagined, type Outlook, outlookOf } from './outlook.ts';
export { answered, decided, type PlayedGame, playGame } from './play-game.ts';
export { LEVELS, type Level, type Pace, type Player, type Progress, type Thinking } from './player.ts';
export type { Budget } from './search.ts';
export { DEFAULT_BUDGET, levelsOf, type Seating, seated } from './seat.ts';
