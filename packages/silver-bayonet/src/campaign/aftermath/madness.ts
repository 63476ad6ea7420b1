import { MADNESSES, PERMANENTLY_INSANE, rowOn } from '../../data/campaign-tables.ts';
import { recordOf } from '../../muster/record.ts';
import type { CampaignCx } from '../game.ts';
import type { Member, SideInHand } from '../state.ts';
import { burden } from './burden.ts';
import { die } from './departures.ts';

export function madnessOn(face: number): string {
  return rowOn(MADNESSES, face).id;
}

/** SB-CAMP-06: permanent and cumulative; what does not add up is no worse the second time (R1). */
export function goMad(cx: CampaignCx, side: SideInHand, who: Member, result: string): void {
  if (result === PERMANENTLY_INSANE) {
    die(cx, side, who, 'insane', 'SB-CAMP-06');
    return;
  }
  const { rule, adds } = MADNESSES.find(({ id }) => id === result)!;
  if (adds !== true && recordOf(who.entry).madness.includes(result)) {
    const { seat } = side;
    cx.emit({
      type: 'unchanged',
      rule: 'SB-CAMP-06',
      seat,
      member: who.id,
      name: who.entry.name,
      burden: result,
    });
    return;
  }
  burden(cx, side, who, 'madness', result, rule);
}
