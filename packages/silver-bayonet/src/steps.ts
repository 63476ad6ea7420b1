import type { Step } from '@vedette/engine';
import type { SilverBayonet } from './game.ts';
import { fillPools } from './rules/fate/starting-pool.ts';
import { deployNext } from './rules/setup/deploy.ts';
import { layOut, takeUpSides } from './rules/setup/lay-out.ts';
import { activateNext, activateNextMonster } from './rules/turn/activate.ts';
import { endTurn } from './rules/turn/end-of-turn.ts';
import { rollInitiative } from './rules/turn/initiative.ts';
import { isScored, tellScore } from './scenario/score/score.ts';
import type { Phase, SilverBayonetState, Stage } from './state.ts';

type SilverStep = Step<SilverBayonet>;

const initiative: SilverStep = { name: 'initiative', run: rollInitiative };
const activation: SilverStep = { name: 'activation', run: activateNext };
const monster: SilverStep = { name: 'monster', run: activateNextMonster };
const end: SilverStep = { name: 'end of turn', run: endTurn };
const score: SilverStep = { name: 'score', run: tellScore };

/** SB-SET-01, steps 4 to 7. */
const SET_UP: Readonly<Record<Exclude<Stage, 'play' | 'scored'>, SilverStep>> = {
  monsters: { name: 'set-up', run: layOut },
  sides: { name: 'sides', run: takeUpSides },
  deployment: { name: 'deployment', run: deployNext },
  fate: { name: 'fate pools', run: fillPools },
};

/** SB-TURN-01, SB-SOLO-03. */
const PHASES: Readonly<Record<Phase, SilverStep>> = {
  initiative,
  'primary-1': activation,
  'player-1': activation,
  monsters: monster,
  secondary: activation,
  'primary-2': activation,
  'player-2': activation,
  end,
};

/** What comes next. */
export function nextStep(s: SilverBayonetState): SilverStep | null {
  if (s.ended !== null) return s.stage === 'scored' || !isScored(s) ? null : score;
  if (s.stage === 'scored') return null;
  return s.stage === 'play' ? PHASES[s.phase] : SET_UP[s.stage];
}
