import type { OrderWords } from '@vedette/engine';

/** What can be ordered for the other's turn. */
export const orders: Readonly<Record<string, OrderWords>> = {
  'strike-back': {
    title: 'After a blow',
    hint: 'Whoever still stands may strike back, or give ground.',
    choices: {
      'strike-back': 'strike back',
      hale: 'strike back while he is hale, else back off',
      'back-off': 'back off',
    },
    numbers: { hale: '% of his health left' },
  },
  fate: {
    title: 'A fate die on a roll of mine',
    hint: 'A die once spent is gone.',
    choices: { keep: 'keep it' },
  },
  card: {
    title: 'The card up my sleeve',
    hint: 'Played when its moment comes, or kept for another.',
    choices: { keep: 'keep it', play: 'play it' },
  },
  'stand-fast': {
    title: 'When he would fall',
    hint: 'A fate die keeps a stubborn duellist on his feet.',
    choices: { spend: 'spend the die', fall: 'let him fall' },
  },
};
