import type { Step } from '@vedette/engine';
import type { BayonetPoint, PointCx } from './game.ts';
import { endIfDecided } from './rules/ending/ending.ts';
import { flightStep } from './rules/flight/flight-step.ts';
import { continuingMelees } from './rules/melee/round.ts';
import { rollArmies } from './rules/setup/roll-armies.ts';
import { layOut, setUp } from './rules/setup/set-up.ts';
import { activateNext } from './rules/turn/activations.ts';
import { beginStep } from './rules/turn/begin-step.ts';
import { endTurn } from './rules/turn/end-of-turn.ts';
import { rollInitiative } from './rules/turn/initiative.ts';
import type { BayonetPointState, TurnStep } from './state.ts';

/** A step of the turn that is over when it has run, and what comes after it. */
function whole(run: (cx: PointCx) => void, next: TurnStep): (cx: PointCx) => void {
  return (cx) => {
    run(cx);
    endIfDecided(cx);
    if (cx.s.ended === null) beginStep(cx, next);
  };
}

/** BP-SEQ-01 */
const STEPS: Readonly<Record<TurnStep, Step<BayonetPoint>>> = {
  armies: { name: 'armies', run: rollArmies },
  terrain: { name: 'terrain', run: layOut },
  deployment: { name: 'deployment', run: setUp },
  initiative: { name: 'initiative', run: rollInitiative },
  'flight-1': { name: 'first flight', run: whole(flightStep, 'activations') },
  activations: { name: 'activation', run: activateNext },
  melees: { name: 'melees', run: whole(continuingMelees, 'flight-2') },
  'flight-2': { name: 'second flight', run: whole(flightStep, 'end') },
  end: { name: 'end of turn', run: endTurn },
};

/** What comes next; null when the match is over. */
export function nextStep(s: BayonetPointState): Step<BayonetPoint> | null {
  return s.ended === null ? STEPS[s.step] : null;
}
