import type { Seat } from '@vedette/engine';
import type { CampaignCx } from '../game.ts';
import { amend, member } from '../members.ts';
import { correctables, isSame } from './correction.ts';

/** FF-PARTY-18: a mistake in the books is put right by hand; everything that came after it stays as it was. */
export function correct(cx: CampaignCx, keeper: Seat): void {
  const { s } = cx;
  const records = correctables(s);
  const given = cx.ask('correct', keeper, { records });
  const known = records.find((one) => one.member === given.member)!;
  if (isSame(known, given)) return;
  const { seat, name, member: id } = known;
  const before = { insanity: known.insanity, infection: known.infection, bank: known.bank };
  const { insanity, infection, bank, note } = given;
  const after = { insanity, infection, bank };
  cx.emit({ type: 'corrected', rule: 'FF-PARTY-18', seat, member: id, name, before, after, note });
  const player = s.players[seat]!;
  player.points = bank;
  const who = member(player, id);
  amend(who, { insanity: insanity.length === 0 ? null : insanity, infection });
  if (who.former === null) who.cursedIn = infection === null ? null : (who.cursedIn ?? s.history.length);
}
