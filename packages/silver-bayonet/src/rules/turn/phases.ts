import type { Seat } from '@vedette/engine';
import { monsters, standing, stands, unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure, Phase, SilverBayonetState } from '../../state.ts';

/** SB-TURN-01. */
export const PHASES: readonly Phase[] = [
  'initiative',
  'primary-1',
  'monsters',
  'secondary',
  'primary-2',
  'end',
];
/** SB-TURN-05: the monsters go before the primary player; the rest is unchanged. */
const SWAPPED: readonly Phase[] = ['monsters', 'primary-1', 'secondary', 'primary-2', 'end'];

/** After initiative: the phases of this turn, in order. */
export function enterPhases(cx: SilverCx, swapped: boolean): void {
  const { s } = cx;
  s.phases = swapped ? [...SWAPPED] : PHASES.slice(1);
  s.waiting = s.order.slice(1);
  enter(cx);
  if (hasWork(s)) announce(cx);
  else settle(cx);
}

/** Members of a player's unit still to be activated. */
export function waitingFigures(s: SilverBayonetState, seat: Seat): Figure[] {
  return unitOf(s, seat).filter(({ activated }) => !activated);
}

/** Who activates next, where a player does; null in other phases. */
export function activePlayer(s: SilverBayonetState): Seat | null {
  if (s.phase === 'primary-1' || s.phase === 'primary-2') return s.order[0]!;
  return s.phase === 'secondary' ? (s.waiting[0] ?? null) : null;
}

/** SB-TURN-07: half of those the primary player has on the table, rounded down, at least one. */
export function firstHalf(s: SilverBayonetState): number {
  return Math.max(1, Math.floor(unitOf(s, s.order[0]!).length / 2));
}

/** Goes on to where there is something to do; phases without work are passed over in silence (SB-TURN-08). */
export function settle(cx: SilverCx): void {
  const { s } = cx;
  if (s.ended !== null || hasWork(s)) return;
  do {
    // SB-TURN-10: the others one after the other.
    if (s.phase === 'secondary' && s.waiting.length > 1) s.waiting.shift();
    else {
      s.phases.shift();
      enter(cx);
    }
  } while (!hasWork(s));
  announce(cx);
}

function enter(cx: SilverCx): void {
  const { s } = cx;
  s.phase = s.phases[0]!;
  // SB-TURN-07.R1: counted as the phase begins.
  if (s.phase === 'primary-1') s.owed = firstHalf(s);
  if (s.phase === 'monsters') beforeMonsters(cx);
}

/** SB-ATT-85: bones may rise just before the Monster Phase, and act in it. */
function beforeMonsters(cx: SilverCx): void {
  for (const figure of standing(cx.s)) {
    if (stands(figure)) cx.react('monsterPhase', figure, { figure: figure.id });
  }
}

function announce(cx: SilverCx): void {
  cx.emit({ type: 'phaseBegan', rule: 'SB-TURN-01', phase: cx.s.phase, seat: activePlayer(cx.s) });
}

function hasWork(s: SilverBayonetState): boolean {
  if (s.phase === 'end') return true;
  if (s.phase === 'monsters') return monsters(s).some(({ activated }) => !activated);
  const seat = activePlayer(s);
  if (seat === null || waitingFigures(s, seat).length === 0) return false;
  return s.phase !== 'primary-1' || s.owed > 0;
}
