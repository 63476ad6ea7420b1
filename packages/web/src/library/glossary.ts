import type { Term } from '../play/terms.ts';
import type { GameId } from './entry.ts';
import { ENTRIES } from './stacks.ts';

/** Shelves whose things the log calls by their names. */
const NAMED: ReadonlySet<string> = new Set(['monsters', 'armoury', 'attributes']);

/** Words of the game that are no thing on a shelf, with the rule that says what they are. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'silver-bayonet': {
    'Power Die': 'SB-FATE-01',
    'Skill Die': 'SB-FATE-01',
    'Monster Die': 'SB-FATE-01',
    'Fate Die': 'SB-FATE-01',
    'clue marker': 'SB-CLUE-01',
    'critical failure': 'SB-CRIT-03',
    'critical hit': 'SB-CRIT-02',
    'in cover': 'SB-SHT-05',
    'strikes back': 'SB-MEL-08',
    collapsed: 'SB-TER-04',
    courage: 'SB-CHK-02',
    distracted: 'SB-TER-08',
    fatigue: 'SB-MEL-13',
    initiative: 'SB-TURN-02',
    paralysed: 'SB-TER-05',
    shaken: 'SB-TER-06',
    sprints: 'SB-MOV-04',
    stunned: 'SB-TER-07',
    terror: 'SB-TER-01',
    'backs off': 'SB-MEL-09',
    dives: 'SB-SHT-14',
    reloads: 'SB-LOAD-03',
    searches: 'SB-CLUE-02',
  },
};

/** Everything that a game's log may name and the library tells of. */
export function glossaryOf(game: string): readonly Term[] {
  const things = ENTRIES.filter((entry) => entry.game === (game as GameId) && NAMED.has(entry.shelf));
  return [
    ...things.map(({ title, shelf, id }) => ({ words: title, to: { shelf, id } })),
    ...Object.entries(WORDS[game] ?? {}).map(([words, rule]) => ({ words, to: { rule } })),
  ];
}
