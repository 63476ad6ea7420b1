import { hasRule } from '../../data/rule-text.ts';
import type { CampaignCx } from '../game.ts';
import { amend, profileOf, recordOf } from '../members.ts';
import { infectionsIn } from '../options.ts';
import type { SideInHand } from '../state.ts';
import { passesOneDie } from './one-die.ts';
import { survivorsOf } from './reported.ts';

/** FF-CAMP-07: who was marked and lived rolls, or has it in the blood. */
export function infection(cx: CampaignCx, side: SideInHand): void {
  const { s } = cx;
  const player = s.players[side.seat]!;
  if (player.party.side !== 'good') return;
  for (const { who, told } of survivorsOf(s, side)) {
    const type = told.bitten;
    if (type === null || !infectionsIn(s.options).includes(type)) continue;
    if (recordOf(who).infection !== undefined || !isLiving(cx, side, who.id)) continue;
    if (passesOneDie(cx, side, who, 'infection')) continue;
    amend(who, { infection: type });
    who.cursedIn = s.game!.number;
    const { name } = who.entry;
    cx.emit({ type: 'infected', rule: 'FF-CAMP-07', seat: side.seat, member: who.id, name, infection: type });
  }
}

function isLiving({ s }: CampaignCx, { seat }: SideInHand, id: string): boolean {
  const player = s.players[seat]!;
  const { tags, rules } = profileOf(player, player.members.find((one) => one.id === id)!, s.options);
  return tags.includes('living') && !hasRule(rules, 'artificial');
}
