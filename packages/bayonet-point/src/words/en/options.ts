import type { OptionWordsOf } from '@vedette/engine';
import type { options as table } from '../../options.ts';

export const options: OptionWordsOf<typeof table> = {
  'action-order': {
    title: 'Inside an activation shooting comes before moving, or in any order',
    values: { 'phase-order': 'phase order', free: 'free' },
  },
  'action-scheme': {
    title: 'An activation is one action (a Master two), or one of each phase',
    values: { 'one-action': 'one action', phases: 'phases' },
  },
  'class-gap': {
    title: 'The worse fighter pays for his class in the wound, in the blow, or not at all',
    values: { outcome: 'outcome', 'to-hit': 'to hit', off: 'off' },
  },
  'cover-stacking': {
    title: 'Hard and soft cover add up, or only the better counts',
    values: { additive: 'additive', 'best-only': 'best only' },
  },
  'figure-scale': {
    title: 'Figures of 25 to 28 mm, or of 15 to 20 mm',
    values: { large: 'large', small: 'small' },
  },
  'fog-automatic-sight': {
    title: 'Large figures in fog see for certain as far as ever, or less far',
    values: { printed: 'printed', reduced: 'reduced' },
  },
  'foot-pursuit': {
    title: 'Chargers on foot may pursue, or never do',
    values: { optional: 'optional', never: 'never' },
  },
  'generation-die': {
    title: 'Die for the numbers of a random army',
    values: { d4: 'd4', d6: 'd6', d8: 'd8', d10: 'd10', d12: 'd12' },
  },
  'group-fail': {
    title: "A leader's group fails as a whole, or only the figure rolled for",
    values: { all: 'all', 'lowest-only': 'lowest only' },
  },
  'half-loss-rout': {
    title: 'A unit that breaks at half its strength is gone, or may still rally',
    values: { final: 'final', 'rally-allowed': 'rally allowed' },
  },
  'historical-lancers': { title: 'Random armies may have lancers' },
  'hit-outcome': {
    title: 'Hits wound, or are quicker settled without wounds',
    values: { standard: 'standard', alternate: 'alternate' },
  },
  'idle-count': {
    title: 'Every turn without activation counts as idle, or only failed tests',
    values: { inactive: 'inactive', 'failed-only': 'failed only' },
  },
  'lance-first-strike': { title: 'Lances strike first like pikes' },
  'lone-leader': {
    title: 'A leader whose unit fails acts but does not charge, acts freely, or waits',
    values: { 'no-charge': 'no charge', free: 'free', none: 'none' },
  },
  'morale-rating': {
    title: 'Morale goes by class, or is rolled before the game',
    values: { class: 'class', rolled: 'rolled' },
  },
  'mounted-driven-back': {
    title: 'A rider driven back keeps his seat by a plain die, or by horsemanship',
    values: { d10: 'd10', horsemanship: 'horsemanship' },
  },
  'natural-ten': {
    title: 'A natural ten to hit is like any other, or always misses',
    values: { normal: 'normal', 'always-miss': 'always miss' },
  },
  'play-mode': {
    title: 'Figures fight in units, or each for himself',
    values: { units: 'units', individuals: 'individuals' },
  },
  'role-points': {
    title: 'Both sides have the same points, or the defender his share',
    values: { equal: 'equal', shared: 'shared' },
  },
  'rout-minimum': {
    title: 'Nobody rallies before three flee moves, or before three whole turns',
    values: { 'flee-moves': 'flee moves', 'game-turns': 'game turns' },
  },
  'routed-counts': {
    title: 'Only those beyond rallying count as lost, or everybody who runs',
    values: { final: 'final', fleeing: 'fleeing' },
  },
  table: {
    title: 'A table three by two, or a square one',
    values: { standard: 'standard', square: 'square' },
  },
  'turn-limit': { title: 'Turns to play; 0 leaves it to the scenario' },
  'unit-fire': {
    title: 'Every musket of a unit has its die, or the unit one',
    values: { 'per-figure': 'per figure', 'one-die': 'one die' },
  },
  'unit-leader-activation': {
    title: "A leader does not help his unit's activation, helps it by two, or makes it certain",
    values: { 'own-roll': 'own roll', 'minus-two': 'minus two', automatic: 'automatic' },
  },
  weather: {
    title: 'Weather',
    values: { clear: 'clear', fog: 'fog', rain: 'rain', night: 'night' },
  },
  'wounded-shooting': { title: 'What a wound costs a shooter' },
};
