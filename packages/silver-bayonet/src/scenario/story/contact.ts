import { figure, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure, FigureId } from '../../state.ts';
import { happened } from './happened.ts';
import { awaits } from './waiting.ts';

/** Everybody a figure touches, friend or foe; nobody where no rule of the scenario waits for contact. */
export function touchedBy({ s, table }: SilverCx, mover: Figure): readonly FigureId[] {
  if (!awaits(s, 'contact')) return [];
  const others = s.figures.filter((other) => other !== mover && stands(other));
  return table.contact(mover, others).map(({ id }) => id);
}

/** SB-OPS-17: the mover has come into contact with all these but those it touched before. */
export function tellContacts(cx: SilverCx, mover: Figure, before: readonly FigureId[]): void {
  for (const id of touchedBy(cx, mover)) {
    if (cx.s.ended !== null || !stands(mover)) return;
    if (!before.includes(id) && stands(figure(cx.s, id)))
      happened(cx, { event: 'contact', figure: id, mover: mover.id });
  }
}
