import { board } from './board.ts';
import { describe, endingOf } from './describe.ts';
import { hintOn } from './hints.ts';
import { muster } from './muster.ts';
import { figureName, nameOf, phrase, sideName } from './names.ts';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { scenarioName, scenarioPremise, scenarioValues } from './scenarios.ts';
import { modifier, shapeName } from './terms.ts';
import { classTitle, terrainTitle, troopTitle, weaponTitle } from './things.ts';
import { titleOf } from './titles.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'Bayonet Point',
  refusals,
  options,
  optionGroups,
  scenarioName,
  scenarioPremise,
  scenarioValues,
  describe,
  endingOf,
  prompt: {
    title: titleOf,
    option: phrase,
    hint: hintOn,
    shape: shapeName,
    /** Two of one name, such as two companies that their owner calls alike. */
    apart: (name: string, id: string) => `${name} (${id})`,
  },
  nameOf,
  sideName,
  figureName,
  classTitle,
  troopTitle,
  terrainTitle,
  weaponTitle,
  modifier,
  weather: (id: string) => options.weather.values[id as keyof typeof options.weather.values],
  die: (sides: number) => `D${sides}`,
  board,
  muster,
};
