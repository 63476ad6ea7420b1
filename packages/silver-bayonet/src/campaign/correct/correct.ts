import type { Seat } from '@vedette/engine';
import { recordOf } from '../../muster/record.ts';
import { equip } from '../aftermath/re-equip.ts';
import { rise } from '../aftermath/tiers.ts';
import type { CampaignCx } from '../game.ts';
import { amend, memberOf, NO_DICE, powerRank, strikeOff } from '../members.ts';
import type { MemberId, SideInHand } from '../state.ts';
import type { BURDENS } from './burdens.ts';
import { type Correction, correctables, isSame, recordAfter, returned } from './correction.ts';

/** SB-UNIT-16: a mistake in the books is put right by hand; everything that came after it stays as it was. */
export function correct(cx: CampaignCx, keeper: Seat): void {
  const { s } = cx;
  const records = correctables(s);
  const correction = cx.ask('correct', keeper, { records });
  const known = records.find(({ member }) => member === correction.member)!;
  if (isSame(known, correction)) return;
  const { seat, name, member } = known;
  const { note, kit = false } = correction;
  const told = correction.rewards === undefined ? {} : { rewards: [...known.rewards] };
  const before = { ...noted(known), ...told };
  const after = { ...noted(correction), ...(correction.rewards && { rewards: correction.rewards }) };
  cx.emit({
    type: 'corrected',
    rule: 'SB-UNIT-16',
    seat,
    member,
    name,
    before,
    after,
    note,
    ...(kit && { kit }),
  });
  write(cx, seat, correction);
  const who = memberOf(s.players[seat]!, member);
  // SB-CAMP-15: whoever has reached another tier by it has its reward.
  if (who !== null) rise(cx, asSide(seat, member), who);
  if (who !== null && kit && known.chooses) equip(cx, seat, who, { specialToo: true });
  s.players[seat]!.rank = powerRank(s.players[seat]!);
}

type Noted = 'serves' | 'xp' | keyof typeof BURDENS;

/** What the chronicle tells of a record in any case. */
function noted({ serves, xp, injuries, madness, nextGame }: Pick<Correction, Noted>) {
  return { serves, xp, injuries, madness, nextGame };
}

function write({ s }: CampaignCx, seat: Seat, correction: Correction): void {
  const player = s.players[seat]!;
  const { member, serves } = correction;
  const who = memberOf(player, member);
  if (who === null) {
    const old = s.departed.find(({ id }) => id === member)!;
    s.departed = s.departed.filter(({ id }) => id !== member);
    player.soldiers = [...player.soldiers, { id: member, entry: returned(old, correction) }];
  } else if (serves) {
    amend(who, recordAfter(recordOf(who.entry), correction));
  } else {
    strikeOff(s, seat, who, 'dismissed');
  }
}

/** Between two games nobody has a side. */
function asSide(seat: Seat, member: MemberId): SideInHand {
  return {
    seat,
    fielded: [member],
    differential: 0,
    bonusXp: 0,
    dice: { ...NO_DICE },
    left: { power: 0, skill: 0 },
    veterans: [],
    newcomers: [],
  };
}
