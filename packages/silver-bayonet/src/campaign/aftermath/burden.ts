import { recordOf } from '../../muster/record.ts';
import type { CampaignCx } from '../game.ts';
import { amend } from '../members.ts';
import type { Member, SideInHand } from '../state.ts';

/** Something to live with: for good, or for the next game. */
export function burden(
  cx: CampaignCx,
  { seat }: SideInHand,
  who: Member,
  kind: 'injuries' | 'madness' | 'nextGame',
  id: string,
  rule: string,
): void {
  amend(who, { [kind]: [...recordOf(who.entry)[kind], id] });
  cx.emit({ type: 'burdened', rule, seat, member: who.id, name: who.entry.name, burden: id });
}
