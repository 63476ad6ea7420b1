import type { SilverBayonetEvent } from '../../events.ts';
import type { SilverBayonetState } from '../../state.ts';
import { listed, nameOf, sideName } from './names.ts';

/** A scenario speaks to each side of what is its own; what a side has earned is read by everybody. */
export function earned(text: string): string {
  return text.replace(/\b([Yy])our(s?)\b/g, (_, y: string, s: string) => `${y === 'Y' ? 'T' : 't'}heir${s}`);
}

/** The reckoning of one side, line by line: only what was earned. */
export function scored(
  { seats, lines, bonusXp }: Extract<SilverBayonetEvent, { type: 'scored' }>,
  s: SilverBayonetState,
): string {
  const lineByLine = lines.flatMap(({ points, text, figures }) => {
    if (points === 0) return [];
    if (figures === null) return [` ${points}: ${earned(text)}`];
    // Not among the bonus points (SB-SCN-GEN-36).
    return [` ${points} more for ${listed(figures.map((id) => nameOf(s, id)))}: ${earned(text)}`];
  });
  const who = seats.map((seat) => sideName(s, seat)).join(' and ');
  const total = bonusXp === 0 ? 'nothing for the dispatches' : `${bonusXp} for the dispatches`;
  return `${who}: ${total}.${lineByLine.join('')}`;
}
