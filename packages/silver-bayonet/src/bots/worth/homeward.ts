import type { Seat } from '@vedette/engine';
import { membersOf } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Edge } from '../../scenario/format/words.ts';
import { hasRewards } from '../../scenario/score/aims.ts';
import { bonusXpOf } from '../../scenario/score/score.ts';
import { againstMonsters, sideOf, sidesIn } from '../../sides.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Wants } from './wants.ts';

/** Whether a side had better leave, by which edges (null: any), and what each that gets away is worth. */
export interface Homeward {
  readonly wanted: boolean;
  readonly edges: readonly Edge[] | null;
  readonly worth: number;
}

/** Turns after which nobody stays for small things, and for anything. */
const LATE = 10;
const TOO_LATE = 16;
/** What is left of a side when it looks for the way out: a share of it, or so much more than the enemy has. */
const FAILING = 0.5;
const SUPERIOR = 1.4;
/** Getting away is worth something by itself once it is decided. */
const AWAY = 0.4;
/** What can still be won must be worth this much to stay. */
const WORTH_STAYING = 0.5;

const STAY: Homeward = { wanted: false, edges: null, worth: 0 };

/**
 * SB-MOV-10, SB-END-02: leaving saves soldiers, ends the game when nobody is left, and is sometimes rewarded itself. A
 * scenario without rewards is won by those who hold the field.
 */
export function homeward(look: Look, seat: Seat, wants: Wants): Homeward {
  const { s } = look;
  if (!hasRewards(s) || s.turn < 2) return STAY;
  const go = againstMonsters(s) ? hasSeenEnough(s, seat, wants) : isAhead(look, seat);
  if (!go) return STAY;
  const leaving = wants.tallies.filter(
    ({ tally }) => tally.tally === 'exited' && tally.carrying === undefined,
  );
  const edges = leaving.flatMap(({ tally }) => (tally.tally === 'exited' ? (tally.edges ?? []) : []));
  const worth = leaving.reduce((sum, want) => sum + want.worth, AWAY);
  return { wanted: true, edges: edges.length > 0 ? edges : null, worth };
}

/** Against monsters: half the side is gone, or nothing is left to be won but a way home. */
function hasSeenEnough(s: SilverBayonetState, seat: Seat, { tallies }: Wants): boolean {
  const side = sideOf(s, seat);
  const all = s.figures.filter(({ home }) => home !== null && side.includes(home));
  const left = all.filter(({ standing }) => standing === 'standing' || standing === 'left').length;
  if (left <= all.length * FAILING || s.turn >= LATE) return true;
  const here = tallies.filter(({ tally }) => tally.tally !== 'exited' && tally.tally !== 'survivors');
  return here.reduce((sum, { worth }) => sum + worth, 0) < WORTH_STAYING;
}

/** Against other units: in front, and not so strong that staying wins more. */
function isAhead(look: Look, seat: Seat): boolean {
  const { s } = look;
  if (s.turn >= TOO_LATE) return true;
  const own = bonusXpOf(look, sideOf(s, seat));
  if (own <= 0) return false;
  for (const seats of sidesIn(s)) {
    if (!seats.includes(seat) && own <= bonusXpOf(look, seats)) return false;
  }
  if (s.turn >= LATE) return true;
  const strength = (of: Seat) => membersOf(s, of).reduce((sum, { health }) => sum + health, 0);
  const strongest = Math.max(0, ...s.sides.map((_, of) => (of === seat ? 0 : strength(of))));
  return strength(seat) < SUPERIOR * strongest;
}
