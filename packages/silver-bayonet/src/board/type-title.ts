import type { Figure, SilverBayonetState } from '../state.ts';
import { words } from '../words/now.ts';

/** What sort of figure it is: "Rifleman", "Troll". */
export function typeTitle({ bestiary }: SilverBayonetState, { role, type }: Figure): string {
  if (role === 'officer') return words.board.officer;
  if (role === 'soldier') return words.soldierTitle(type);
  const own = bestiary.find(({ id }) => id === type);
  return own === undefined ? words.monsterTitle(type) : own.title;
}
