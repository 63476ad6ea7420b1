import { item } from '../data/armoury/armoury.ts';
import { figure } from '../figures.ts';
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
    mayUseGear: (may, { figure: id, gear, weapon }, cx) =>
      may && item(weapon ?? figure(cx.s, id).gear[gear]!.item).slots < BOTH_HANDS,
    // SB-EQ-28.R2: a torch that was blessed or enchanted.
    attackTypes(types, { attacker, weapon }, cx) {
      if (weapon !== 'torch') return types;
      const supply = figure(cx.s, attacker).gear.find((gear) => gear.item === 'oil-and-torches');
      return [...types, ...(supply?.types ?? [])];
    },
    actions: (options) => [...options, 'drop-torch'],
    acts({ figure: id, action }, cx) {
      if (action === 'drop-torch') take(figure(cx.s, id), 'lit-torch');
    },
    lostGear({ figure: id, item: lost }, cx) {
      if (lost === 'oil-and-torches') take(figure(cx.s, id), 'lit-torch');
    },
  },
};
