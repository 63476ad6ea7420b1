import { defaultsOf, type OptionTable, type OptionValues } from '@vedette/engine';

const CORE = {
  'artillery-credit': {
    kind: 'switch',
    default: false,
    title: 'A casualty of the Artillery Strike counts for the player who chose it',
    rule: 'SB-EVT-06',
  },
  'back-off-drop': {
    kind: 'choice',
    default: 'stop',
    values: ['stop', 'fall'],
    title: 'A figure backing off towards a drop stops there, or falls',
    rule: 'SB-MEL-10',
  },
  criticals: { kind: 'switch', default: false, title: 'Critical hits and failures', rule: 'SB-CRIT-01' },
  'distraction-needs-los': {
    kind: 'switch',
    default: false,
    title: 'Distracting an enemy needs line of sight',
    rule: 'SB-MEL-14',
  },
  'doubling-stacks': {
    kind: 'switch',
    default: false,
    title: 'Climbing on difficult ground costs four times the distance',
    rule: 'SB-MOV-08',
  },
  'encounter-threshold': {
    kind: 'number',
    default: 2,
    min: 2,
    max: 20,
    title: 'Initiative total, at most, that brings an encounter',
    rule: 'SB-ENC-03',
  },
  'encounter-threshold-full': {
    kind: 'switch',
    default: false,
    title: 'A raised encounter total also brings the Monster Die and swaps the phases',
    rule: 'SB-ENC-03',
  },
  'encounter-xp': {
    kind: 'switch',
    default: false,
    title: 'Encounter monsters give their experience when killed',
    rule: 'SB-ENC-04',
  },
  'figures-in-the-way': {
    kind: 'choice',
    default: 'cover',
    values: ['cover', 'ignore', 'block'],
    title: 'Figures between shooter and target give cover, do nothing, or block sight',
    rule: 'SB-SHT-06',
  },
  'initiative-reroll': {
    kind: 'switch',
    default: true,
    title: 'Fate Dice may reroll initiative',
    rule: 'SB-TURN-02',
  },
  'jump-height': {
    kind: 'number',
    default: 0.5,
    min: 0.5,
    max: 1,
    title: 'Highest obstacle that a figure on foot can jump, in inches',
    rule: 'SB-MOV-18',
  },
  'lose-bayonet-only': {
    kind: 'switch',
    default: false,
    title: 'A critical failure with a bayonet loses the bayonet but not the gun',
    rule: 'SB-CRIT-04',
  },
  metric: { kind: 'switch', default: false, title: 'Show 1" as 2 cm', rule: 'SB-GEN-04' },
  'metric-physical-bases': {
    kind: 'switch',
    default: false,
    title: 'On a metric table bases keep their real size',
    rule: 'SB-GEN-04',
  },
  'monster-path': {
    kind: 'choice',
    default: 'cost',
    values: ['cost', 'straight'],
    title: 'Monsters take the cheapest path, or the straight one',
    rule: 'SB-MONA-06',
  },
  'mounted-in-structures': {
    kind: 'switch',
    default: false,
    title: 'Riders may enter structures',
    rule: 'SB-CAV-05',
  },
  'multi-end': {
    kind: 'choice',
    default: 'last',
    values: ['last', 'first'],
    title: 'With three or more players the game ends with the last unit left, or the first one gone',
    rule: 'SB-END-02',
  },
  'obscuring-depth': {
    kind: 'number',
    default: 4,
    min: 1,
    max: 36,
    title: 'Inches of wood and the like that block sight',
    rule: 'SB-SHT-07',
  },
  'outside-list': {
    kind: 'switch',
    default: false,
    title: 'One soldier from outside the national list, for 8 points more',
    rule: 'SB-UNIT-15',
  },
  'paralysed-reacts': {
    kind: 'choice',
    default: 'yes',
    values: ['yes', 'no'],
    title: 'Paralysed figures may still react',
    rule: 'SB-MEL-07',
  },
  'pass-through-friends': {
    kind: 'switch',
    default: false,
    title: 'Moves may cross friends',
    rule: 'SB-MOV-03',
  },
  'slot-soldier-special': {
    kind: 'number',
    default: 2,
    min: 1,
    max: 2,
    title: 'Special Armoury items of a Veteran Hunter or Dhamphir',
    rule: 'SB-UNIT-10',
  },
  'weather-duration': {
    kind: 'choice',
    default: 'game',
    values: ['game', 'turn'],
    title: 'Rain and Deluge last the game, or one turn',
    rule: 'SB-EVT-01',
  },
  'weather-stacks': {
    kind: 'switch',
    default: false,
    title: 'Rain and Deluge add up',
    rule: 'SB-EVT-01',
  },
} as const satisfies OptionTable;

