import type { FaithCx } from '../../game.ts';
import { membersOf, thisGame } from '../../models.ts';
import { hear } from '../../scenario/story/hear.ts';
import { settle } from '../aftermath/settle.ts';
import { startsHidden } from '../combat/hidden.ts';
import { comeOver } from '../secrets/corruption.ts';
import { beginPhase } from './begin-phase.ts';
import { endIfDecided } from './ending.ts';

/** FF-ACT-16 step 1 */
export function beginTurn(cx: FaithCx): void {
  const { s } = cx;
  const party = s.parties[s.active]!;
  party.turns++;
  comeOver(cx, s.active);
  // FF-GEN-14: what is limited to once a turn begins anew with every player turn.
  for (const model of s.models) model.turn = {};
  s.frights = [];
  for (const one of s.parties) one.frightened = false;
  for (const model of membersOf(s, s.active)) {
    model.startedHidden = startsHidden(cx, model);
    // FF-MOV-13: until the start of its owner's next turn.
    if (thisGame(model, 'loud') > 0) model.game = { ...model.game, loud: 0 };
    if (thisGame(model, 'given-away') > 0) model.game = { ...model.game, 'given-away': 0 };
  }
  for (const one of s.parties) cx.react('anyTurnBegins', one);
  for (const model of membersOf(s, s.active)) cx.react('turnBegins', model);
  if (s.active === s.order[0]) hear(cx, { event: 'round-start', nth: s.round });
  hear(cx, { event: 'turn-start', seat: s.active, nth: party.turns });
  settle(cx);
  beginPhase(cx, 'nominate');
  endIfDecided(cx);
}
