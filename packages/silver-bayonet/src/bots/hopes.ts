import type { Seat } from '@vedette/engine';
import { isWithin } from '@vedette/scenario';
import { monsters, stands } from '../figures.ts';
import { looking } from '../hooks.ts';
import { areaOf, boardOf } from '../scenario/boards/board.ts';
import type { Condition, Tally } from '../scenario/format/condition.ts';
import { countOf } from '../scenario/score/tally.ts';
import { holds } from '../scenario/story/condition.ts';
import { contextOf } from '../scenario/story/context.ts';
import { sideOf } from '../sides.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { countsMonster } from './wants.ts';

/** Whoever lives long enough gets most of what there is enough of: the chance for each one that is missing. */
const ENOUGH = 0.95;
/** Monsters die when they please, and for whom. */
const KILL = 0.55;
/** What two sides need and only one can have. */
const CONTESTED = 0.5;
/** An object that nobody holds, one that a rival does; in one's own hands, and at the edge of the table with it. */
const UNFOUND = 0.3;
const WITH_A_RIVAL = 0.1;
const IN_HAND = 0.4;
const NEARLY_HOME = 0.55;
/** A clue within a short walk. */
const AT_HAND = 0.15;
/** Inches beyond which a clue is nobody's yet. */
const FAR = 24;

/** How likely it is that a condition will hold for a seat, 1 when it does. */
export function likely(s: SilverBayonetState, condition: Condition, seat: Seat): number {
  if ('all' in condition) return Math.min(1, ...condition.all.map((part) => likely(s, part, seat)));
  if ('any' in condition) return Math.max(0, ...condition.any.map((part) => likely(s, part, seat)));
  if ('tally' in condition && condition.min !== undefined) {
    const count = countOf(s, condition, seat);
    return isWithin(count, condition) ? 1 : chanceOf(s, condition, seat, condition.min - count);
  }
  return holds(looking(s), condition, contextOf({ player: seat })) ? 1 : 0;
}

/** The chance to get so many more of what a tally counts. */
function chanceOf(s: SilverBayonetState, tally: Tally, seat: Seat, more: number): number {
  switch (tally.tally) {
    case 'clues': {
      const found = hope(more, cluesFor(s, tally).length, needOfRivals(s, tally, seat, more));
      return found * (1 + (1 - ENOUGH) * atHand(s, tally, seat));
    }
    case 'revealed': {
      const hidden = s.clues.length > 0 ? tally.cards.length - countOf(s, tally, null) : 0;
      return hope(more, hidden, needOfRivals(s, tally, seat, more));
    }
    case 'kills':
    case 'wounds':
      return isGone(s, tally) ? 0 : times(KILL, more);
    case 'casualties':
      return hope(more, s.figures.filter((f) => isEnemy(s, f, seat) && isThere(f)).length, 0);
    case 'secured':
      return broughtHome(s, tally, seat);
    case 'exited':
      return tally.carrying === undefined ? times(ENOUGH, more) : broughtHome(s, tally, seat);
    case 'survivors':
    case 'placed':
      return 0;
  }
}

/** The chance to get so many of what there is, when rivals need some too. */
function hope(more: number, there: number, rivals: number): number {
  if (there < more) return 0;
  return times(ENOUGH, more) * (there < more + rivals ? CONTESTED : 1);
}

/** A chance that must come true so often. */
function times(chance: number, often: number): number {
  let all = 1;
  for (let n = 0; n < often; n++) all *= chance;
  return all;
}

/** What the neediest other side lacks of the same. */
function needOfRivals(s: SilverBayonetState, tally: Tally, seat: Seat, more: number): number {
  const whole = more + countOf(s, tally, seat);
  const side = sideOf(s, seat);
  let most = 0;
  for (let other = 0; other < s.sides.length; other++) {
    if (!side.includes(other)) most = Math.max(most, whole - countOf(s, tally, other));
  }
  return most;
}

/** Somebody had it, and no other of its kind is on the table. */
function isGone(s: SilverBayonetState, tally: TallyOf<'kills' | 'wounds'>): boolean {
  return countOf(s, tally, null) > 0 && !monsters(s).some((one) => countsMonster(tally, one, false));
}

function isEnemy(s: SilverBayonetState, { home }: Figure, seat: Seat): boolean {
  return home !== null && !sideOf(s, seat).includes(home);
}

function isThere(figure: Figure): boolean {
  return stands(figure) || figure.standing === 'waiting';
}

type TallyOf<Name extends Tally['tally']> = Extract<Tally, { readonly tally: Name }>;

/** SB-SCN-GEN-23: the chance to carry one of these objects off. */
function broughtHome(s: SilverBayonetState, tally: TallyOf<'secured' | 'exited'>, seat: Seat): number {
  if (countOf(s, tally, null) > 0) return 0;
  const own = inHand(s, tally, seat);
  if (own > 0) return Math.min(1, own);
  const wanted = objectsOf(tally);
  const withRival = s.figures.some((f) => isEnemy(s, f, seat) && isThere(f) && carriesOne(f, wanted));
  return withRival ? WITH_A_RIVAL : UNFOUND;
}

function carriesOne({ carries }: Figure, wanted: readonly string[] | undefined): boolean {
  return carries.some((id) => wanted === undefined || wanted.includes(id));
}

function objectsOf(tally: Tally): readonly string[] | undefined {
  return tally.tally === 'secured' ? tally.objects : tally.tally === 'exited' ? tally.carrying : undefined;
}

/** SB-SCN-GEN-23: objects that its figures carry, more the nearer they are to an edge. */
export function inHand(s: SilverBayonetState, tally: Tally, seat: Seat): number {
  const wanted = objectsOf(tally);
  if (wanted === undefined) return 0;
  let sum = 0;
  for (const f of s.figures) {
    if (f.home !== seat || !stands(f) || f.carries.length === 0) continue;
    for (const id of f.carries) if (wanted.includes(id)) sum += IN_HAND + NEARLY_HOME * nearEdge(s, f);
  }
  return sum;
}

/** SB-CLUE-01: how near its figures are to some clue that counts, on the way from nothing to one. */
export function atHand(s: SilverBayonetState, tally: Tally, seat: Seat): number {
  if (tally.tally !== 'clues') return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const clue of cluesFor(s, tally)) {
    for (const f of s.figures) {
      if (f.home !== seat || !stands(f)) continue;
      least = Math.min(least, Math.abs(f.x - clue.x) + Math.abs(f.y - clue.y));
    }
  }
  return AT_HAND * Math.max(0, 1 - least / FAR);
}

function cluesFor(s: SilverBayonetState, { deck: wanted }: TallyOf<'clues'>): SilverBayonetState['clues'] {
  return wanted === undefined ? s.clues : s.clues.filter(({ deck }) => deck === wanted);
}

/** 1 at an edge, 0 in the middle of the table. */
function nearEdge(s: SilverBayonetState, figure: Figure): number {
  const { x, y, width, depth } = areaOf(s, boardOf(s, figure));
  const away = Math.min(figure.x - x, x + width - figure.x, figure.y - y, y + depth - figure.y);
  return Math.max(0, 1 - (2 * away) / Math.min(width, depth));
}
