import type { GameLibrary } from '@vedette/engine';

/** What each game has brought, in the order of the games. */
export type Libraries = ReadonlyMap<string, GameLibrary>;
