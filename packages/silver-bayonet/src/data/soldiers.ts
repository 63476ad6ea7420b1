import { finder } from '@vedette/engine';
import { NATION_IDS } from './nations.ts';
import { type Stats, stats } from './stats.ts';

/** SB-SOL-02: a type that an Officer can recruit. */
export interface SoldierType {
  readonly id: string;
  readonly title: string;
  readonly stats: Stats;
  /** Recruitment points. */
  readonly cost: number;
  readonly nations: readonly string[];
  /** Attributes it always has, as texts. */
  readonly attributes: readonly string[];
  /** It has one attribute more, chosen among those for Officers. */
  readonly choosesAttribute?: true;
  /** Sets to choose one from, or `slots`: equips like an Officer (SB-SOL-03). */
  readonly equipment: readonly (readonly string[])[] | 'slots';
  /** SB-MOV-09.R1: the printed stats already count what it wears. */
  readonly wornInStats?: true;
  /** SB-UNIT-13. */
  readonly mostPerUnit?: number;
  readonly rule: string;
}

export const SOLDIER_TYPES: readonly SoldierType[] = [
  {
    id: 'artillerist',
    title: 'Artillerist',
    stats: stats(6, 1, 1, 13, 0, 10),
    cost: 10,
    nations: NATION_IDS,
    attributes: ['artillerist'],
    equipment: [['hand-weapon', 'pistol']],
    rule: 'SB-SOL-04',
  },
  {
    id: 'champion-of-faith',
    title: 'Champion of Faith',
    stats: stats(6, 0, 0, 13, 3, 10),
    cost: 20,
    nations: ['russia', 'spain'],
    attributes: ['miracles', 'supernatural-veteran'],
    equipment: [['hand-weapon']],
    rule: 'SB-SOL-05',
  },
  {
    id: 'dhamphir',
    title: 'Dhamphir',
    stats: stats(7, 2, 1, 14, 3, 12),
    cost: 30,
    nations: ['austria'],
    attributes: ['damage-reduction:1', 'strong', 'indefatigable'],
    equipment: 'slots',
    mostPerUnit: 1,
    rule: 'SB-SOL-06',
  },
  {
    id: 'doctor',
    title: 'Doctor',
    stats: stats(6, 1, 0, 13, 1, 10),
    cost: 10,
    nations: NATION_IDS,
    attributes: ['medic'],
    equipment: [['hand-weapon', 'pistol']],
    rule: 'SB-SOL-07',
  },
  {
    id: 'grenadier',
    title: 'Grenadier',
    stats: stats(6, 1, 1, 14, 1, 11),
    cost: 15,
    nations: NATION_IDS,
    attributes: [],
    equipment: [['musket', 'cartridge-box']],
    rule: 'SB-SOL-08',
  },
  {
    id: 'guard',
    title: 'Guard',
    stats: stats(6, 1, 1, 14, 2, 12),
    cost: 18,
    nations: ['france', 'prussia'],
    attributes: ['supernatural-veteran'],
    equipment: [['musket', 'cartridge-box']],
    rule: 'SB-SOL-09',
  },
  {
    id: 'heavy-cavalryman',
    title: 'Heavy Cavalryman',
    stats: stats(5, 2, 1, 13, 2, 12),
    cost: 23,
    nations: NATION_IDS,
    attributes: ['combat-rider'],
    equipment: [['breastplate', 'hand-weapon', 'pistol']],
    wornInStats: true,
    rule: 'SB-SOL-10',
  },
  {
    id: 'highlander',
    title: 'Highlander',
    stats: stats(6, 2, 1, 13, 1, 11),
    cost: 18,
    nations: ['britain'],
    attributes: [],
    equipment: [
      ['musket', 'cartridge-box'],
      ['heavy-weapon', 'pistol'],
    ],
    rule: 'SB-SOL-11',
  },
  {
    id: 'infantryman',
    title: 'Infantryman',
    stats: stats(6, 1, 1, 13, 0, 10),
    cost: 10,
    nations: NATION_IDS,
    attributes: [],
    equipment: [['musket', 'cartridge-box']],
    rule: 'SB-SOL-12',
  },
  {
    id: 'irregular',
    title: 'Irregular',
    stats: stats(6, 1, 1, 13, 0, 10),
    cost: 15,
    nations: ['russia', 'spain'],
    attributes: ['nimble', 'master-of-cover'],
    equipment: [
      ['musket', 'cartridge-box'],
      ['hand-weapon', 'pistol', 'pistol'],
    ],
    rule: 'SB-SOL-13',
  },
  {
    id: 'junior-officer',
    title: 'Junior Officer',
    stats: stats(6, 2, 1, 13, 2, 12),
    cost: 22,
    nations: NATION_IDS,
    attributes: [],
    choosesAttribute: true,
    equipment: [
      ['hand-weapon', 'pistol', 'pistol'],
      ['fencing-weapon', 'pistol', 'pistol'],
    ],
    mostPerUnit: 1,
    rule: 'SB-SOL-14',
  },
  {
    id: 'light-cavalryman',
    title: 'Light Cavalryman',
    stats: stats(6, 2, 1, 13, 1, 10),
    cost: 18,
    nations: NATION_IDS,
    attributes: ['combat-rider'],
    equipment: [['hand-weapon', 'pistol']],
    rule: 'SB-SOL-15',
  },
  {
    id: 'marine',
    title: 'Marine',
    stats: stats(6, 1, 1, 13, 1, 10),
    cost: 12,
    nations: ['britain', 'france', 'russia', 'spain'],
    attributes: ['steady-legs'],
    equipment: [['musket', 'cartridge-box']],
    rule: 'SB-SOL-16',
  },
  {
    id: 'native-scout',
    title: 'Native Scout',
    stats: stats(6, 1, 1, 13, 2, 12),
    cost: 18,
    nations: ['britain', 'france', 'spain'],
    attributes: ['master-of-cover'],
    equipment: [['musket', 'cartridge-box'], ['heavy-weapon']],
    rule: 'SB-SOL-17',
  },
  {
    id: 'occultist',
    title: 'Occultist',
    stats: stats(6, 0, 0, 13, 3, 10),
    cost: 20,
    nations: ['austria', 'britain', 'france', 'prussia'],
    attributes: ['spells', 'supernatural-veteran'],
    equipment: [['hand-weapon']],
    rule: 'SB-SOL-18',
  },
  {
    id: 'rifleman',
    title: 'Rifleman',
    stats: stats(6, 1, 2, 13, 0, 10),
    cost: 18,
    nations: ['britain', 'prussia', 'russia'],
    attributes: [],
    equipment: [['rifle', 'cartridge-box']],
    rule: 'SB-SOL-19',
  },
  {
    id: 'sailor',
    title: 'Sailor',
    stats: stats(6, 1, 1, 13, 0, 10),
    cost: 12,
    nations: ['britain', 'france', 'russia', 'spain'],
    attributes: ['expert-climber', 'steady-legs'],
    equipment: [['hand-weapon', 'pistol']],
    rule: 'SB-SOL-20',
  },
  {
    id: 'sapper',
    title: 'Sapper',
    stats: stats(6, 1, 1, 13, 0, 10),
    cost: 12,
    nations: NATION_IDS,
    attributes: ['combat-engineer'],
    equipment: [['musket', 'cartridge-box', 'heavy-weapon']],
    rule: 'SB-SOL-21',
  },
  {
    id: 'supernatural-investigator',
    title: 'Supernatural Investigator',
    stats: stats(6, 2, 1, 14, 0, 12),
    cost: 22,
    nations: NATION_IDS,
    attributes: ['supernatural-veteran', 'monster-expert'],
    equipment: [
      ['fencing-weapon', 'pistol', 'pistol'],
      ['heavy-weapon', 'pistol'],
    ],
    rule: 'SB-SOL-22',
  },
  {
    id: 'swordsman',
    title: 'Swordsman',
    stats: stats(6, 2, 1, 14, 1, 11),
    cost: 22,
    nations: ['prussia', 'spain'],
    attributes: ['indefatigable'],
    equipment: [['fencing-weapon', 'pistol']],
    rule: 'SB-SOL-23',
  },
  {
    id: 'tactician',
    title: 'Tactician',
    stats: stats(6, 1, 1, 14, 2, 12),
    cost: 20,
    nations: ['austria', 'prussia'],
    attributes: ['tactician'],
    equipment: [
      ['hand-weapon', 'pistol', 'pistol'],
      ['fencing-weapon', 'pistol', 'pistol'],
    ],
    rule: 'SB-SOL-24',
  },
  {
    id: 'veteran-hunter',
    title: 'Veteran Hunter',
    stats: stats(6, 2, 2, 14, 0, 12),
    cost: 30,
    nations: NATION_IDS,
    attributes: [],
    choosesAttribute: true,
    equipment: 'slots',
    rule: 'SB-SOL-25',
  },
  {
    id: 'vivandiere',
    title: 'Vivandiere',
    stats: stats(6, 0, 0, 13, 3, 10),
    cost: 10,
    nations: ['france'],
    attributes: ['inspiring', 'master-of-cover', 'supernatural-veteran'],
    equipment: [['hand-weapon']],
    rule: 'SB-SOL-26',
  },
  {
    id: 'werebear',
    title: 'Werebear',
    stats: stats(6, 2, 0, 14, 0, 12),
    cost: 30,
    nations: ['russia'],
    attributes: ['skinshift:bear'],
    equipment: [['heavy-weapon']],
    rule: 'SB-SOL-27',
  },
];

export const soldierType = finder('soldier type', SOLDIER_TYPES);
