import type { RuleText } from '@vedette/engine';
import {
  INJURIES,
  MADNESSES,
  NEXT_GAME,
  PERMANENT_INJURIES,
  TIERS,
} from '../../../../data/campaign-tables.ts';
import { STAT_TITLES } from '../../stat-titles.ts';
import { signed } from '../entries.ts';
import { upTo } from './tables.ts';

const HURTS: Readonly<Record<(typeof INJURIES)[number]['id'], string>> = {
  dead: 'Struck off, special kit and all.',
  'permanent-injury': 'A second die says which.',
  'slow-recovery': `Begins the next game at ${signed(NEXT_GAME['slow-recovery']!.health!)} Health.`,
  'flesh-wound': 'A story to tell. No other effect.',
};

const MAD: Readonly<Record<string, string>> = {
  'permanently-insane': 'Struck off, special kit and all.',
  'episodes-of-madness': 'At his player’s first double of a game he is a monster for that turn.',
  'spy-for-the-harvestmen': 'An opponent begins each game with a Monster Die more.',
  cursed: 'A blow or shot with 1 or 2 on each die is a critical failure.',
  imbalanced: '−3 to Checks against falling.',
  confused: 'Dives in a random direction.',
  'nagging-doubt': 'Maximum Health −1.',
};

const reward = (one: (typeof TIERS)[number]['rewards'][number]): string =>
  one === 'attribute' ? 'a new attribute' : `${STAT_TITLES[one.stat]} ${signed(one.by)}`;

/** What lies between the games, as far as somebody asks for it at the table. */
export const campaign: Readonly<Record<string, RuleText>> = {
  'SB-CAMP-02': {
    says: [
      'A die for each who fell to 0 or below, a die for each who collapsed. Whoever walked off rolls nothing.',
    ],
    see: ['SB-CAMP-05', 'SB-CAMP-06'],
  },
  'SB-CAMP-05': {
    says: ['One die for each of the fallen. A Fate Die left over may roll it again, once.'],
    table: upTo(['Die', 'Injury', 'What it does'], INJURIES, ({ id, title }) => [title, HURTS[id]]),
    see: ['SB-CAMP-10', 'SB-CAMP-03'],
  },
  'SB-CAMP-06': {
    says: ['One die for each who collapsed. All of it stays.'],
    table: upTo(['Die', 'Madness', 'What it does'], MADNESSES, ({ id, title }) => [title, MAD[id] ?? '']),
  },
  'SB-CAMP-10': {
    says: ['One die. They add up, and nothing short of a miracle heals them.'],
    table: upTo(['Die', 'Injury', 'What it does'], PERMANENT_INJURIES, ({ title, stat, by }) => [
      title,
      `${stat === 'health' ? 'maximum ' : ''}${STAT_TITLES[stat]} ${signed(by)}`,
    ]),
    example: 'Two Leg Wounds: Speed −2. He will ride from now on.',
  },
  'SB-CAMP-12': {
    says: ['1 point for everybody still in the unit, runaways included.'],
    see: ['SB-CAMP-13', 'SB-CAMP-15'],
  },
  'SB-CAMP-15': {
    says: ['At each of these totals, one of what stands there. Recruitment is for Officers.'],
    table: {
      columns: ['XP', 'Tier', 'One of'],
      rows: TIERS.map(({ xp, tier, rewards }) => ({
        cells: [`${xp}`, `${tier}`, rewards.map(reward).join(', or ')],
      })),
    },
  },
};
