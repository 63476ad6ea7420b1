import type { Item } from './item.ts';

const SPECIAL = { armoury: 'special', page: '24-25' } as const;
const UPGRADE = { ...SPECIAL, class: 'upgrade', slots: 0 } as const;
const CARRIED = { ...SPECIAL, class: 'item', slots: 1 } as const;

const SHOT_HOSTS = ['cartridge-box', 'shot-bag', 'pistol'];
/** A musket or rifle stands for its bayonet. */
const BLADE_HOSTS = ['hand-weapon', 'heavy-weapon', 'fencing-weapon', 'musket', 'rifle'];

/** SB-EQ-20. */
export const SPECIAL_ARMOURY: readonly Item[] = [
  {
    ...UPGRADE,
    id: 'cold-iron-shot',
    title: 'Cold Iron Shot',
    special: { attack: 'shooting', type: 'cold-iron', use: 'declared', hosts: SHOT_HOSTS, spoils: 'fouled' },
    rule: 'SB-EQ-21',
  },
  {
    ...UPGRADE,
    id: 'cold-iron-weapon',
    title: 'Cold Iron Weapon',
    special: { attack: 'melee', type: 'cold-iron', use: 'always', hosts: BLADE_HOSTS, spoils: 'broken' },
    rule: 'SB-EQ-22',
  },
  {
    ...CARRIED,
    id: 'holy-symbol',
    title: 'Holy Symbol',
    special: { attack: null, type: null, use: 'carried', hosts: [] },
    rule: 'SB-EQ-23',
  },
  {
    ...CARRIED,
    id: 'oil-and-torches',
    title: 'Oil and Torches',
    special: { attack: 'melee', type: 'fire', use: 'lit', hosts: [] },
    rule: 'SB-EQ-24',
  },
  {
    ...CARRIED,
    id: 'salt-bag',
    title: 'Salt Bag',
    special: { attack: 'shooting', type: 'salt', use: 'declared', hosts: [], spoils: 'fouled' },
    rule: 'SB-EQ-25',
  },
  {
    ...UPGRADE,
    id: 'silver-shot',
    title: 'Silver Shot',
    special: { attack: 'shooting', type: 'silver', use: 'default', hosts: SHOT_HOSTS },
    rule: 'SB-EQ-26',
  },
  {
    ...UPGRADE,
    id: 'silver-weapon',
    title: 'Silver Weapon',
    special: { attack: 'melee', type: 'silver', use: 'always', hosts: BLADE_HOSTS },
    rule: 'SB-EQ-27',
  },
];
