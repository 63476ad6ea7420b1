import { afflictions } from './afflictions/index.ts';
import { attributes } from './attributes/index.ts';
import { conditions } from './conditions/index.ts';
import type { Attribute } from './game.ts';
import { items } from './items/index.ts';
import { behaviours } from './rules/monsters/behaviours/index.ts';

/**
 * Everything a kit can hold: attributes, items that change rules, conditions put on in play, madness brought along,
 * monsters' behaviours.
 */
export const abilities: readonly Attribute[] = [
  ...attributes,
  ...items,
  ...conditions,
  ...afflictions,
  ...behaviours,
];
