import { musterWords } from '../../../words/en/muster.ts';
import { optionGroups } from '../../../words/en/option-groups.ts';
import { refusals } from '../../../words/en/refusals.ts';
import { describe, endingOf } from './describe.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { overview } from './overview.ts';
import { page, shown } from './shown.ts';
import { optionOf, titleOf } from './titles.ts';

/** The ready-made campaigns, by their ids. */
const FOUNDINGS: Readonly<Record<string, string>> = {
  'six-nights': 'Six nights',
  'three-nights': 'Three nights',
};

/** Everything that a campaign says, in English. */
export const en = {
  title: 'Fear and Faith: campaign',
  refusals,
  options,
  optionGroups,
  foundings: FOUNDINGS,
  die: 'D6',
  describe,
  endingOf,
  prompt: { title: titleOf, option: optionOf },
  overview,
  names,
  page,
  shown,
  muster: musterWords,
};
