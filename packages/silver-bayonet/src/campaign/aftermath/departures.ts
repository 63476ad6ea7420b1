import { recordOf } from '../../muster/record.ts';
import type { CampaignCx } from '../game.ts';
import { strikeOff } from '../members.ts';
import type { Departed, Member, SideInHand } from '../state.ts';

/** SB-CAMP-05, SB-CAMP-06: struck off, with all special equipment and artefacts it carried (SB-CAMP-05.R1). */
export function die(
  cx: CampaignCx,
  { seat }: SideInHand,
  who: Member,
  cause: 'dead' | 'insane',
  rule: string,
): void {
  const { id, entry } = who;
  const lost = [
    ...entry.special.map(({ item }) => item),
    ...recordOf(entry).artefacts.map((artefact) => artefact.name),
  ];
  strikeOff(cx.s, seat, who, cause);
  cx.emit({ type: 'struckOff', rule, seat, member: id, name: entry.name, cause, lost });
}

/** Somebody goes home; what he carried for the unit stays with it (SB-CAMP-21). */
export function release(
  cx: CampaignCx,
  { seat }: SideInHand,
  who: Member,
  cause: Departed['cause'],
  rule: string,
): void {
  const player = cx.s.players[seat]!;
  const { id, entry } = who;
  player.baggage.push(...recordOf(entry).artefacts);
  strikeOff(cx.s, seat, who, cause);
  cx.emit({ type: 'struckOff', rule, seat, member: id, name: entry.name, cause, lost: [] });
}
