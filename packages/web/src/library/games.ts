import { GAMES, TO_COME } from '@vedette/games';
import { say } from '../words/say.ts';

/** Every game that has something on the shelves, in their order. */
export const BOOKS = [...GAMES, ...TO_COME];

/** What a game is called. */
export function gameTitle(id: string): string {
  return BOOKS.find((game) => game.id === id)?.title ?? say.library.allGames;
}

/** The first game speaks for itself; the others are named. */
export function isNamed(id: string): boolean {
  return id !== GAMES[0]?.id;
}
