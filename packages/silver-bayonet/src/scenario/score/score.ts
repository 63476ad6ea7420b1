import type { Seat } from '@vedette/engine';
import type { Look, SilverCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { monsterIn } from '../../rules/monsters/monster-in.ts';
import { sidesIn } from '../../sides.ts';
import type { FigureId, SilverBayonetState } from '../../state.ts';
import type { Reward } from '../format/ending.ts';
import { holdersSecure } from '../objects/secure.ts';
import { holds } from '../story/condition.ts';
import { contextOf } from '../story/context.ts';
import { hasRewards, rewardsFor, showAims } from './aims.ts';
import type { Line } from './line.ts';
import { countOf } from './tally.ts';

export interface Score {
  /** The seats of the side: two in co-operative play. */
  readonly seats: readonly Seat[];
  readonly lines: readonly Line[];
  /** SB-CAMP-13. */
  readonly bonusXp: number;
}

/** SB-SCN-GEN-32: every line, judged for each side on its own, as the game stands or as it has ended. */
export function score(s: SilverBayonetState): readonly Score[] {
  const look = looking(s);
  return sidesIn(s).map((seats) => {
    const lines = rewardsFor(s, seats).map((reward) => lineOf(look, reward, seats));
    const all = s.options['encounter-xp'] ? [...lines, encounters(s, seats)] : lines;
    const bonusXp = all.reduce((sum, { points, figures }) => (figures === null ? sum + points : sum), 0);
    return { seats, lines: all, bonusXp };
  });
}

/** SB-CAMP-13: the sum alone, for those who ask often. */
export function bonusXpOf(look: Look, seats: readonly Seat[]): number {
  const { s } = look;
  let sum = 0;
  for (const reward of rewardsFor(s, seats)) {
    if (!('figureXp' in reward)) sum += pointsFor(look, reward, seats[0]!);
  }
  return s.options['encounter-xp'] ? sum + encounters(s, seats).points : sum;
}

function lineOf(look: Look, reward: Reward, seats: readonly Seat[]): Line {
  const { id, text } = reward;
  if ('figureXp' in reward) {
    const figures = thoseWho(look.s, reward.of, seats);
    return { id, text, points: figures.length > 0 ? reward.figureXp : 0, figures };
  }
  return { id, text, points: pointsFor(look, reward, seats[0]!), figures: null };
}

function pointsFor(look: Look, reward: Exclude<Reward, { figureXp: number }>, seat: Seat): number {
  if (reward.if !== undefined && !holds(look, reward.if, contextOf({ player: seat }))) return 0;
  if (!('per' in reward)) return reward.xp;
  const points = reward.xp * Math.floor(countOf(look.s, reward.per, seat) / (reward.every ?? 1));
  return reward.max === undefined ? points : Math.min(points, reward.max);
}

type Feats = Extract<Reward, { readonly figureXp: number }>['of'];

/** SB-SCN-GEN-36: the side's figures that have done all of this themselves. */
function thoseWho(s: SilverBayonetState, of: Feats, seats: readonly Seat[]): readonly FigureId[] {
  const own = s.figures.filter(({ home }) => home !== null && seats.includes(home));
  return own.map(({ id }) => id).filter((id) => hasDone(s, of, id));
}

function hasDone({ deeds }: SilverBayonetState, of: Feats, id: FigureId): boolean {
  const { investigated = 0, revealed, exitedFromTurn } = of;
  const own = deeds.filter((deed) => 'figure' in deed && deed.figure === id);
  if (own.filter(({ what }) => what === 'investigated').length < investigated) return false;
  if (revealed !== undefined && !own.some((deed) => deed.what === 'revealed' && revealed.includes(deed.card)))
    return false;
  if (exitedFromTurn === undefined) return true;
  return own.some((deed) => deed.what === 'exited' && deed.turn >= exitedFromTurn);
}

/** SB-ENC-04, the option: what the bestiary gives for monsters of unexpected encounters. */
function encounters(s: SilverBayonetState, seats: readonly Seat[]): Line {
  const slain = new Map<FigureId, string>();
  for (const deed of s.deeds) {
    if (deed.what !== 'put-out' || !deed.encounter || deed.monster === null) continue;
    if (seats.includes(deed.seat)) slain.set(deed.victim, deed.monster);
  }
  const points = [...slain.values()].reduce((sum, type) => sum + monsterIn(s, type).xp.min, 0);
  return { id: 'encounters', text: 'For those who came uninvited.', points, figures: null };
}

/** Whether there is anything to win here but the field. */
export function isScored(s: SilverBayonetState): boolean {
  return hasRewards(s) || s.options['encounter-xp'];
}

/** SB-OPS-26: the game is over; what each side has earned is told, line by line. */
export function tellScore(cx: SilverCx): void {
  const { s } = cx;
  holdersSecure(cx);
  showAims(cx);
  for (const { seats, lines, bonusXp } of score(s)) {
    cx.emit({ type: 'scored', rule: 'SB-OPS-26', seats, lines, bonusXp });
  }
  s.stage = 'scored';
}
