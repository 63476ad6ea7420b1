import type { CampaignCx } from '../game.ts';
import type { Member, SideInHand } from '../state.ts';

const SIDES = 10;

/** A roll on a table for one member. */
export interface Rolling {
  readonly who: Member;
  readonly table: string;
  readonly rule: string;
  /** The row of a face. */
  readonly read: (face: number) => string;
  /** Whether a left-over Fate Die can be spent on it. */
  readonly rerolls: boolean;
}

/** SB-CAMP-03: one die; one left-over Fate Die may roll it again, once, before anybody else rolls, and that stands. */
export function rollOn(cx: CampaignCx, side: SideInHand, rolling: Rolling): string {
  const face = cx.roll(SIDES, 'on a table of the campaign');
  const result = note(cx, side, rolling, face, null);
  const dice = (['power', 'skill'] as const).filter((die) => side.left[die] > 0);
  if (!rolling.rerolls || dice.length === 0) return result;
  const { who, table } = rolling;
  const facts = { member: who.id, table, die: face, result };
  const spent = cx.ask('reroll', side.seat, { options: ['keep', ...dice], ...facts });
  if (spent === 'keep') return result;
  side.left[spent]--;
  return note(cx, side, rolling, cx.roll(SIDES, 'on the same table again'), spent);
}

function note(
  cx: CampaignCx,
  { seat }: SideInHand,
  { who, table, rule, read }: Rolling,
  die: number,
  reroll: 'power' | 'skill' | null,
): string {
  const result = read(die);
  const roll = { seat, member: who.id, table, die, result, reroll };
  cx.s.game!.rolls.push(roll);
  cx.emit({ type: 'rolled', rule: reroll === null ? rule : 'SB-CAMP-03', name: who.entry.name, ...roll });
  return result;
}
