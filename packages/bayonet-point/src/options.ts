import { defaultsOf, type OptionTable, type OptionValues } from '@vedette/engine';

/** BP-GEN-21: the switches, each with the rule it turns. */
export const options = {
  'action-order': {
    kind: 'choice',
    default: 'phase-order',
    values: ['phase-order', 'free'],
    rule: 'BP-SEQ-04',
  },
  'action-scheme': {
    kind: 'choice',
    default: 'one-action',
    values: ['one-action', 'phases'],
    rule: 'BP-SEQ-03',
  },
  'class-gap': {
    kind: 'choice',
    default: 'outcome',
    values: ['outcome', 'to-hit', 'off'],
    rule: 'BP-MEL-10',
  },
  'cover-stacking': {
    kind: 'choice',
    default: 'additive',
    values: ['additive', 'best-only'],
    rule: 'BP-SHT-06',
  },
  'figure-scale': {
    kind: 'choice',
    default: 'large',
    values: ['large', 'small'],
    rule: 'BP-GEN-03',
  },
  'fog-automatic-sight': {
    kind: 'choice',
    default: 'printed',
    values: ['printed', 'reduced'],
    rule: 'BP-VIS-06',
  },
  'foot-pursuit': {
    kind: 'choice',
    default: 'optional',
    values: ['optional', 'never'],
    rule: 'BP-CHG-11',
  },
  'generation-die': {
    kind: 'choice',
    default: 'd10',
    values: ['d4', 'd6', 'd8', 'd10', 'd12'],
    rule: 'BP-ARMY-08',
  },
  'group-fail': {
    kind: 'choice',
    default: 'all',
    values: ['all', 'lowest-only'],
    rule: 'BP-ACT-09',
  },
  'half-loss-rout': {
    kind: 'choice',
    default: 'final',
    values: ['final', 'rally-allowed'],
    rule: 'BP-MOR-10',
  },
  'historical-lancers': {
    kind: 'switch',
    default: true,
    rule: 'BP-ARMY-06',
  },
  'hit-outcome': {
    kind: 'choice',
    default: 'standard',
    values: ['standard', 'alternate'],
    rule: 'BP-HIT-03',
  },
  'idle-count': {
    kind: 'choice',
    default: 'inactive',
    values: ['inactive', 'failed-only'],
    rule: 'BP-ACT-04',
  },
  'lance-first-strike': {
    kind: 'switch',
    default: false,
    rule: 'BP-MEL-12',
  },
  'lone-leader': {
    kind: 'choice',
    default: 'no-charge',
    values: ['no-charge', 'free', 'none'],
    rule: 'BP-ACT-10',
  },
  'morale-rating': {
    kind: 'choice',
    default: 'class',
    values: ['class', 'rolled'],
    rule: 'BP-MOR-04',
  },
  'mounted-driven-back': {
    kind: 'choice',
    default: 'd10',
    values: ['d10', 'horsemanship'],
    rule: 'BP-CAV-15',
  },
  'natural-ten': {
    kind: 'choice',
    default: 'normal',
    values: ['normal', 'always-miss'],
    rule: 'BP-GEN-12',
  },
  'play-mode': {
    kind: 'choice',
    default: 'units',
    values: ['units', 'individuals'],
    rule: 'BP-GEN-08',
  },
  'role-points': {
    kind: 'choice',
    default: 'equal',
    values: ['equal', 'shared'],
    rule: 'BP-SCN-17',
  },
  'rout-minimum': {
    kind: 'choice',
    default: 'flee-moves',
    values: ['flee-moves', 'game-turns'],
    rule: 'BP-MOR-15',
  },
  'routed-counts': {
    kind: 'choice',
    default: 'final',
    values: ['final', 'fleeing'],
    rule: 'BP-SCN-09',
  },
  table: {
    kind: 'choice',
    default: 'standard',
    values: ['standard', 'square'],
    rule: 'BP-GEN-05',
  },
  'turn-limit': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 100,
    whole: true,
    rule: 'BP-SCN-05',
  },
  'unit-fire': {
    kind: 'choice',
    default: 'per-figure',
    values: ['per-figure', 'one-die'],
    rule: 'BP-SHT-12',
  },
  'unit-leader-activation': {
    kind: 'choice',
    default: 'own-roll',
    values: ['own-roll', 'minus-two', 'automatic'],
    rule: 'BP-ACT-10',
  },
  weather: {
    kind: 'choice',
    default: 'clear',
    values: ['clear', 'fog', 'rain', 'night'],
    rule: 'BP-VIS-06',
  },
  'wounded-shooting': {
    kind: 'number',
    default: 2,
    min: 2,
    max: 3,
    whole: true,
    rule: 'BP-SHT-08',
  },
} as const satisfies OptionTable;

/** The options of a match, all filled in. */
export type BayonetPointOptions = OptionValues<typeof options>;

export const DEFAULT_OPTIONS: BayonetPointOptions = defaultsOf(options);
