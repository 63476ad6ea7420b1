import type { Unit } from '../unit.ts';

/** Old soldiers with bayonets, and a Vivandiere to keep up their hearts. */
export const france: Unit = {
  format: 'vedette-unit',
  version: 1,
  ruleset: 'silver-bayonet',
  name: 'La Ronde de Minuit',
  nation: 'france',
  officer: {
    name: 'Étienne Valcourt',
    rank: 'Capitaine',
    increases: ['melee', 'health', 'courage'],
    attributes: ['inspiring', 'supernatural-veteran'],
    equipment: ['hand-weapon', 'pistol', 'blunderbuss', 'shot-bag'],
    special: [
      { item: 'silver-weapon', host: 'hand-weapon' },
      { item: 'silver-shot', host: 'pistol' },
      { item: 'salt-bag' },
    ],
  },
  soldiers: [
    {
      name: 'Sergent Brochet',
      type: 'guard',
      special: [
        { item: 'silver-weapon', host: 'musket' },
        { item: 'silver-shot', host: 'cartridge-box' },
      ],
    },
    {
      name: 'Gaspard Muller',
      type: 'guard',
      special: [
        { item: 'cold-iron-weapon', host: 'musket' },
        { item: 'cold-iron-shot', host: 'cartridge-box' },
      ],
    },
    { name: 'Hugues Lambert', type: 'guard', special: [{ item: 'salt-bag' }, { item: 'holy-symbol' }] },
    {
      name: 'Lucette Fabre',
      type: 'vivandiere',
      special: [{ item: 'holy-symbol' }, { item: 'oil-and-torches' }],
    },
    { name: 'Antoine Crozet', type: 'sapper', special: [{ item: 'silver-weapon', host: 'heavy-weapon' }] },
    { name: 'Yves Le Goff', type: 'marine', special: [{ item: 'salt-bag' }] },
    { name: 'Docteur Marchand', type: 'doctor', special: [{ item: 'holy-symbol' }] },
  ],
};
