import { gap } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { enemiesOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Look } from '../../hooks.ts';
import type { ClueMarker, Figure } from '../../state.ts';
import { distanceBetween, distanceToPoint } from '../measuring.ts';
import { CONTACT } from '../movement/contact.ts';
import { resolveCard } from './card.ts';

/** SB-CLUE-01: an enemy this near, to figure or marker, prevents it. */
const TOO_NEAR = 1;
/** SB-GEN-09.R1. */
const MARKER_REACH = 1;

/** SB-CLUE-01: the clue markers it could Investigate now. */
export function investigable(look: Look, figure: Figure): string[] {
  // SB-CAV-08, SB-MONA-12
  const able = figure.side !== null && !figure.mounted;
  if (!look.modify('mayInvestigate', figure, able, { figure: figure.id })) return [];
  const touching = look.s.clues.filter((clue) => touchesMarker(figure, clue));
  if (touching.length === 0) return [];
  const enemies = enemiesOf(look.s, figure);
  if (enemies.some((enemy) => distanceBetween(enemy, figure) <= TOO_NEAR)) return [];
  const free = (clue: ClueMarker) =>
    enemies.every((enemy) => distanceToPoint(enemy, clue, MARKER_RADIUS) > TOO_NEAR);
  return touching.filter(free).map(({ id }) => id);
}

/** SB-GEN-09.R1: contact with a marker's disc. */
function touchesMarker(figure: Figure, clue: ClueMarker): boolean {
  const { x, y, z } = clue;
  if (Math.abs(z - figure.z) >= MARKER_REACH) return false;
  return gap(figure, { x, y, z, radius: MARKER_RADIUS, height: 0 }) <= CONTACT.tolerance;
}

/** SB-CLUE-03, -04: a random card of the marker's deck is drawn and applied, then card and marker are gone. */
export function investigate(cx: SilverCx, figure: Figure, id: string): void {
  const clue = cx.s.clues.find((marker) => marker.id === id)!;
  const deck = cx.s.decks[clue.deck] ?? [];
  const card = deck.length === 0 ? null : cx.draw(deck);
  resolveCard(cx, figure, clue, card);
  const place = cx.s.clues.findIndex((marker) => marker.id === id);
  if (place >= 0) cx.s.clues.splice(place, 1);
}
