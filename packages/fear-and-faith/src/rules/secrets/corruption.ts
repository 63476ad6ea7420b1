import type { Seat } from '@vedette/engine';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { model as modelOf } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import { conceal, disclose, truthOf } from './concealed.ts';

const ADVANCE = 'corruption';
const RULE = 'FF-CAMP-32';

/** FF-CAMP-32: who of the other rosters can be bought. */
export function corruptible({ models }: FaithState, by: Seat): readonly Model[] {
  return models.filter(
    ({ home, origin, rules }) =>
      home !== by &&
      origin === 'roster' &&
      !hasRule(rules, 'hero') &&
      !hasRule(rules, 'leader') &&
      !hasRule(rules, 'spiritual-leader'),
  );
}

/** FF-CAMP-32: before the game, whoever has bought an enemy writes down which; true while somebody is left to. */
export function corruptNext(cx: FaithCx): boolean {
  const { s } = cx;
  const seats = s.parties.map((_, seat) => seat);
  const left = seats.filter(
    (seat) =>
      s.parties[seat]!.advances.includes(ADVANCE) &&
      !s.secrets.some(({ kind, owner }) => kind === 'corruption' && owner === seat) &&
      corruptible(s, seat).length > 0,
  );
  const seat = left[0];
  if (seat === undefined) return false;
  const options = corruptible(s, seat).map(({ id }) => id);
  const of = `${seat}`;
  conceal(cx, 'corruption', of, seat, cx.ask('conceal', seat, { secret: 'corruption', of, options }));
  return left.length > 1;
}

/**
 * FF-CAMP-32: a turnover of somebody who might have been bought: whoever has bought somebody is asked, whether it
 * is he or not; true: it is, and the turn does not pass.
 */
export function unveiled(cx: FaithCx, models: readonly Model[]): boolean {
  const { s } = cx;
  for (const { kind, owner, of } of s.secrets) {
    if (kind !== 'corruption') continue;
    const among = corruptible(s, owner);
    const suspects = models.filter((model) => among.includes(model) && model.party !== owner);
    if (suspects.length === 0) continue;
    const isBought = suspects.some(({ id }) => id === truthOf(s, 'corruption', of));
    const options = isBought ? (['keep', 'unveil'] as const) : (['keep'] as const);
    const ids = suspects.map(({ id }) => id);
    if (cx.ask('unveil', owner, { models: ids, options }) === 'keep') continue;
    const bought = modelOf(s, disclose(cx, 'corruption', of, RULE));
    afflict(bought, 'corrupted', { by: owner });
    return true;
  }
  return false;
}

/** FF-CAMP-32: at the start of his turn they come over to whoever has bought them. */
export function comeOver(cx: FaithCx, seat: Seat): void {
  for (const model of cx.s.models)
    if (model.conditions.corrupted?.by === seat && model.party !== seat) joins(cx, model, seat);
}

/** FF-CAMP-32, FF-GEN-20: in another party, whose player nominates it. */
export function joins(cx: FaithCx, model: Model, seat: Seat): void {
  model.party = seat;
  model.controller = seat;
  cx.emit({ type: 'turned', rule: RULE, model: model.id, party: seat, profile: null });
}
