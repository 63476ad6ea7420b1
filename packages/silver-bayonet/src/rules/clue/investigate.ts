import type { Body } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { ENEMY_TOO_NEAR } from '../../data/play.ts';
import { enemiesOf } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { mayTry, passesChecks } from '../../scenario/clue-conditions.ts';
import { noteDeed } from '../../scenario/score/note-deed.ts';
import { happened } from '../../scenario/story/happened.ts';
import type { ClueMarker, Figure } from '../../state.ts';
import { clearOfEnemies, touchesMarker } from '../markers.ts';
import { resolveCard } from './card.ts';

/** SB-CLUE-01: an enemy this near, to figure or marker, prevents it. */
const TOO_NEAR = ENEMY_TOO_NEAR;

/** SB-CLUE-01: the clue markers it could Investigate now. */
export function investigable(look: Look, figure: Figure): string[] {
  // SB-CAV-08, SB-MONA-12
  const able = figure.side !== null && !figure.mounted;
  if (!look.modify('mayInvestigate', figure, able)) return [];
  const touching = look.s.clues.filter((clue) => touchesMarker(figure, disc(clue)));
  if (touching.length === 0) return [];
  if (look.table.within(figure, TOO_NEAR, enemiesOf(look.s, figure)).length > 0) return [];
  return touching
    .filter((clue) => clearOfEnemies(look, figure, disc(clue), TOO_NEAR))
    .filter(({ deck }) => mayTry(look, figure, deck))
    .map(({ id }) => id);
}

function disc({ x, y, z }: ClueMarker): Body {
  return { x, y, z, radius: MARKER_RADIUS, height: 0 };
}

/**
 * SB-CLUE-03, -04, SB-SCN-GEN-09: what stands before it, then a random card of the marker's deck is drawn and applied
 * while the marker is still there, then card and marker are gone.
 */
export function investigate(cx: SilverCx, figure: Figure, id: string): void {
  const clue = cx.s.clues.find((marker) => marker.id === id)!;
  const seat = figure.side!;
  if (!passesChecks(cx, figure, clue.deck)) return;
  const deck = cx.s.decks[clue.deck] ?? [];
  const card = deck.length === 0 ? null : cx.draw(deck, 'which card of the clue deck');
  // SB-SCN-GEN-35: it counts for whoever drew the card, whatever becomes of him.
  noteDeed(cx, { what: 'investigated', seat, figure: figure.id, deck: clue.deck });
  if (card !== null) noteDeed(cx, { what: 'revealed', seat, figure: figure.id, card });
  resolveCard(cx, figure, clue, card);
  const place = cx.s.clues.findIndex((marker) => marker.id === id);
  if (place >= 0) cx.s.clues.splice(place, 1);
  happened(cx, { event: 'clue-investigated', figure: figure.id, deck: clue.deck });
}