const ARMOURY_AND_BESTIARY = {
  'bat-swarms-fly': { kind: 'switch', default: false, title: 'Bat Swarms fly', rule: 'SB-MON-34' },
  'baxbax-reduction': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 10,
    title: 'Damage Reduction of the Baxbaxwalanuksiwe',
    rule: 'SB-MON-48',
  },
  'bear-natural-weapons': {
    kind: 'switch',
    default: false,
    title: 'A Werebear in bear form fights with its claws and leaves its equipment alone',
    rule: 'SB-SOL-27',
  },
  'courage-miracle-once': {
    kind: 'switch',
    default: false,
    title: 'The Courage miracle helps a figure only once',
    rule: 'SB-ATT-31',
  },
  'eyeless-throws-blind': {
    kind: 'switch',
    default: false,
    title: 'Eyeless figures shoot without line of sight, as at a target in cover',
    rule: 'SB-ATT-58',
  },
  'hard-mode': {
    kind: 'switch',
    default: false,
    title: 'Cover does not help against ethereal firearms',
    rule: 'SB-ATT-79',
  },
  'hurlers-close-in': {
    kind: 'switch',
    default: false,
    title: 'Monsters that never reload advance after their shot',
    rule: 'SB-MON-06',
  },
  'irritants-force': {
    kind: 'switch',
    default: false,
    title: 'Irritants may Force the Attack',
    rule: 'SB-ATT-26',
  },
  'medic-limit-per-medic': {
    kind: 'switch',
    default: false,
    title: 'How often a figure can be healed is counted for each Medic',
    rule: 'SB-ATT-29',
  },
  'mummys-curse-table': {
    kind: 'switch',
    default: true,
    title: "The Mummy's Curse is rolled on our own table",
    rule: 'SB-ATT-66',
  },
  'quick-load-return-fire': {
    kind: 'switch',
    default: false,
    title: 'Quick Load works for Return Fire too',
    rule: 'SB-ATT-35',
  },
  'salt-hurts-undead': {
    kind: 'switch',
    default: false,
    title: 'Salt hurts every undead, spirit and demon',
    rule: 'SB-EQ-25',
  },
  'solo-bones-rise': {
    kind: 'switch',
    default: false,
    title: 'In solo games a Bone Pile may rise by itself',
    rule: 'SB-ATT-85',
  },
  'sow-fear-for-officers': {
    kind: 'switch',
    default: false,
    title: 'Officers may choose Sow Fear',
    rule: 'SB-ATT-55',
  },
  'standard-bases': {
    kind: 'switch',
    default: false,
    title: 'Monsters have no bases of their own, only foot, Large and Small',
    rule: 'SB-MON-03',
  },
  'strong-and-very-strong-add': {
    kind: 'switch',
    default: false,
    title: 'Strong and Very Strong add up',
    rule: 'SB-ATT-46',
  },
  'swivel-needs-cartridge-box': {
    kind: 'switch',
    default: false,
    title: 'Reloading a swivel gun needs a Cartridge Box',
    rule: 'SB-EQ-32',
  },
  'unlit-torches-scare': {
    kind: 'switch',
    default: false,
    title: 'Unlit torches also keep off whatever fears fire',
    rule: 'SB-ATT-49',
  },
  'vampires-burn-in-sunlight': {
    kind: 'switch',
    default: false,
    title: 'Direct sunlight destroys vampires',
    rule: 'SB-MON-30',
  },
  'wasting-ends-with-thrower': {
    kind: 'switch',
    default: false,
    title: 'Wasting ends with the one who threw it',
    rule: 'SB-ATT-57',
  },
} as const satisfies OptionTable;

const SCENARIOS = {
  'coop-events': {
    kind: 'switch',
    default: false,
    title: 'In co-operative games double 10 and double 1 bring events and encounters',
    rule: 'SB-COOP-01',
  },
  'coop-xp': {
    kind: 'choice',
    default: 'shared',
    values: ['shared', 'each'],
    title: 'Bonus points of a co-operative game are shared, or given in full to each unit',
    rule: 'SB-COOP-05',
  },
  'end-on-objective': {
    kind: 'switch',
    default: false,
    title: 'The game ends with the turn in which a side reaches the main objective',
    rule: 'SB-SCN-GEN-31',
  },
  'holder-secures': {
    kind: 'switch',
    default: false,
    title: 'The last side left secures what its figures still carry',
    rule: 'SB-SCN-GEN-23',
  },
  'solo-attribute-dice': {
    kind: 'switch',
    default: true,
    title: 'Against the monsters alone attributes still add to the Fate Pool',
    rule: 'SB-SOLO-05',
  },
  'solo-events': {
    kind: 'switch',
    default: false,
    title: 'A player alone rolls for unexpected events and encounters',
    rule: 'SB-SOLO-06',
  },
  'solo-free-hand': {
    kind: 'switch',
    default: false,
    title: 'A player alone may overrule monsters, turn arrivals away and add more',
    rule: 'SB-SOLO-07',
  },
  'turn-limit': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 99,
    title: 'Turn after which the game ends; 0 for none',
    rule: 'SB-SCN-GEN-31',
  },
} as const satisfies OptionTable;

/** Off unless the players own the book: SB-ATT-02 offers its attributes only then. Its monsters need no switch. */
const SUPPLEMENTS = {
  'supplement-canada': {
    kind: 'switch',
    default: false,
    title: 'Units may choose attributes of the Canada supplement',
    rule: 'SB-ATT-02',
  },
  'supplement-carpathians': {
    kind: 'switch',
    default: false,
    title: 'Units may choose attributes of the Carpathians supplement',
    rule: 'SB-ATT-02',
  },
  'supplement-egypt': {
    kind: 'switch',
    default: false,
    title: 'Units may choose attributes of the Egypt supplement',
    rule: 'SB-ATT-02',
  },
  'supplement-italy': {
    kind: 'switch',
    default: false,
    title: 'Units may choose attributes of the Italy supplement',
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
