import type { Unit } from '../unit.ts';

/** Monster hunters by trade: a Veteran Hunter, an Investigator, and guides who know the hills. */
export const spain: Unit = {
  format: 'vedette-unit',
  version: 1,
  ruleset: 'silver-bayonet',
  name: 'Los Mastines de Somosierra',
  nation: 'spain',
  officer: {
    name: 'Beltrán de Oca',
    rank: 'Capitán',
    increases: ['melee', 'speed', 'recruitment'],
    attributes: ['indefatigable', 'nimble'],
    equipment: ['fencing-weapon', 'volley-gun', 'pistol'],
    special: [{ item: 'cold-iron-weapon', host: 'fencing-weapon' }, { item: 'holy-symbol' }],
  },
  soldiers: [
    {
      name: 'Remedios Alarcón',
      type: 'veteran-hunter',
      attribute: 'expert-climber',
      equipment: ['musket', 'cartridge-box', 'pistol', 'hand-weapon'],
      special: [
        { item: 'silver-shot', host: 'cartridge-box' },
        { item: 'silver-weapon', host: 'hand-weapon' },
      ],
    },
    {
      name: 'Fray Lucas',
      type: 'supernatural-investigator',
      special: [{ item: 'silver-weapon', host: 'fencing-weapon' }, { item: 'salt-bag' }],
    },
    { name: 'Curro Vela', type: 'irregular', special: [{ item: 'silver-shot', host: 'cartridge-box' }] },
    { name: 'Paca la Zurda', type: 'irregular', set: 1, special: [{ item: 'oil-and-torches' }] },
    {
      name: 'Nuño Ferrer',
      type: 'artillerist',
      special: [{ item: 'cold-iron-weapon', host: 'hand-weapon' }],
    },
    { name: 'Doctora Ibarra', type: 'doctor', special: [{ item: 'holy-symbol' }] },
  ],
};
