import { areEnemies, standing } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import type { Edge } from '../format/words.ts';
import { noteDeed } from '../score/note-deed.ts';
import { happened } from '../story/happened.ts';
import { objectDocument } from './object.ts';

/**
 * SB-SCN-GEN-23: what a figure carries is secured for its side as it leaves the table by this edge, unless the object
 * must go another way. Called before the game looks whether the leaving ends it.
 */
export function secured(cx: SilverCx, figure: Figure, edge: Edge): void {
  for (const object of figure.carries) {
    const document = objectDocument(cx.s, object);
    if (document === null || document.secure?.edges.includes(edge) === false) continue;
    secure(cx, figure, object);
    happened(cx, { event: 'object-secured', figure: figure.id, object });
  }
}

/** SB-SCN-GEN-23.R1, Option `holder-secures`: what the only side left still holds as the game ends is its own. */
export function holdersSecure(cx: SilverCx): void {
  if (!cx.s.options['holder-secures']) return;
  const left = standing(cx.s).filter(({ side }) => side !== null);
  if (left.some((figure) => areEnemies(cx.s, figure, left[0]!))) return;
  for (const figure of left) for (const object of figure.carries) secure(cx, figure, object);
}

function secure(cx: SilverCx, { id, side }: Figure, object: string): void {
  noteDeed(cx, { what: 'secured', seat: side!, figure: id, object });
  cx.emit({ type: 'secured', rule: 'SB-SCN-GEN-23', figure: id, object });
}
