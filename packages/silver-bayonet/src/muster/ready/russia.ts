import type { Unit } from '../unit.ts';

/** Faith and fur: a Werebear in front, a Champion of Faith behind, partisans in the trees. */
export const russia: Unit = {
  format: 'vedette-unit',
  version: 1,
  ruleset: 'silver-bayonet',
  name: 'The Birchwood Company',
  nation: 'russia',
  officer: {
    name: 'Arkady Voronin',
    rank: 'Kapitan',
    increases: ['accuracy', 'health', 'courage'],
    attributes: ['hard-to-put-down', 'unflappable'],
    equipment: ['musket', 'cartridge-box', 'heavy-weapon'],
    special: [
      { item: 'silver-shot', host: 'cartridge-box' },
      { item: 'cold-iron-weapon', host: 'heavy-weapon' },
    ],
  },
  soldiers: [
    { name: 'Grigory Medved', type: 'werebear', special: [{ item: 'silver-weapon', host: 'heavy-weapon' }] },
    {
      name: 'Father Tikhon',
      type: 'champion-of-faith',
      special: [{ item: 'holy-symbol' }, { item: 'oil-and-torches' }],
    },
    { name: 'Darya Lis', type: 'irregular', set: 1, special: [{ item: 'silver-shot', host: 'pistol' }] },
    { name: 'Semyon Gusev', type: 'irregular', special: [{ item: 'cold-iron-shot', host: 'cartridge-box' }] },
    { name: 'Ivan Sorokin', type: 'infantryman', special: [{ item: 'salt-bag' }] },
    { name: 'Fyodor Belov', type: 'infantryman', special: [{ item: 'silver-weapon', host: 'musket' }] },
  ],
};
