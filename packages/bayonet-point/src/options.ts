import type { OptionTable } from '@vedette/engine';

/** BP-GEN-21: the switches, each with the rule it turns. */
export const options = {
  'action-order': {
    kind: 'choice',
    default: 'phase-order',
    values: ['phase-order', 'free'],
    title: 'Inside an activation shooting comes before moving, or in any order',
    rule: 'BP-SEQ-04',
  },
  'action-scheme': {
    kind: 'choice',
    default: 'one-action',
    values: ['one-action', 'phases'],
    title: 'An activation is one action (a Master two), or one of each phase',
    rule: 'BP-SEQ-03',
  },
  'class-gap': {
    kind: 'choice',
    default: 'outcome',
    values: ['outcome', 'to-hit', 'off'],
    title: 'The worse fighter pays for his class in the wound, in the blow, or not at all',
    rule: 'BP-MEL-10',
  },
  'cover-stacking': {
    kind: 'choice',
    default: 'additive',
    values: ['additive', 'best-only'],
    title: 'Hard and soft cover add up, or only the better counts',
    rule: 'BP-SHT-06',
  },
  'figure-scale': {
    kind: 'choice',
    default: 'large',
    values: ['large', 'small'],
    title: 'Figures of 25 to 28 mm, or of 15 to 20 mm',
    rule: 'BP-GEN-03',
  },
  'fog-automatic-sight': {
    kind: 'choice',
    default: 'printed',
    values: ['printed', 'reduced'],
    title: 'Large figures in fog see for certain as far as ever, or less far',
    rule: 'BP-VIS-06',
  },
  'foot-pursuit': {
    kind: 'choice',
    default: 'optional',
    values: ['optional', 'never'],
    title: 'Chargers on foot may pursue, or never do',
    rule: 'BP-CHG-11',
  },
  'generation-die': {
    kind: 'choice',
    default: 'd10',
    values: ['d4', 'd6', 'd8', 'd10', 'd12'],
    title: 'Die for the numbers of a random army',
    rule: 'BP-ARMY-08',
  },
  'group-fail': {
    kind: 'choice',
    default: 'all',
    values: ['all', 'lowest-only'],
    title: "A leader's group fails as a whole, or only the figure rolled for",
    rule: 'BP-ACT-09',
  },
  'half-loss-rout': {
    kind: 'choice',
    default: 'final',
    values: ['final', 'rally-allowed'],
    title: 'A unit that breaks at half its strength is gone, or may still rally',
    rule: 'BP-MOR-10',
  },
  'historical-lancers': {
    kind: 'switch',
    default: true,
    title: 'Random armies may have lancers',
    rule: 'BP-ARMY-06',
  },
  'hit-outcome': {
    kind: 'choice',
    default: 'standard',
    values: ['standard', 'alternate'],
    title: 'Hits wound, or are quicker settled without wounds',
    rule: 'BP-HIT-03',
  },
  'idle-count': {
    kind: 'choice',
    default: 'inactive',
    values: ['inactive', 'failed-only'],
    title: 'Every turn without activation counts as idle, or only failed tests',
    rule: 'BP-ACT-04',
  },
  'lance-first-strike': {
    kind: 'switch',
    default: false,
    title: 'Lances strike first like pikes',
    rule: 'BP-MEL-12',
  },
  'lone-leader': {
    kind: 'choice',
    default: 'no-charge',
    values: ['no-charge', 'free', 'none'],
    title: 'A leader whose unit fails acts but does not charge, acts freely, or waits',
    rule: 'BP-ACT-10',
  },
  'morale-rating': {
    kind: 'choice',
    default: 'class',
    values: ['class', 'rolled'],
    title: 'Morale goes by class, or is rolled before the game',
    rule: 'BP-MOR-04',
  },
  'mounted-driven-back': {
    kind: 'choice',
    default: 'd10',
    values: ['d10', 'horsemanship'],
    title: 'A rider driven back keeps his seat by a plain die, or by horsemanship',
    rule: 'BP-CAV-15',
  },
  'natural-ten': {
    kind: 'choice',
    default: 'normal',
    values: ['normal', 'always-miss'],
    title: 'A natural ten to hit is like any other, or always misses',
    rule: 'BP-GEN-12',
  },
  'play-mode': {
    kind: 'choice',
    default: 'units',
    values: ['units', 'individuals'],
    title: 'Figures fight in units, or each for himself',
    rule: 'BP-GEN-08',
  },
  'role-points': {
    kind: 'choice',
    default: 'equal',
    values: ['equal', 'shared'],
    title: 'Both sides have the same points, or the defender his share',
    rule: 'BP-SCN-17',
  },
  'rout-minimum': {
    kind: 'choice',
    default: 'flee-moves',
    values: ['flee-moves', 'game-turns'],
    title: 'Nobody rallies before three flee moves, or before three whole turns',
    rule: 'BP-MOR-15',
  },
  'routed-counts': {
    kind: 'choice',
    default: 'final',
    values: ['final', 'fleeing'],
    title: 'Only those beyond rallying count as lost, or everybody who runs',
    rule: 'BP-SCN-09',
  },
  table: {
    kind: 'choice',
    default: 'standard',
    values: ['standard', 'square'],
    title: 'A table three by two, or a square one',
    rule: 'BP-GEN-05',
  },
  'turn-limit': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 100,
    title: 'Turns to play; 0 leaves it to the scenario',
    rule: 'BP-SCN-05',
  },
  'unit-fire': {
    kind: 'choice',
    default: 'per-figure',
    values: ['per-figure', 'one-die'],
    title: 'Every musket of a unit has its die, or the unit one',
    rule: 'BP-SHT-12',
  },
  'unit-leader-activation': {
    kind: 'choice',
    default: 'own-roll',
    values: ['own-roll', 'minus-two', 'automatic'],
    title: "A leader does not help his unit's activation, helps it by two, or makes it certain",
    rule: 'BP-ACT-10',
  },
  weather: {
    kind: 'choice',
    default: 'clear',
    values: ['clear', 'fog', 'rain', 'night'],
    title: 'Weather',
    rule: 'BP-VIS-06',
  },
  'wounded-shooting': {
    kind: 'number',
    default: 2,
    min: 2,
    max: 3,
    title: 'What a wound costs a shooter',
    rule: 'BP-SHT-08',
  },
} as const satisfies OptionTable;

type ValueOf<Spec> = Spec extends { readonly kind: 'switch' }
  ? boolean
  : Spec extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
    ? Value
    : number;

/** The options of a match, all filled in. */
export type BayonetPointOptions = {
  readonly [Key in keyof typeof options]: ValueOf<(typeof options)[Key]>;
};

function defaults(): BayonetPointOptions {
  const entries = Object.entries(options).map(([key, spec]) => [key, spec.default]);
  return Object.fromEntries(entries) as BayonetPointOptions;
}

export const DEFAULT_OPTIONS: BayonetPointOptions = defaults();
