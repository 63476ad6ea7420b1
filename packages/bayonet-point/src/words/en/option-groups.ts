import type { OptionGroupId } from '../../option-groups.ts';

export const optionGroups: Readonly<Record<OptionGroupId, string>> = {
  'aims-and-endings': 'Aims and endings',
  mustering: 'Mustering',
  'turns-and-orders': 'Turns and orders',
  moving: 'Moving',
  seeing: 'Seeing',
  shooting: 'Shooting',
  'hand-to-hand': 'Hand to hand',
  nerve: 'Nerve',
};
