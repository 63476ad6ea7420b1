import type { Attribute } from '../game.ts';
import { confused } from './confused.ts';
import { cursedForLife } from './cursed-for-life.ts';
import { episodesOfMadness } from './episodes-of-madness.ts';
import { imbalanced } from './imbalanced.ts';
import { spyForTheHarvestmen } from './spy-for-the-harvestmen.ts';

/** Madness that a figure brings along from earlier games (SB-CAMP-06). */
export const afflictions: readonly Attribute[] = [
  confused,
  cursedForLife,
  episodesOfMadness,
  imbalanced,
  spyForTheHarvestmen,
];
