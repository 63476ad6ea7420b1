import type { FateDie } from '../../../state.ts';
import type { Departed, GameMode } from '../../state.ts';

/** What a campaign of this game calls its parts; chapters by SB-CAMP-01. */
export const page = {
  units: 'The companies',
  standing: 'Power Rank',
  winsBy: 'Not told: most bonus experience wins, equal is a draw',
  columns: ['Tier', 'XP', 'Honours', 'Scars'],
  chapters: {
    preparation: 'Orders',
    report: 'The game',
    injuries: 'Injuries',
    experience: 'Experience',
    research: 'Research',
    reorganisation: 'Reorganisation',
    're-equipment': 'Armoury',
    'power-rank': 'Power Rank',
  },
};

export const shown = {
  longWar: 'The long war',
  modes: {
    competitive: 'against each other',
    solo: 'alone',
    'co-operative': 'side by side',
  } satisfies Readonly<Record<GameMode, string>>,
  ofXp: (xp: number) => `of ${xp}`,
  ailing: (result: string) => `${result}, next game`,
  learned: (xp: number) => `+${xp} XP`,
  noted: 'Noted for the next game:',
  dice: { power: 'Power', skill: 'Skill', monster: 'Monster' } satisfies Readonly<Record<FateDie, string>>,
  baggage: 'With the baggage:',
  causes: {
    dead: 'fell',
    insane: 'was lost to madness',
    retired: 'retired with honours',
    dismissed: 'was sent home',
    disbanded: 'went with the company',
  } satisfies Readonly<Record<Departed['cause'], string>>,
  farewell: (name: string, type: string, unit: string, cause: string, game: number, xp: number) =>
    `${name}, ${type} of ${unit}, ${cause} after game ${game} with ${xp} XP.`,
  losses: (n: number) => (n === 0 ? 'no losses' : `${n} down`),
  reward: (text: string, xp: number) => `${text} (${xp} XP)`,
  secured: (things: string) => `brought home: ${things}`,
  company: 'Company',
  stay: 'These stay',
  march: 'These go',
  newUnit: { label: 'Company', note: 'Another one can be built in the Muster first.', give: 'Raise it' },
  attributes: { label: 'A new attribute', choose: 'Choose…', take: 'Learn it' },
};
