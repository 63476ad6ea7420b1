import type { OrderWords } from '@vedette/engine';

const JUDGEMENT = 'use your judgement';

/** What can be ordered for the activations of others. */
export const orders: Readonly<Record<string, OrderWords>> = {
  force: {
    title: 'When an enemy comes close',
    hint: 'An enemy who passes by can be made to fight.',
    choices: { force: 'force the fight', 'let-pass': 'let it pass', judge: JUDGEMENT },
  },
  'strike-back': {
    title: 'After a blow',
    hint: 'Whoever was struck at in a fight may strike back, or get out of it.',
    choices: {
      'strike-back': 'strike back',
      hale: 'strike back while he is hale, else give way',
      'give-way': 'give way',
    },
    numbers: { hale: '% of his Health left' },
  },
  'shot-at': {
    title: 'When somebody is shot at',
    hint: 'He may shoot back, throw himself into cover, or stand where he is.',
    choices: {
      'fire-or-stay': 'return a shot that is likely enough, else stand',
      'fire-or-dive': 'return a shot that is likely enough, else dive for cover',
      dive: 'dive for cover',
      stay: 'stand where he is',
    },
    numbers: { 'fire-or-stay': '% to hit', 'fire-or-dive': '% to hit' },
  },
  fate: {
    title: 'My Fate Dice',
    hint: 'On rolls and wounds of my own figures, and on the roll for Initiative.',
    choices: { keep: 'keep them all', sparing: 'spend them with judgement, but not the last' },
    numbers: { sparing: 'Power and Skill Dice to be left' },
  },
  'monster-dice': {
    title: 'My Monster Dice',
    hint: 'On rolls and wounds of monsters, and on whom they go for.',
    choices: { keep: 'keep them all', judge: JUDGEMENT },
  },
  gain: {
    title: 'A die that I may take',
    hint: 'Which kind goes into the pool.',
    choices: { power: 'a Power Die', skill: 'a Skill Die', monster: 'a Monster Die', judge: JUDGEMENT },
  },
};
