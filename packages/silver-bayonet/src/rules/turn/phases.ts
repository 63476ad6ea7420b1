import type { Seat } from '@vedette/engine';
import { monsters, standing, stands, unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { happened } from '../../scenario/story/happened.ts';
import { againstMonsters } from '../../sides.ts';
import type { Figure, Phase, SilverBayonetState } from '../../state.ts';
import { endIfDecided } from '../ending/end.ts';

/** SB-TURN-01. */
const COMPETITIVE: readonly Phase[] = [
  'initiative',
  'primary-1',
  'monsters',
  'secondary',
  'primary-2',
  'end',
];
/** SB-SOLO-03, SB-COOP-03. */
const AGAINST_MONSTERS: readonly Phase[] = ['initiative', 'player-1', 'monsters', 'player-2', 'end'];

export function phasesOf(s: Pick<SilverBayonetState, 'scenario'>): readonly Phase[] {
  return againstMonsters(s) ? AGAINST_MONSTERS : COMPETITIVE;
}

/** After initiative: the phases of this turn, in order; swapped, the monsters go before everybody (SB-TURN-05). */
export function enterPhases(cx: SilverCx, swapped: boolean): void {
  const { s } = cx;
  const phases = phasesOf(s).slice(1);
  s.phases = swapped ? ['monsters', ...phases.filter((phase) => phase !== 'monsters')] : phases;
  s.waiting = s.order.slice(1);
  enter(cx);
  if (s.ended === null && hasWork(s)) announce(cx);
  else settle(cx);
}

/** Members of a player's unit still to be activated. */
export function waitingFigures(s: SilverBayonetState, seat: Seat): Figure[] {
  return unitOf(s, seat).filter(({ activated }) => !activated);
}

/** Who activates next, where a player does; null in other phases. */
export function activePlayer(s: SilverBayonetState): Seat | null {
  switch (s.phase) {
    case 'primary-1':
    case 'primary-2':
    case 'player-1':
      return s.order[0]!;
    case 'secondary':
      return s.waiting[0] ?? null;
    case 'player-2':
      return s.order[1] ?? s.order[0]!;
    case 'initiative':
    case 'monsters':
    case 'end':
      return null;
  }
}

/** Whether in this phase only so many activate as are owed. */
export function owes(phase: Phase): boolean {
  return phase === 'primary-1' || phase === 'player-1';
}

/**
 * SB-TURN-07, SB-SOLO-03: half of those the first player has on the table, rounded down, at least one. Two against the
 * monsters have a phase each for everybody (SB-COOP-03).
 */
export function firstHalf(s: SilverBayonetState): number {
  const count = unitOf(s, s.order[0]!).length;
  const everybody = againstMonsters(s) && s.order.length > 1;
  return everybody ? count : Math.max(1, Math.floor(count / 2));
}

/** Goes on to where there is something to do; phases without work are passed over in silence (SB-TURN-08). */
export function settle(cx: SilverCx): void {
  const { s } = cx;
  endIfDecided(cx);
  if (s.ended !== null || hasWork(s)) return;
  do {
    // SB-TURN-10: the others one after the other.
    if (s.phase === 'secondary' && s.waiting.length > 1) s.waiting.shift();
    else s.phases.shift();
    enter(cx);
    if (s.ended !== null) return;
  } while (!hasWork(s));
  announce(cx);
}

function enter(cx: SilverCx): void {
  const { s } = cx;
  s.phase = s.phases[0]!;
  tellStory(cx);
  if (s.ended !== null) return;
  // SB-TURN-07.R1: counted as the phase begins.
  if (owes(s.phase)) s.owed = firstHalf(s);
  if (s.phase === 'monsters') beforeMonsters(cx);
}

/** SB-OPS-17: as a phase begins, also if it is then passed over. */
function tellStory(cx: SilverCx): void {
  const { s } = cx;
  if (s.phase === 'end') return;
  const phase = s.phase === 'monsters' ? 'monster' : s.phase;
  happened(cx, { event: 'phase-start', phase, seat: activePlayer(s) });
  endIfDecided(cx);
}

/** SB-ATT-85: bones may rise just before the Monster Phase, and act in it. */
function beforeMonsters(cx: SilverCx): void {
  for (const figure of standing(cx.s)) {
    if (stands(figure)) cx.react('monsterPhase', figure);
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
  return !owes(s.phase) || s.owed > 0;
}
