import { FAR_APART, HANDICAPS, type Handicap } from '../../data/campaign-tables.ts';
import type { FateDie } from '../../state.ts';
import type { CampaignCx } from '../game.ts';
import type { CampaignOptions } from '../options.ts';
import type { CampaignState, SideInHand } from '../state.ts';

const KINDS: readonly FateDie[] = ['power', 'skill', 'monster'];

/** SB-CAMP-24: by how much the highest-ranked opponent is ahead of this unit; 0 where nobody is. */
function differentialOf({ game, players }: CampaignState, side: SideInHand): number {
  const own = players[side.seat]!.rank;
  const others = game!.sides.filter((other) => other !== side).map(({ seat }) => players[seat]!.rank);
  return Math.max(0, ...others.map((rank) => rank - own));
}

/** SB-CAMP-25.R1: the printed rows share 21 and 30; options say whose they are. */
export function handicapOn(differential: number, options: CampaignOptions): Handicap {
  const high = differential === 21 && options['differential-21'] === 'high';
  const low = differential === FAR_APART && options['differential-30'] === 'low';
  const read = high ? differential + 1 : low ? differential - 1 : differential;
  return HANDICAPS.findLast(({ from }) => read >= from)!;
}

/** SB-CAMP-24 to -27: what the lower-ranked unit gets before a game. */
export function handicap(cx: CampaignCx, side: SideInHand): void {
  const { s } = cx;
  if (!s.options['power-differential'] || s.game!.mode !== 'competitive') return;
  const differential = differentialOf(s, side);
  const { fateDice, bonusXp } = handicapOn(differential, s.options);
  side.differential = differential;
  side.bonusXp = bonusXp;
  if (differential >= FAR_APART) cx.emit({ type: 'farApart', rule: 'SB-CAMP-25', differential });
  if (bonusXp === 0) return;
  cx.emit({ type: 'outranked', rule: 'SB-CAMP-25', seat: side.seat, differential, fateDice, bonusXp });
  extraDice(cx, side, fateDice);
}

/** SB-CAMP-26: each kind once before any twice, so that only the odd ones are chosen. */
function extraDice(cx: CampaignCx, side: SideInHand, count: number): void {
  if (count === 0) return;
  const odd = count % KINDS.length;
  const chosen =
    odd === 0 ? [] : cx.ask('extraDice', side.seat, { options: KINDS, min: odd, max: odd, dice: count });
  const dice = [...KINDS.filter(() => count >= KINDS.length), ...chosen];
  for (const die of KINDS) {
    side.dice[die] = dice.filter((kind) => kind === die).length;
    if (side.dice[die] > 0)
      cx.emit({ type: 'diceNoted', rule: 'SB-CAMP-26', seat: side.seat, die, count: side.dice[die] });
  }
}
