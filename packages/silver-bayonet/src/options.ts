import { defaultsOf, type OptionTable, type OptionValues } from '@vedette/engine';

const CORE = {
  'artillery-credit': {
    kind: 'switch',
    default: false,
    rule: 'SB-EVT-06',
  },
  'back-off-drop': {
    kind: 'choice',
    default: 'stop',
    values: ['stop', 'fall'],
    rule: 'SB-MEL-10',
  },
  criticals: { kind: 'switch', default: false, rule: 'SB-CRIT-01' },
  'distraction-needs-los': {
    kind: 'switch',
    default: false,
    rule: 'SB-MEL-14',
  },
  'doubling-stacks': {
    kind: 'switch',
    default: false,
    rule: 'SB-MOV-08',
  },
  'encounter-threshold': {
    kind: 'number',
    default: 2,
    min: 2,
    max: 20,
    rule: 'SB-ENC-03',
  },
  'encounter-threshold-full': {
    kind: 'switch',
    default: false,
    rule: 'SB-ENC-03',
  },
  'encounter-xp': {
    kind: 'switch',
    default: false,
    rule: 'SB-ENC-04',
  },
  'figures-in-the-way': {
    kind: 'choice',
    default: 'cover',
    values: ['cover', 'ignore', 'block'],
    rule: 'SB-SHT-06',
  },
  'initiative-reroll': {
    kind: 'switch',
    default: true,
    rule: 'SB-TURN-02',
  },
  'jump-height': {
    kind: 'number',
    default: 0.5,
    min: 0.5,
    max: 1,
    rule: 'SB-MOV-18',
  },
  'lose-bayonet-only': {
    kind: 'switch',
    default: false,
    rule: 'SB-CRIT-04',
  },
  metric: { kind: 'switch', default: false, rule: 'SB-GEN-04' },
  'metric-physical-bases': {
    kind: 'switch',
    default: false,
    rule: 'SB-GEN-04',
  },
  'monster-path': {
    kind: 'choice',
    default: 'cost',
    values: ['cost', 'straight'],
    rule: 'SB-MONA-06',
  },
  'mounted-in-structures': {
    kind: 'switch',
    default: false,
    rule: 'SB-CAV-05',
  },
  'multi-end': {
    kind: 'choice',
    default: 'last',
    values: ['last', 'first'],
    rule: 'SB-END-02',
  },
  'obscuring-depth': {
    kind: 'number',
    default: 4,
    min: 1,
    max: 36,
    rule: 'SB-SHT-07',
  },
  'outside-list': {
    kind: 'switch',
    default: false,
    rule: 'SB-UNIT-15',
  },
  'paralysed-reacts': {
    kind: 'choice',
    default: 'yes',
    values: ['yes', 'no'],
    rule: 'SB-MEL-07',
  },
  'pass-through-friends': {
    kind: 'switch',
    default: false,
    rule: 'SB-MOV-03',
  },
  'slot-soldier-special': {
    kind: 'number',
    default: 2,
    min: 1,
    max: 2,
    rule: 'SB-UNIT-10',
  },
  'weather-duration': {
    kind: 'choice',
    default: 'game',
    values: ['game', 'turn'],
    rule: 'SB-EVT-01',
  },
  'weather-stacks': {
    kind: 'switch',
    default: false,
    rule: 'SB-EVT-01',
  },
} as const satisfies OptionTable;

const ARMOURY_AND_BESTIARY = {
  'bat-swarms-fly': { kind: 'switch', default: false, rule: 'SB-MON-34' },
  'baxbax-reduction': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 10,
    rule: 'SB-MON-48',
  },
  'bear-natural-weapons': {
    kind: 'switch',
    default: false,
    rule: 'SB-SOL-27',
  },
  'courage-miracle-once': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-31',
  },
  'eyeless-throws-blind': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-58',
  },
  'hard-mode': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-79',
  },
  'hurlers-close-in': {
    kind: 'switch',
    default: false,
    rule: 'SB-MON-06',
  },
  'irritants-force': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-26',
  },
  'medic-limit-per-medic': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-29',
  },
  'mummys-curse-table': {
    kind: 'switch',
    default: true,
    rule: 'SB-ATT-66',
  },
  'quick-load-return-fire': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-35',
  },
  'salt-hurts-undead': {
    kind: 'switch',
    default: false,
    rule: 'SB-EQ-25',
  },
  'solo-bones-rise': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-85',
  },
  'sow-fear-for-officers': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-55',
  },
  'standard-bases': {
    kind: 'switch',
    default: false,
    rule: 'SB-MON-03',
  },
  'strong-and-very-strong-add': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-46',
  },
  'swivel-needs-cartridge-box': {
    kind: 'switch',
    default: false,
    rule: 'SB-EQ-32',
  },
  'unlit-torches-scare': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-49',
  },
  'vampires-burn-in-sunlight': {
    kind: 'switch',
    default: false,
    rule: 'SB-MON-30',
  },
  'wasting-ends-with-thrower': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-57',
  },
} as const satisfies OptionTable;

const SCENARIOS = {
  'coop-events': {
    kind: 'switch',
    default: false,
    rule: 'SB-COOP-01',
  },
  'coop-xp': {
    kind: 'choice',
    default: 'shared',
    values: ['shared', 'each'],
    rule: 'SB-COOP-05',
  },
  'end-on-objective': {
    kind: 'switch',
    default: false,
    rule: 'SB-SCN-GEN-31',
  },
  'holder-secures': {
    kind: 'switch',
    default: false,
    rule: 'SB-SCN-GEN-23',
  },
  'solo-attribute-dice': {
    kind: 'switch',
    default: true,
    rule: 'SB-SOLO-05',
  },
  'solo-events': {
    kind: 'switch',
    default: false,
    rule: 'SB-SOLO-06',
  },
  'solo-free-hand': {
    kind: 'switch',
    default: false,
    rule: 'SB-SOLO-07',
  },
  'turn-limit': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 99,
    rule: 'SB-SCN-GEN-31',
  },
} as const satisfies OptionTable;

/** Off unless the players own the book: SB-ATT-02 offers its attributes only then. Its monsters need no switch. */
const SUPPLEMENTS = {
  'supplement-canada': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-02',
  },
  'supplement-carpathians': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-02',
  },
  'supplement-egypt': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-02',
  },
  'supplement-italy': {
    kind: 'switch',
    default: false,
    rule: 'SB-ATT-02',
  },
} as const satisfies OptionTable;

/** Every switch of the play rules; those of campaigns come with the campaign. */
export const options = {
  ...CORE,
  ...ARMOURY_AND_BESTIARY,
  ...SCENARIOS,
  ...SUPPLEMENTS,
} as const satisfies OptionTable;

/** The options of a match, all filled in. */
export type SilverBayonetOptions = OptionValues<typeof options>;

export const DEFAULT_OPTIONS: SilverBayonetOptions = defaultsOf(options);
