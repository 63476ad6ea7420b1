import { figure } from '../../figures.ts';
import { take } from '../../kit.ts';
import type { FigureId, SilverBayonetState } from '../../state.ts';
import { IMBUED } from './imbued.ts';
import type { Bearers, Imbuing, Modification } from './story.ts';

/** SB-OPS-48, -49: what lasts until the end of a figure's activation is over for it. */
export function activationOver(s: SilverBayonetState, id: FigureId): void {
  const { modifications, imbuings } = s.story;
  keep(modifications, ({ until, bearers }) => until !== 'activation-end' || outlives(bearers, id));
  if (imbuings.length > 0) endImbuings(s, ({ until, figure }) => until === 'activation-end' && figure === id);
}

/** SB-TURN-12.R1, step 2: what lasts a turn ends, and variables set for a turn are 0 again (SB-OPS-62). */
export function turnOver(s: SilverBayonetState): void {
  const { variables, untilTurnEnd, modifications, sight } = s.story;
  for (const name of untilTurnEnd) delete variables[name];
  untilTurnEnd.length = 0;
  keep(modifications, lastsOn);
  keep(sight, lastsOn);
  endImbuings(s, (imbuing) => !lastsOn(imbuing));
}

function lastsOn({ until }: { readonly until: Modification['until'] }): boolean {
  return until !== 'turn-end';
}

/** Takes a figure off the bearers; false when nobody is left to bear it. */
function outlives(bearers: Bearers, id: FigureId): boolean {
  if ('of' in bearers) {
    if (!bearers.except.includes(id)) bearers.except.push(id);
    return true;
  }
  keep(bearers.figures, (other) => other !== id);
  return bearers.figures.length > 0;
}

function endImbuings(s: SilverBayonetState, ends: (imbuing: Imbuing) => boolean): void {
  const { imbuings } = s.story;
  const over = imbuings.filter(ends);
  keep(imbuings, (imbuing) => !over.includes(imbuing));
  for (const { figure: id } of over) {
    if (!imbuings.some((left) => left.figure === id)) take(figure(s, id), IMBUED);
  }
}

function keep<T>(list: T[], stays: (entry: T) => boolean): void {
  const left = list.filter(stays);
  if (left.length < list.length) list.splice(0, list.length, ...left);
}
