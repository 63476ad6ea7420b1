import { random, type Seat } from '@vedette/engine';
import type { BanType } from '../../data/rule-text.ts';
import { modelName } from '../../muster/builder/names.ts';
import { profileIn } from '../../muster/members.ts';
import type { CampaignCx } from '../game.ts';
import { enlist, partyOf, termsIn } from '../members.ts';
import { banTypes, mastersIn, openBans } from './offers.ts';

/** FF-CAMP-04, FF-CAMP-06, FF-PARTY-13: somebody joins, and everything about him is settled that a party settles. */
export function hire(cx: CampaignCx, seat: Seat, id: string, cost: number): void {
  const { s } = cx;
  const player = s.players[seat]!;
  const profile = profileIn(partyOf(player, [], s.options), id, termsIn(s.options))!;
  const taken = s.players.flatMap(({ members }) => members.map(({ entry }) => entry.name));
  const name = modelName(profile, taken, random(`${seat} ${player.enlisted} ${id}`));
  const about = { profile: id, name };
  const ban: BanType[] = [];
  for (let n = openBans(profile); n > 0; n--)
    ban.push(cx.ask('banType', seat, { ...about, options: banTypes(cx.s, profile, ban) }));
  // FF-SPEC-61: into what is said before every game.
  const changes = profile.rules.includes('transformation');
  const masters = mastersIn(s, seat, profile);
  const newcomer = enlist(player, seat, {
    profile: id,
    name,
    ...(ban.length === 0 ? {} : { ban }),
    ...(changes ? { package: 'none' } : {}),
    ...(masters.length === 0 ? {} : { master: cx.ask('newMaster', seat, { ...about, options: masters }) }),
  });
  cx.emit({ type: 'recruited', rule: 'FF-CAMP-06', seat, member: newcomer.id, name, profile: id, cost });
}
