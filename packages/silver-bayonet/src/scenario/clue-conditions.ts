import type { Look, SilverCx } from '../game.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { opens } from './opening.ts';
import { contextOf } from './story/context.ts';
import { fits } from './story/filter.ts';

/** SB-OPS-15: what the scenario asks of those who would Investigate markers of this deck. */
function conditionsFor({ scenario }: SilverBayonetState, deck: string) {
  return (scenario.investigate ?? []).filter(({ decks }) => decks?.includes(deck) ?? true);
}

/** Whether a figure is such that it may Investigate them at all. */
export function mayTry(look: Look, figure: Figure, deck: string): boolean {
  const context = contextOf({ actor: figure.id, player: figure.side });
  return conditionsFor(look.s, deck).every(
    ({ needs }) => needs === undefined || fits(look, needs, figure, context),
  );
}

/** SB-SCN-GEN-27, SB-CLUE-03.R1: every Check that comes before the draw; the first that fails is the end of it. */
export function passesChecks(cx: SilverCx, figure: Figure, deck: string): boolean {
  return conditionsFor(cx.s, deck).every(
    ({ check }) => check === undefined || opens(cx, figure, check, 'SB-SCN-GEN-27'),
  );
}
