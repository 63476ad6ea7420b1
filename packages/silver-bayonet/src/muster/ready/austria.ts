import type { Unit } from '../unit.ts';

/** Hunters of the unquiet dead: a Dhamphir and an Occultist, with muskets to keep the rest away. */
export const austria: Unit = {
  format: 'vedette-unit',
  version: 1,
  ruleset: 'silver-bayonet',
  name: 'The Carinthian Night Watch',
  nation: 'austria',
  officer: {
    name: 'Leopold Haselbach',
    rank: 'Hauptmann',
    increases: ['melee', 'health', 'recruitment'],
    attributes: ['great-faith', 'tactician'],
    equipment: ['fencing-weapon', 'pistol', 'pistol', 'breastplate'],
    special: [{ item: 'silver-weapon', host: 'fencing-weapon' }, { item: 'holy-symbol' }],
  },
  soldiers: [
    {
      name: 'Irena Vuk',
      type: 'dhamphir',
      equipment: ['heavy-weapon', 'pistol', 'pistol'],
      special: [{ item: 'silver-weapon', host: 'heavy-weapon' }, { item: 'oil-and-torches' }],
    },
    {
      name: 'Doctor Anselm Pichler',
      type: 'occultist',
      special: [{ item: 'holy-symbol' }, { item: 'cold-iron-weapon', host: 'hand-weapon' }],
    },
    { name: 'Josef Kern', type: 'grenadier', special: [{ item: 'silver-shot', host: 'cartridge-box' }] },
    { name: 'Matthias Lang', type: 'infantryman', special: [{ item: 'salt-bag' }] },
    {
      name: 'Pavel Dvorak',
      type: 'infantryman',
      special: [{ item: 'cold-iron-shot', host: 'cartridge-box' }],
    },
    { name: 'Wenzel Huber', type: 'artillerist', special: [{ item: 'oil-and-torches' }] },
    { name: 'Magdalena Ritter', type: 'doctor', special: [{ item: 'holy-symbol' }] },
  ],
};
