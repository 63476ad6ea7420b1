import type { OptionGroupId } from '../../option-groups.ts';

export const optionGroups: Readonly<Record<OptionGroupId, string>> = {
  'aims-and-endings': 'Aims and endings',
  mustering: 'Mustering',
  'turns-and-orders': 'Turns and orders',
  moving: 'Moving',
  shooting: 'Shooting',
  'hand-to-hand': 'Hand to hand',
  monsters: 'Monsters',
  'events-and-encounters': 'Events and encounters',
  attributes: 'Attributes',
  'alone-or-side-by-side': 'Alone or side by side',
  'between-two-games': 'Between two games',
};
