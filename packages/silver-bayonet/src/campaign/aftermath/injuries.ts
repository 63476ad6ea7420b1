import {
  INFECTED_MOST,
  INJURIES,
  MUMMYS_CURSES,
  PERMANENT_INJURIES,
  rowOn,
} from '../../data/campaign-tables.ts';
import type { CampaignCx } from '../game.ts';
import type { Member, SideInHand } from '../state.ts';
import { burden } from './burden.ts';
import { die } from './departures.ts';
import { goMad, madnessOn } from './madness.ts';
import { type Rolling, rollOn } from './roll.ts';
import { type Survivor, survivors } from './settled.ts';

/** SB-CAMP-01, step 1: Injury, Death and Madness, figure by figure, in the order that the owner sets (SB-CAMP-02). */
export function injuries(cx: CampaignCx, side: SideInHand): void {
  let left = survivors(cx.s, side).filter(({ figure: { fate } }) => tableOf(fate) !== null);
  while (left.length > 0) {
    const next = nextToRoll(cx, side, left);
    left = left.filter((other) => other !== next);
    if (tableOf(next.figure.fate) === 'injury') injury(cx, side, next);
    else madness(cx, side, next.who);
  }
  mummysCurse(cx, side);
}

/** SB-CAMP-02: who rolls on what; R1: whoever stands, or left by himself, does not. */
function tableOf(fate: Survivor['figure']['fate']): 'injury' | 'madness' | null {
  if (fate === 'collapsed') return 'madness';
  return fate === 'removed' || fate === 'down' ? 'injury' : null;
}

function nextToRoll(cx: CampaignCx, { seat }: SideInHand, left: readonly Survivor[]): Survivor {
  if (left.length === 1) return left[0]!;
  const id = cx.ask('rollNext', seat, { options: left.map(({ who }) => who.id) });
  return left.find(({ who }) => who.id === id)!;
}

/** SB-CAMP-05. */
function injury(cx: CampaignCx, side: SideInHand, { who, figure }: Survivor): void {
  const infected = figure.marks.includes('infected');
  const rolling = {
    who,
    table: 'injury',
    rule: 'SB-CAMP-05',
    read: (face: number) => injuryOn(face, infected),
  };
  const result = rollOn(cx, side, { ...rolling, rerolls: true });
  if (result === 'dead') die(cx, side, who, 'dead', 'SB-CAMP-05');
  else if (result === 'permanent-injury') permanentInjury(cx, side, who);
  else if (result === 'slow-recovery') burden(cx, side, who, 'nextGame', result, 'SB-CAMP-05');
}

/** SB-ATT-53: an infected wound heals slowly where a clean one would be a scratch; R1: after a reroll, too. */
function injuryOn(face: number, infected: boolean): string {
  const { id } = rowOn(INJURIES, face);
  return infected && id === 'flesh-wound' && face <= INFECTED_MOST ? 'slow-recovery' : id;
}

/** SB-CAMP-10, SB-CAMP-11: for good, as often as it comes. Rerolled only by option (SB-CAMP-03.R1). */
function permanentInjury(cx: CampaignCx, side: SideInHand, who: Member): void {
  const result = rollOn(cx, side, {
    who,
    table: 'permanent-injury',
    rule: 'SB-CAMP-10',
    read: (face) => rowOn(PERMANENT_INJURIES, face).id,
    rerolls: cx.s.options['injury-subtable-reroll'],
  });
  burden(cx, side, who, 'injuries', result, 'SB-CAMP-10');
}

/** SB-CAMP-06. */
function madness(cx: CampaignCx, side: SideInHand, who: Member): void {
  const rolling: Rolling = { who, table: 'madness', rule: 'SB-CAMP-06', read: madnessOn, rerolls: true };
  goMad(cx, side, who, rollOn(cx, side, rolling));
}

/** SB-ATT-66.R1: whoever a mummy has wounded rolls once, if he lives; these rolls stand. */
function mummysCurse(cx: CampaignCx, side: SideInHand): void {
  if (!cx.s.options['mummys-curse-table']) return;
  for (const { who, figure } of survivors(cx.s, side)) {
    if (!figure.marks.includes('mummys-curse')) continue;
    const result = rollOn(cx, side, {
      who,
      table: 'mummys-curse',
      rule: 'SB-ATT-66',
      read: (face) => rowOn(MUMMYS_CURSES, face).id,
      rerolls: false,
    });
    if (result !== 'spared') burden(cx, side, who, 'nextGame', result, 'SB-ATT-66');
  }
}
