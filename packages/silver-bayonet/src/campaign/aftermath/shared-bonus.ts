import type { CampaignCx } from '../game.ts';
import type { SideInHand } from '../state.ts';
import { type Survivor, survivors } from './settled.ts';
import { gainXp } from './xp.ts';

const SIDES = 10;

/** SB-COOP-05.R2: allies name figures of their own in turn, one point each, the one with fewer left first. */
export function shareBonus(cx: CampaignCx, points: number): void {
  let [next, other] = inOrder(cx);
  let left = points;
  while (left > 0 && (open(cx, next).length > 0 || open(cx, other).length > 0)) {
    if (open(cx, next).length > 0) {
      const { who } = named(cx, next, left);
      gainXp(cx, next, who, 'bonus', 'SB-COOP-05');
      left--;
    }
    [next, other] = [other, next];
  }
  if (left > 0) cx.emit({ type: 'xpLost', rule: 'SB-CAMP-13', seat: next.seat, points: left });
}

/** Those who have no bonus point from this game yet. */
function open({ s }: CampaignCx, side: SideInHand): readonly Survivor[] {
  return survivors(s, side).filter(({ who }) => s.game!.xp[who.id]?.bonus === undefined);
}

function named(cx: CampaignCx, side: SideInHand, left: number): Survivor {
  const among = open(cx, side);
  if (among.length === 1) return among[0]!;
  const id = cx.ask('shareBonus', side.seat, { options: among.map(({ who }) => who.id), left });
  return among.find(({ who }) => who.id === id)!;
}

/** Fewer surviving figures first; equal numbers roll for it. */
function inOrder(cx: CampaignCx): [SideInHand, SideInHand] {
  const [one, two] = cx.s.game!.sides as [SideInHand, SideInHand];
  const more = survivors(cx.s, one).length - survivors(cx.s, two).length;
  if (more !== 0) return more < 0 ? [one, two] : [two, one];
  const [first, second] = [drawLot(cx, one), drawLot(cx, two)];
  if (first === second) return inOrder(cx);
  return first > second ? [one, two] : [two, one];
}

function drawLot(cx: CampaignCx, { seat }: SideInHand): number {
  const die = cx.roll(SIDES, 'who names a figure first');
  cx.emit({ type: 'drewLots', rule: 'SB-COOP-05', seat, die });
  return die;
}
