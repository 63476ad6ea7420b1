import { monsters } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { endActivation, goesOn, startActivation } from '../activation/activation.ts';
import { threeQuestions } from './behaviours/standard.ts';
import { chosenByPrimary } from './candidates.ts';

/** SB-MONA-01: of those not yet activated the one with the lowest Health now; the primary player picks among equals. */
export function nextMonster(cx: SilverCx): Figure | null {
  const waiting = monsters(cx.s).filter(({ activated }) => !activated);
  const least = waiting.reduce((low, { health }) => Math.min(low, health), Number.POSITIVE_INFINITY);
  const weakest = waiting.filter(({ health }) => health === least);
  return chosenByPrimary(cx, null, weakest, 'activate', 'SB-MONA-01');
}

/** SB-MON-05: the start of every activation, special procedures, then the three questions. */
export function activateMonster(cx: SilverCx, monster: Figure): void {
  if (startActivation(cx, monster)) {
    // SB-MONA-02: the scenario's instructions before the monster's own.
    for (const bearer of [cx.s, monster]) {
      if (goesOn(cx, monster)) cx.react('monsterActs', bearer, { figure: monster.id });
    }
    if (goesOn(cx, monster)) threeQuestions(cx, monster);
  }
  endActivation(cx, monster);
}
