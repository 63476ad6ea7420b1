import type { OrderWords } from '@vedette/engine';

const JUDGEMENT = 'use your judgement';

/** What can be ordered for the other's units. */
export const orders: Readonly<Record<string, OrderWords>> = {
  'counter-charge': {
    title: 'When my cavalry is charged',
    hint: 'It may go to meet the charge, or receive it standing.',
    choices: { 'counter-charge': 'counter-charge', receive: 'receive it', judge: JUDGEMENT },
  },
  pursue: {
    title: 'When an enemy breaks',
    hint: 'Whoever has driven him off may hold back or go after him.',
    choices: {
      'hold-back': 'hold back',
      'press-on': 'press on',
      pursue: 'pursue',
      judge: JUDGEMENT,
    },
  },
  break: {
    title: 'When a unit of mine breaks',
    hint: 'It may throw itself down where it is, or run.',
    choices: { ground: 'go to ground', run: 'run', judge: JUDGEMENT },
  },
  rally: {
    title: 'When those who run could stop',
    hint: 'They may gather themselves, or run on.',
    choices: { rally: 'rally', 'run-on': 'run on', judge: JUDGEMENT },
  },
};
