import type { Step } from '@vedette/engine';
import type { SilverBayonet, SilverCx } from './game.ts';
import { placeMonster } from './rules/monsters/place-monster.ts';
import { activateNext, activateNextMonster } from './rules/turn/activate.ts';
import { deployNext, rollForSides } from './rules/turn/deploy.ts';
import { endTurn } from './rules/turn/end-of-turn.ts';
import { rollInitiative } from './rules/turn/initiative.ts';
import type { SilverBayonetState } from './state.ts';

type SilverStep = Step<SilverBayonet>;

const arrival: SilverStep = { name: 'arrival', run: placeArriving };
const sides: SilverStep = { name: 'sides', run: rollForSides };
const deployment: SilverStep = { name: 'deployment', run: deployNext };
const initiative: SilverStep = { name: 'initiative', run: rollInitiative };
const activation: SilverStep = { name: 'activation', run: activateNext };
const monster: SilverStep = { name: 'monster', run: activateNextMonster };
const end: SilverStep = { name: 'end of turn', run: endTurn };

/** SB-SET-01, step 4: the scenario's monsters, before anybody deploys. */
function placeArriving(cx: SilverCx): void {
  for (const { type, ...spot } of cx.s.arriving) placeMonster(cx, type, spot, 'SB-SET-01');
  cx.s.arriving.length = 0;
}

/** SB-SET-01, SB-TURN-01: what comes next. */
export function nextStep(s: SilverBayonetState): SilverStep | null {
  if (s.ended !== null) return null;
  if (s.arriving.length > 0) return arrival;
  if (!s.sidesRolled) return sides;
  if (s.deploying.length > 0) return deployment;
  if (s.phase === 'initiative') return initiative;
  if (s.phase === 'monsters') return monster;
  return s.phase === 'end' ? end : activation;
}
