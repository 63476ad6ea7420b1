import type { Unit } from '../unit.ts';

/** Hussars and a cuirassier: few, fast, and with a plan. */
export const prussia: Unit = {
  format: 'vedette-unit',
  version: 1,
  ruleset: 'silver-bayonet',
  name: 'Die Raben von Glatz',
  nation: 'prussia',
  officer: {
    name: 'Friederike von Stolzenau',
    rank: 'Rittmeisterin',
    increases: ['melee', 'health', 'courage'],
    attributes: ['combat-rider', 'strong'],
    equipment: ['hand-weapon', 'pistol', 'pistol', 'breastplate'],
    special: [
      { item: 'silver-weapon', host: 'hand-weapon' },
      { item: 'silver-shot', host: 'pistol#2' },
    ],
  },
  soldiers: [
    {
      name: 'Wilhelm Kratz',
      type: 'light-cavalryman',
      special: [{ item: 'silver-weapon', host: 'hand-weapon' }],
    },
    {
      name: 'Emil Roth',
      type: 'light-cavalryman',
      special: [{ item: 'cold-iron-weapon', host: 'hand-weapon' }],
    },
    { name: 'Konrad Beyer', type: 'heavy-cavalryman', special: [{ item: 'silver-shot', host: 'pistol' }] },
    { name: 'Professor Weidling', type: 'tactician', set: 1, special: [{ item: 'salt-bag' }] },
    { name: 'Hans Pohl', type: 'infantryman', special: [{ item: 'silver-shot', host: 'cartridge-box' }] },
    { name: 'Feldscher Ohm', type: 'doctor', special: [{ item: 'holy-symbol' }] },
  ],
};
