import type { Pending, StandingOrder } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';

const KEEP = { keep: 'keep the die' };

/** Questions that come so often that some players answer them once for all; where dice are at stake, only by keeping them. */
export const standing: { readonly [K in Pending<SilverBayonet>['kind']]?: StandingOrder } = {
  force: {
    when: 'When an enemy comes close',
    answers: { force: 'force the fight', 'let-pass': 'let it pass' },
  },
  strikeBack: {
    when: 'After a blow',
    answers: { 'strike-back': 'strike back', 'back-off': 'back off', hold: 'stand fast' },
  },
  leave: { when: 'At the edge of the table', answers: { leave: 'leave', stay: 'stay' } },
  takeUp: { when: 'Something within reach', answers: { take: 'take it', leave: 'leave it' } },
  reroll: { when: 'A Fate Die on a roll of your own', answers: KEEP },
  monsterReroll: { when: 'A Monster Die on a monster’s roll', answers: KEEP },
  monsterChoice: { when: 'A Monster Die to send a monster elsewhere', answers: KEEP },
};
