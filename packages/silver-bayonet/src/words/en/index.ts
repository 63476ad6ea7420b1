import { board } from './board.ts';
import { describe } from './describe.ts';
import { endingOf } from './endings.ts';
import { hintOn } from './hints.ts';
import { muster } from './muster.ts';
import { DICE, DIE_MARKS, nameOf, objectName, sideName, weaponInHand } from './names.ts';
import { noteOn } from './notes.ts';
import { odds } from './odds.ts';
import { optionGroups } from './option-groups.ts';
import { optionWords } from './option-words.ts';
import { options } from './options.ts';
import { refusals } from './refusals/index.ts';
import { scenarioName, scenarioPremise, scenarioText, scenarioValues } from './scenarios.ts';
import { standing } from './standing.ts';
import { areaName, fright, modifier, pieceName } from './terms.ts';
import { itemTitle, monsterTitle, soldierTitle } from './things.ts';
import { titleOf } from './titles.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'The Silver Bayonet',
  refusals,
  options,
  optionGroups,
  scenarioName,
  scenarioPremise,
  scenarioText,
  scenarioValues,
  describe,
  endingOf,
  prompt: { title: titleOf, option: optionWords, note: noteOn, hint: hintOn, standing },
  nameOf,
  sideName,
  objectName,
  itemTitle,
  monsterTitle,
  soldierTitle,
  weaponInHand,
  areaName,
  pieceName,
  modifier,
  fright,
  dice: DICE,
  dieMarks: DIE_MARKS,
  board,
  odds,
  muster,
};
