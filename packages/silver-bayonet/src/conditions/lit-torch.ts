import { item } from '../data/armoury/armoury.ts';
import type { Attribute } from '../game.ts';
import { take } from '../kit.ts';

/** Weapons of so many slots need both hands. */
const BOTH_HANDS = 2;

/** SB-EQ-24: a burning torch in hand, a weapon of its own that leaves no hand for a large one. */
export const litTorch: Attribute = {
  id: 'lit-torch',
  rule: 'SB-EQ-24',
  on: {
    builtInWeapons: (weapons) => [...weapons, 'torch'],
    bearsFire: () => true,
    mayUseGear: (may, { gear, weapon }, _, bearer) =>
      may && item(weapon ?? bearer.gear[gear]!.item).slots < BOTH_HANDS,
    // SB-EQ-28.R2: a torch that was blessed or enchanted.
    attackTypes(types, { weapon }, _, bearer) {
      if (weapon !== 'torch') return types;
      const supply = bearer.gear.find((gear) => gear.item === 'oil-and-torches');
      return [...types, ...(supply?.types ?? [])];
    },
    actions: (options) => [...options, 'drop-torch'],
    acts({ action }, _, bearer) {
      if (action === 'drop-torch') take(bearer, 'lit-torch');
    },
    lostGear({ item: lost }, _, bearer) {
      if (lost === 'oil-and-torches') take(bearer, 'lit-torch');
    },
  },
};
