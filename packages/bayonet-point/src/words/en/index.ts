import { board } from './board.ts';
import { brief } from './brief.ts';
import { card } from './card.ts';
import { describe, endingOf, unitActed, unitCameOn, unitMoved } from './describe.ts';
import { hintOn, noteOn } from './hints.ts';
import { muster } from './muster.ts';
import { figureName, nameOf, orderName, phrase, sideName } from './names.ts';
import { ordinal } from './numbers.ts';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { placeNames } from './place-names.ts';
import { refusals } from './refusals.ts';
import { scenarioName, scenarioPremise, scenarioText, scenarioValues } from './scenarios.ts';
import { modifier, shapeName } from './terms.ts';
import { classTitle, terrainTitle, troopTitle, weaponTitle } from './things.ts';
import { deedOf, titleOf } from './titles.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'Bayonet Point',
  /** An evening on paper. */
  evening: { turns: 'Turn', aims: 'Secret aims' },
  refusals,
  options,
  optionGroups,
  placeNames,
  orders,
  scenarioName,
  scenarioPremise,
  scenarioText,
  scenarioValues,
  describe,
  endingOf,
  unitMoved,
  unitCameOn,
  unitActed,
  prompt: {
    title: titleOf,
    option: phrase,
    deed: deedOf,
    order: orderName,
    hint: hintOn,
    note: noteOn,
    shape: shapeName,
    /** One of several of one name, such as two companies that their owner calls alike. */
    apart: (name: string, number: number) => `${name} (the ${ordinal(number)})`,
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
  card,
  brief,
  /** Slips of paper that are laid on the table. */
  slips: { scenario: 'The die has chosen' },
  muster,
};
