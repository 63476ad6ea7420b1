import type { Seat } from '@vedette/engine';
import type { FaithCx, Look } from '../../game.ts';
import { onTable, opponentOf } from '../../models.ts';
import { revivable } from '../free-actions/revive.ts';
import { comeBack } from '../magic/possession.ts';
import { unlockRevival } from './unlock-revival.ts';

/** FF-SPEC-24: so many turns of the opponent, and the conditions count as met. */
const PATIENCE = 2;

/** FF-SPEC-24: all it still has in play seems dead, or waits to return. */
function isDormant({ s }: Look, seat: Seat): boolean {
  const left = s.models.filter(
    (m) =>
      m.controller === seat &&
      (onTable(m) || m.standing === 'reserve' || m.conditions.possessing?.host === null),
  );
  return (
    left.length > 0 &&
    left.every(
      ({ conditions }) => conditions.apparentlyDead !== undefined || conditions.possessing?.host === null,
    )
  );
}

/** FF-SPEC-24: at the end of the turn before a party's own. Nobody is kept down for good by an enemy who dares nothing. */
export function wakeTheDormant(cx: FaithCx): void {
  const { s } = cx;
  const seat = opponentOf(s, s.active);
  const party = s.parties[seat]!;
  party.dormant = isDormant(cx, seat) ? party.dormant + 1 : 0;
  if (party.dormant < PATIENCE) return;
  for (const model of s.models) {
    if (model.controller !== seat) continue;
    if (onTable(model)) unlockRevival(cx, model);
    if (model.conditions.possessing?.host === null) comeBack(cx, model);
  }
}

/** FF-SPEC-24: it must revive one before it does anything else. */
export function mustRevive(look: Look, seat: Seat): boolean {
  return (
    look.s.parties[seat]!.dormant >= PATIENCE && isDormant(look, seat) && revivable(look.s, seat).length > 0
  );
}
