import { withExamples } from '@vedette/engine';
import { campaign } from './campaign.ts';
import { EXAMPLES } from './examples.ts';
import { fighting } from './fighting.ts';
import { finerPoints } from './finer-points.ts';
import { general } from './general.ts';
import { monsters } from './monsters.ts';
import { movement } from './movement.ts';
import { nerve } from './nerve.ts';

/** Rules at the length that settles an argument; their numbers come from the data that the rules go by. */
export const RULE_TEXTS = withExamples(
  {
    ...finerPoints,
    ...general,
    ...movement,
    ...fighting,
    ...nerve,
    ...monsters,
    ...campaign,
  },
  EXAMPLES,
);
