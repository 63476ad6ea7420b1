import type { Unit } from '../unit.ts';

/** Riflemen who keep their distance, and a Highlander for those who do not. */
export const britain: Unit = {
  format: 'vedette-unit',
  version: 1,
  ruleset: 'silver-bayonet',
  name: 'Ashdown’s Greencoats',
  nation: 'britain',
  officer: {
    name: 'Harriet Ashdown',
    rank: 'Captain',
    increases: ['accuracy', 'speed', 'recruitment'],
    attributes: ['master-of-cover', 'quick-load'],
    equipment: ['rifle', 'cartridge-box', 'hand-weapon', 'pistol'],
    special: [{ item: 'silver-shot', host: 'cartridge-box' }, { item: 'salt-bag' }],
  },
  soldiers: [
    { name: 'Tom Garrick', type: 'rifleman', special: [{ item: 'silver-shot', host: 'cartridge-box' }] },
    { name: 'Ned Pryce', type: 'rifleman', special: [{ item: 'cold-iron-shot', host: 'cartridge-box' }] },
    { name: 'Will Sparrow', type: 'rifleman', special: [{ item: 'salt-bag' }] },
    {
      name: 'Hamish Rae',
      type: 'highlander',
      set: 1,
      special: [{ item: 'cold-iron-weapon', host: 'heavy-weapon' }],
    },
    { name: 'Abel Fenn', type: 'infantryman', special: [{ item: 'silver-weapon', host: 'musket' }] },
    { name: 'Moses Tarr', type: 'sailor', special: [{ item: 'oil-and-torches' }] },
    { name: 'Surgeon Lyle', type: 'doctor', special: [{ item: 'holy-symbol' }] },
  ],
};
