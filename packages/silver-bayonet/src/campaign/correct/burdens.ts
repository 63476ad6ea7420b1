import { MADNESSES, NEXT_GAME, PERMANENT_INJURIES, PERMANENTLY_INSANE } from '../../data/campaign-tables.ts';

/** What may be written anew on somebody's record. */
export const BURDENS = {
  injuries: PERMANENT_INJURIES.map(({ id }) => id),
  madness: MADNESSES.map(({ id }) => id).filter((id) => id !== PERMANENTLY_INSANE),
  nextGame: Object.keys(NEXT_GAME),
} as const;
