import { en as play } from '../../../words/en/index.ts';
import { meanings } from '../../../words/en/meanings.ts';
import { optionGroups } from '../../../words/en/option-groups.ts';
import { refusals } from '../../../words/en/refusals/index.ts';
import { resultTitle } from '../../../words/en/results.ts';
import { describe, endingOf } from './describe.ts';
import { forms } from './forms.ts';
import { foundings } from './foundings.ts';
import { memberName, scenarioName, securedName, typeTitle } from './names.ts';
import { options } from './options.ts';
import { overview } from './overview.ts';
import { rewardTitle } from './rewards.ts';
import { page, shown } from './shown.ts';
import { optionOf, titleOf } from './titles.ts';

/** Everything that a campaign says, in English; `play`: what the games that it is made of say. */
export const en = {
  title: 'The Silver Bayonet: campaign',
  refusals,
  options,
  optionGroups,
  foundings,
  describe,
  endingOf,
  prompt: { title: titleOf, option: optionOf },
  overview,
  memberName,
  resultTitle,
  rewardTitle,
  scenarioName,
  securedName,
  typeTitle,
  meanings,
  page,
  shown,
  forms,
  play,
};
