import type { Look } from '../../game.ts';
import { onTable, thisTurn } from '../../models.ts';
import { isEngaged } from '../../rules/combat/engaged.ts';
import { mayBeNominated } from '../../rules/nominations/model.ts';
import type { Model } from '../../state.ts';
import type { BoardWords } from '../board-words.ts';

/** FF-ACT-02, FF-ACT-08: what is left of this turn for it. */
export function mayDo(look: Look, model: Model, { card: { may } }: BoardWords): readonly string[] {
  const { s } = look;
  if (s.ended !== null || s.phase === 'set-up' || s.phase === 'initiative') return [];
  if (!onTable(model)) return model.standing === 'out' ? [may.out] : [];
  return [ownTurn(look, model, may), ...(isEngaged(look, model) ? [may.engaged] : [])];
}

function ownTurn(look: Look, model: Model, may: BoardWords['card']['may']): string {
  const { activation, active } = look.s;
  if (activation?.acting === model.id) return may.now(activation.actions);
  if (active !== model.controller) return may.waits;
  if (mayBeNominated(look, model.controller, model)) return may.nominate;
  return thisTurn(model, 'nominated') > 0 ? may.done : may.notNow;
}
