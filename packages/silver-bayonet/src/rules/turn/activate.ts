import { figure } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { ADD_MONSTER, CONCEDE, TRUCE } from '../../option-ids.ts';
import { activateMember } from '../activation/activation.ts';
import { concede } from '../ending/concede.ts';
import { endIfDecided } from '../ending/end.ts';
import { proposeTruce } from '../ending/truce.ts';
import { addMonster, hasFreeHand } from '../monsters/free-hand.ts';
import { activateMonster, nextMonster } from '../monsters/phase.ts';
import { activePlayer, owes, settle, waitingFigures } from './phases.ts';

/** SB-TURN-07, -09, -11: the player whose phase it is picks a figure, and it acts. */
export function activateNext(cx: SilverCx): void {
  const { s } = cx;
  // A position laid out by hand may be decided before anybody has moved.
  endIfDecided(cx);
  if (s.ended !== null) return;
  const seat = activePlayer(s)!;
  const waiting = waitingFigures(s, seat).map(({ id }) => id);
  const options = [...waiting, ...(hasFreeHand(s) ? [ADD_MONSTER] : []), CONCEDE, TRUCE];
  const id = cx.ask('activate', seat, { options });
  if (id === CONCEDE) concede(cx, seat);
  else if (id === TRUCE) proposeTruce(cx, seat);
  else if (id === ADD_MONSTER) addMonster(cx, seat);
  else {
    if (owes(s.phase)) s.owed--;
    activateMember(cx, figure(s, id));
  }
  settle(cx);
}

/** SB-TURN-08: one monster. */
export function activateNextMonster(cx: SilverCx): void {
  const monster = nextMonster(cx);
  if (monster !== null) activateMonster(cx, monster);
  settle(cx);
}
