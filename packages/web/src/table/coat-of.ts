import type { Coat, Scene, SceneFigure } from '@vedette/engine';

/** What a figure wears: its side's coat, or that of nobody's. */
export const coatOf = ({ side }: Pick<SceneFigure, 'side'>, sides: Scene['sides']): Coat =>
  side === null ? 'monster' : (sides[side]?.coat ?? 'plain');
