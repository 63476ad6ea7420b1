import { figure } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { activateMember } from '../activation/activation.ts';
import { concede } from '../ending/concede.ts';
import { endIfDecided } from '../ending/end.ts';
import { activateMonster, nextMonster } from '../monsters/phase.ts';
import { CONCEDE } from './activate-question.ts';
import { activePlayer, settle, waitingFigures } from './phases.ts';

/** SB-TURN-07, -09, -11: the player whose phase it is picks a figure, and it acts. */
export function activateNext(cx: SilverCx): void {
  const { s } = cx;
  // A position laid out by hand may be decided before anybody has moved.
  endIfDecided(cx);
  if (s.ended !== null) return;
  const seat = activePlayer(s)!;
  const options = [...waitingFigures(s, seat).map(({ id }) => id), CONCEDE];
  const id = cx.ask('activate', seat, { options });
  if (id === CONCEDE) concede(cx, seat);
  else {
    if (s.phase === 'primary-1') s.owed--;
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
