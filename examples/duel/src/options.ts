import type { OptionTable } from '@vedette/engine';

export const options: OptionTable = {
  'strike-back': { kind: 'switch', default: true, title: 'A struck duellist may strike back', rule: 'DU-09' },
  turns: {
    kind: 'number',
    default: 12,
    min: 1,
    max: 30,
    title: 'Turns until the duel is drawn',
    rule: 'DU-14',
  },
};
