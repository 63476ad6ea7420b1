import { type Body, bodyAt, gap } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { ClueMarker, Figure, FigureId } from '../../state.ts';
import { chargeTowards } from '../movement/charge.ts';
import { CONTACT } from '../movement/contact.ts';
import { follow } from '../movement/move.ts';
import { speedOf } from '../movement/speed.ts';
import type { Aim } from '../movement/way-search.ts';
import { wayTowards } from '../movement/way-towards.ts';
import { type Candidate, chosenByPrimary, closest, closestAnywhere, senses } from './candidates.ts';
import { howFar } from './how-far.ts';
import { lungeReach } from './lunge.ts';
import { redirect } from './redirect.ts';

/** SB-GEN-09.R1: a marker is touched from less than this much above or below it. */
const MARKER_HEIGHT = 1;

/** SB-MONA-05: at the closest soldier it sees; else to the closest clue marker; else at the closest soldier. */
export function moveOn(cx: SilverCx, monster: Figure, candidates: readonly Candidate[]): void {
  const inSight = (candidate: Candidate) => senses(cx, monster, candidate);
  const seen = closest(cx, monster, candidates, inSight);
  const clue = seen === null ? closestClue(cx, monster) : null;
  if (clue !== null) {
    goToClue(
      cx,
      monster,
      redirect(cx, monster, 'move', clue, () => cx.s.clues),
    );
    return;
  }
  const target = seen ?? closestAnywhere(cx, monster, candidates);
  if (target === null) return;
  const others = () => (seen === null ? candidates : candidates.filter(inSight)).map(({ figure }) => figure);
  goFor(cx, monster, redirect(cx, monster, 'move', target, others));
}

/** A Move of its full Speed at a soldier; contact is a Move to Attack (SB-MOV-11). */
export function goFor(cx: SilverCx, monster: Figure, target: Figure): void {
  const now = cx.s.activation!;
  now.moveSpent = true;
  cx.react('setsOut', monster, { target });
  const budget = speedOf(cx, monster);
  if (strikesFromHere(cx, monster, target, budget)) return;
  now.moved = true;
  chargeTowards(cx, monster, target, budget);
}

/** SB-MON-05.R1: within reach of a Lunge, and no contact to be had: it stays where it is. */
function strikesFromHere(look: Look, monster: Figure, target: Figure, budget: number): boolean {
  if (!look.table.inRange(monster, target, lungeReach(look, monster))) return false;
  if (look.table.touches(monster, target)) return false;
  const way = wayTowards(look, monster, { body: target, within: 0 }, budget);
  return way === null || !look.table.touches(bodyAt(way.end, monster), target);
}

/** One Move towards a place, a marker or the edge of the table. */
export function goTo(cx: SilverCx, monster: Figure, aim: Aim): void {
  cx.s.activation!.moveSpent = true;
  walkTo(cx, monster, aim, speedOf(cx, monster), []);
}

function walkTo(cx: SilverCx, monster: Figure, aim: Aim, budget: number, letPass: FigureId[]): void {
  const way = wayTowards(cx, monster, aim, budget);
  if (way === null) return;
  cx.s.activation!.moved = true;
  const { x, y, z } = monster;
  const onward = (left: number) => {
    const goneRound = left >= budget && monster.x === x && monster.y === y && monster.z === z;
    if (!goneRound) walkTo(cx, monster, aim, left, letPass);
  };
  follow(cx, monster, way, budget, 'move', null, letPass, onward);
}

function goToClue(cx: SilverCx, monster: Figure, clue: ClueMarker): void {
  const body = discOf(clue);
  const touches = gap(monster, body) <= CONTACT.tolerance && Math.abs(monster.z - clue.z) < MARKER_HEIGHT;
  if (!touches) goTo(cx, monster, { body, within: 0 });
}

function closestClue(cx: SilverCx, monster: Figure): ClueMarker | null {
  const away = howFar(cx, monster, cx.s.clues.map(discOf));
  const least = Math.min(...away);
  const nearest = cx.s.clues.filter((_, i) => away[i] === least);
  return chosenByPrimary(cx, monster, nearest, 'closest', 'SB-MONA-07');
}

/** SB-GEN-07.R1. */
function discOf({ x, y, z }: ClueMarker): Body {
  return { x, y, z, radius: MARKER_RADIUS, height: MARKER_HEIGHT };
}
