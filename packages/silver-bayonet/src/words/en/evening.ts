import { BEHAVIOUR_MEANINGS } from './library/meanings.ts';

/** The words of an evening on paper. */
export const evening = {
  clues: 'Clue cards',
  turns: 'Turn',
  monsterDice: 'Monster Dice',
  behaviour: BEHAVIOUR_MEANINGS,
};
