import type { OptionTitle } from '@vedette/engine';
import type { DuelOptions } from '../../state.ts';

export const options: Readonly<Record<keyof DuelOptions, OptionTitle>> = {
  'strike-back': { title: 'A struck duellist may strike back' },
  turns: { title: 'Turns until the duel is drawn' },
};
