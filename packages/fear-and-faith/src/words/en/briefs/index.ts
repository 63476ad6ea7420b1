import { SPECIAL_RULES } from '../../../data/special-rules.ts';
import { ruleMeanings } from '../meanings.ts';
import { campaign } from './campaign.ts';
import { fighting } from './fighting.ts';
import { general } from './general.ts';
import { nerve } from './nerve.ts';
import { scenarios } from './scenarios.ts';
import { turn } from './turn.ts';

/** Rules of play in a line of our own, for whoever opens one from the log; special rules say what they do. */
export const briefs: Readonly<Record<string, string>> = {
  ...general,
  ...turn,
  ...fighting,
  ...nerve,
  ...Object.fromEntries(SPECIAL_RULES.map(({ id, rule }) => [rule, ruleMeanings[id]])),
  ...scenarios,
  ...campaign,
};
