import type { Operation } from '../../format/operation.ts';
import { blastRun } from './blast.ts';
import { bringRun } from './bring.ts';
import { doRun, eachRun, ifRun, mayRun, setRun, tableRun } from './control.ts';
import { chooseEdgeRun, deployRun } from './deploy.ts';
import { giftRun } from './gift.ts';
import { hideRun } from './hide.ts';
import {
  countAsRun,
  fearTestRun,
  giveAwayRun,
  immuneRun,
  qualityRun,
  removeRun,
  statusRun,
} from './people.ts';
import { arriveRun, holdBackRun } from './reserve.ts';
import type { Run } from './run.ts';
import { openRun, takeSlotsRun, wakeRun } from './slots.ts';
import { scoreRun, showAimRun, sightRun, timeRun } from './surroundings.ts';
import { discardRun, giveRun, placeTokensRun, revealRun, takeRun } from './tokens.ts';
import { wreckRun } from './wreck.ts';

/** What each operation does; a new one is a line here, its form in `format/operation.ts`. */
export const RUNS: { readonly [Op in Operation['op']]: Run<Op> } = {
  arrive: arriveRun,
  blast: blastRun,
  bring: bringRun,
  'choose-edge': chooseEdgeRun,
  'count-as': countAsRun,
  deploy: deployRun,
  discard: discardRun,
  do: doRun,
  each: eachRun,
  'fear-test': fearTestRun,
  gift: giftRun,
  give: giveRun,
  'give-away': giveAwayRun,
  hide: hideRun,
  'hold-back': holdBackRun,
  if: ifRun,
  immune: immuneRun,
  may: mayRun,
  open: openRun,
  'place-tokens': placeTokensRun,
  quality: qualityRun,
  remove: removeRun,
  reveal: revealRun,
  score: scoreRun,
  set: setRun,
  'show-aim': showAimRun,
  sight: sightRun,
  status: statusRun,
  table: tableRun,
  take: takeRun,
  'take-slots': takeSlotsRun,
  time: timeRun,
  wake: wakeRun,
  wreck: wreckRun,
};
