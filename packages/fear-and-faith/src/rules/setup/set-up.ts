import type { FaithCx } from '../../game.ts';
import type { FirstTask, StandardTask } from '../../scenario/format/tasks.ts';
import { unheard } from '../../scenario/story/heard.ts';
import { perform } from '../../scenario/story/perform.ts';
import { takeAims } from '../secrets/aims.ts';
import { corruptNext } from '../secrets/corruption.ts';
import { putOnGuises } from '../secrets/guises.ts';
import { lookAround } from '../secrets/look-around.ts';
import { beginPhase } from '../turn/begin-phase.ts';
import { placeAnchors } from './anchors.ts';
import {
  chooseSide,
  deployAttacker,
  deployDefender,
  rollRoles,
  rollsAtDeployment,
  swapTwo,
} from './deployment.ts';
import { rollMoon, rollRounds, rollTime, rollWeather } from './environment.ts';
import { fixHaunts } from './haunts.ts';
import { layTerrain } from './layout.ts';

/** Does a task, or a part of it: true while something of it is left. */
type Work = (cx: FaithCx) => unknown;

/** FF-SET-01: in this order; a scenario leaves out what it settles itself. */
const TASKS: Readonly<Record<FirstTask | StandardTask, Work>> = {
  guises: putOnGuises,
  corruption: corruptNext,
  aims: takeAims,
  roles: rollRoles,
  terrain: layTerrain,
  time: rollTime,
  moon: rollMoon,
  weather: rollWeather,
  rounds: rollRounds,
  haunts: fixHaunts,
  anchors: placeAnchors,
  side: chooseSide,
  'deploy-defender': deployDefender,
  'deploy-attacker': deployAttacker,
  swap: swapTwo,
  'deployment-rolls': rollsAtDeployment,
};

/** One task of setting up. */
export function setUp(cx: FaithCx): void {
  const { s } = cx;
  const [task, ...rest] = s.toDo;
  if (typeof task === 'string') {
    if (TASKS[task](cx) !== true) s.toDo = rest;
  } else if (task !== undefined) s.toDo = [...perform(cx, task, unheard(s.story)), ...rest];
  if (s.toDo.length > 0) return;
  // FF-SCN-31: once, when everybody is there.
  lookAround(cx);
  beginPhase(cx, 'initiative');
}
