import { monsters, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { againstMonsters } from '../../sides.ts';
import type { Figure } from '../../state.ts';
import { endActivation, goesOn, startActivation } from '../activation/activation.ts';
import { threeQuestions } from './behaviours/standard.ts';
import { chosenByPrimary } from './candidates.ts';
import { sunlight } from './sunlight.ts';

/**
 * SB-MONA-01: of those not yet activated the one with the lowest Health now; the primary player picks among equals.
 * Against the monsters alone he picks among all (SB-SOLO-04).
 */
export function nextMonster(cx: SilverCx): Figure | null {
  const waiting = monsters(cx.s).filter(({ activated }) => !activated);
  if (againstMonsters(cx.s)) return chosenByPrimary(cx, null, waiting, 'activate', 'SB-SOLO-04');
  const least = waiting.reduce((low, { health }) => Math.min(low, health), Number.POSITIVE_INFINITY);
  const weakest = waiting.filter(({ health }) => health === least);
  return chosenByPrimary(cx, null, weakest, 'activate', 'SB-MONA-01');
}

/** SB-MON-05: the start of every activation, special procedures, then the three questions. */
export function activateMonster(cx: SilverCx, monster: Figure): void {
  sunlight(cx, monster);
  if (!stands(monster) || cx.s.ended !== null) return;
  if (startActivation(cx, monster)) {
    // SB-MONA-02: the scenario has given its instructions as the activation began.
    if (goesOn(cx, monster)) cx.react('monsterActs', monster);
    if (goesOn(cx, monster)) threeQuestions(cx, monster);
  }
  endActivation(cx, monster);
}
