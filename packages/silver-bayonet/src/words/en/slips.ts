import type { Stats } from '../../data/stats.ts';
import { EVENT_BRIEFS } from './library/event-briefs.ts';
import { MONSTER_PORTRAITS } from './library/portraits.ts';

const stats: Readonly<Record<keyof Stats, string>> = {
  speed: 'Speed',
  melee: 'Melee',
  accuracy: 'Acc',
  defence: 'Def',
  courage: 'Cour',
  health: 'Health',
};

/** Slips of paper that are laid on the table. */
export const slips = {
  stats,
  arrival: 'Comes to the table',
  portrait: (type: string): string | null => MONSTER_PORTRAITS[type] ?? null,
  clue: (finder: string) => `Clue marker, turned over by ${finder}`,
  card: 'A card is drawn',
  event: 'An unexpected event',
  /** SB-MOV-10 */
  leaving: (name: string) => `${name} leaves the table`,
  leavingText:
    'Whoever is gone is safe, is no casualty, and does not come back. What was earned stays earned.',
  eventText: (rule: string) => EVENT_BRIEFS[rule] ?? '',
};
