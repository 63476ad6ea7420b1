import { type DeclaredUnit, spoken } from '@vedette/engine';
import { tongues } from './words/index.ts';

/** What duels are measured in: as long as an inch on the table. */
export const PACE: DeclaredUnit = { id: 'pace', toInch: 1, words: spoken(tongues, ({ pace }) => pace) };
