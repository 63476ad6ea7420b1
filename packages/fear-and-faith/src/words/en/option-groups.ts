import type { OptionGroupId } from '../../option-groups.ts';

export const optionGroups: Readonly<Record<OptionGroupId, string>> = {
  parties: 'Parties',
  'setting-up': 'Setting up and ending',
  activation: 'Activation and groups',
  moving: 'Moving',
  'hand-to-hand': 'Hand to hand',
  shooting: 'Shooting',
  fear: 'Fear',
  magic: 'Magic and special rules',
};
