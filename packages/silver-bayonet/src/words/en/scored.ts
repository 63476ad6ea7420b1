import type { SilverBayonetEvent } from '../../events.ts';
import type { SilverBayonetState } from '../../state.ts';
import { listed, nameOf, sideName } from './names.ts';

/** The reckoning of one side, line by line: only what was earned. */
export function scored(
  { seats, lines, bonusXp }: Extract<SilverBayonetEvent, { type: 'scored' }>,
  s: SilverBayonetState,
): string {
  const earned = lines.flatMap(({ points, text, figures }) => {
    if (points === 0) return [];
    if (figures === null) return [` ${points}: ${text}`];
    // Not among the bonus points (SB-SCN-GEN-36).
    return [` ${points} more for ${listed(figures.map((id) => nameOf(s, id)))}: ${text}`];
  });
  const who = seats.map((seat) => sideName(s, seat)).join(' and ');
  const total = bonusXp === 0 ? 'nothing for the dispatches' : `${bonusXp} for the dispatches`;
  return `${who}: ${total}.${earned.join('')}`;
}
