import { board } from './board.ts';
import { card } from './card.ts';
import { describe } from './describe.ts';
import { endingOf } from './endings.ts';
import { evening } from './evening.ts';
import { hintOn } from './hints.ts';
import { entryWords } from './library/entries.ts';
import { muster } from './muster.ts';
import { DICE, DIE_MARKS, nameOf, objectName, sideName, weaponInHand } from './names.ts';
import { noteOn } from './notes.ts';
import { odds } from './odds.ts';
import { optionGroups } from './option-groups.ts';
import { deedWords, optionWords } from './option-words.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { placeNames } from './place-names.ts';
import { refusals } from './refusals/index.ts';
import { scenarioName, scenarioPremise, scenarioText, scenarioValues } from './scenarios.ts';
import { earned } from './scored.ts';
import { slips } from './slips.ts';
import { standing } from './standing.ts';
import { areaName, fright, modifier, pieceName } from './terms.ts';
import { itemTitle, monsterTitle, soldierTitle } from './things.ts';
import { titleOf } from './titles.ts';

/** "The artefact" in the middle of a sentence, and a Troll as the one that is meant. */
const theOne = (name: string): string => `the ${name.replace(/^the /i, '')}`;

/** Everything that the game says, in English. */
export const en = {
  title: 'The Silver Bayonet',
  refusals,
  options,
  optionGroups,
  orders,
  scenarioName,
  scenarioPremise,
  scenarioText,
  scenarioValues,
  evening,
  describe,
  endingOf,
  earned,
  prompt: { title: titleOf, option: optionWords, deed: deedWords, note: noteOn, hint: hintOn, standing },
  nameOf,
  sideName,
  objectName,
  itemTitle,
  monsterTitle,
  soldierTitle,
  weaponInHand,
  areaName,
  placeNames,
  pieceName,
  modifier,
  fright,
  dice: DICE,
  dieMarks: DIE_MARKS,
  board,
  card,
  slips,
  /** What is read before a scenario is played. */
  brief: {
    sections: {
      aim: 'The aim',
      rewards: entryWords.sections.rewards,
      secret: entryWords.sections.secret,
      special: entryWords.sections.special,
      over: entryWords.sections.over,
    },
    said: entryWords.said,
    aims: {
      kill: (monster: string) => `Kill ${theOne(monster)}.`,
      carryOff: (things: readonly string[]) => `Bring ${things.map(theOne).join(', ')} off the table.`,
      rewards: 'Earn more of the rewards than anybody else.',
      casualties: 'Put more of theirs out of the fight than they do of yours.',
    },
  },
  odds,
  muster,
};
