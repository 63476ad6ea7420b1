import type { Step } from '@vedette/engine';
import type { FearAndFaith } from './game.ts';
import { rollInitiative } from './rules/setup/initiative.ts';
import { setUp } from './rules/setup/set-up.ts';
import { actNext } from './rules/turn/act.ts';
import { beginTurn } from './rules/turn/begin-turn.ts';
import { endTurn } from './rules/turn/end-of-turn.ts';
import { gatherNext } from './rules/turn/gather.ts';
import { nominateNext } from './rules/turn/nominate.ts';
import type { FaithState, Phase } from './state.ts';

/** FF-ACT-16 */
const STEPS: Readonly<Record<Phase, Step<FearAndFaith>>> = {
  'set-up': { name: 'setting up', run: setUp },
  initiative: { name: 'initiative', run: rollInitiative },
  turn: { name: 'start of turn', run: beginTurn },
  nominate: { name: 'nomination', run: nominateNext },
  gather: { name: 'moves before the dice', run: gatherNext },
  act: { name: 'actions', run: actNext },
  'end-of-turn': { name: 'end of turn', run: endTurn },
};

/** What comes next; null when the match is over. */
export function nextStep(s: FaithState): Step<FearAndFaith> | null {
  return s.ended === null ? STEPS[s.phase] : null;
}
