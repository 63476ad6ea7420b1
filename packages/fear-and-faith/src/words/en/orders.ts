import type { OrderWords } from '@vedette/engine';

const JUDGEMENT = 'use your judgement';

/** What can be ordered for the turns of others. */
export const orders: Readonly<Record<string, OrderWords>> = {
  charged: {
    title: 'When somebody is charged',
    hint: 'Whoever has a loaded gun in hand may fire it at the charger, or change it for a blade.',
    choices: { fire: 'fire', draw: 'draw a blade', neither: 'do neither', judge: JUDGEMENT },
  },
  reroll: {
    title: 'A die of a Hero of mine',
    hint: 'It may be taken up again; what it shows then counts.',
    choices: { keep: 'leave it', judge: JUDGEMENT },
  },
  advance: {
    title: 'The moment for an advance',
    hint: 'What was learned in a campaign, and can be used but so often.',
    choices: { keep: 'keep it', use: 'use it', judge: JUDGEMENT },
  },
  unveil: {
    title: 'Those who are hidden',
    hint: 'They may show themselves when something happens to them.',
    choices: { keep: 'stay hidden', unveil: 'show themselves', judge: JUDGEMENT },
  },
  climber: {
    title: 'When a climber is attacked',
    hint: 'He may let go of the wall before the dice are thrown.',
    choices: { hold: 'hold on', 'let-go': 'let go', judge: JUDGEMENT },
  },
  curse: {
    title: 'A witch who dies',
    hint: 'She may curse whoever did it.',
    choices: { curse: 'curse', spare: 'spare them' },
  },
  driven: {
    title: 'Which way somebody falls back or runs',
    hint: 'Where the rules leave it to you.',
    choices: { judge: JUDGEMENT },
  },
};
