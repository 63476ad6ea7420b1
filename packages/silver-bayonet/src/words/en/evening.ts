import { ATTRIBUTE_MEANINGS, BEHAVIOUR_MEANINGS } from './library/meanings.ts';

/** The words of an evening on paper. */
export const evening = {
  clues: 'Clue cards',
  turns: 'Turn',
  monsterDice: 'Monster Dice',
  behaviour: BEHAVIOUR_MEANINGS,
  /** What an attribute does that no soldier has. */
  traits: ATTRIBUTE_MEANINGS,
};
