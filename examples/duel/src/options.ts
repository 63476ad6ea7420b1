import type { OptionTable } from '@vedette/engine';

export const options: OptionTable = {
  'strike-back': { kind: 'switch', default: true, rule: 'DU-09' },
  turns: {
    kind: 'number',
    default: 12,
    min: 1,
    max: 30,
    rule: 'DU-14',
  },
};
