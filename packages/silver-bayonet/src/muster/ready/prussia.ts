import type { Unit } from '../unit.ts';

/** A hussar to see, guards to stand, a rifle for whatever comes over the hill. */
export const prussia: Unit = {
  format: 'vedette-unit',
  version: 1,
  ruleset: 'silver-bayonet',
  name: 'Die Raben von Glatz',
  nation: 'prussia',
  officer: {
    name: 'Friederike von Stolzenau',
    rank: 'Rittmeisterin',
    increases: ['melee', 'health', 'recruitment'],
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
    { name: 'Emil Roth', type: 'rifleman', special: [{ item: 'cold-iron-shot', host: 'cartridge-box' }] },
    { name: 'Konrad Beyer', type: 'guard', special: [{ item: 'silver-shot', host: 'cartridge-box' }] },
    { name: 'Anton Weidling', type: 'guard', special: [{ item: 'cold-iron-weapon', host: 'musket' }] },
    { name: 'Hans Pohl', type: 'infantryman', special: [{ item: 'silver-shot', host: 'cartridge-box' }] },
    { name: 'Jost Hübner', type: 'infantryman', special: [{ item: 'salt-bag' }] },
    { name: 'Feldscher Ohm', type: 'doctor', special: [{ item: 'holy-symbol' }] },
  ],
};
