import type { SceneFigure } from '@vedette/engine';
import { markOf } from './symbols.ts';

/** Two letters on counters, one of those who bear them, and everybody's name. */
interface KeyedMark {
  readonly mark: string;
  readonly first: SceneFigure;
  readonly names: readonly string[];
}

/** The letters on the table, in their order; where two kinds share them, one line for each. */
export function keyedMarks(figures: readonly SceneFigure[]): readonly KeyedMark[] {
  const kinds = new Map<string, { readonly mark: string; readonly bearers: SceneFigure[] }>();
  for (const figure of figures) {
    const mark = markOf(figure.symbol, figure.mark, figure.type);
    if (mark === null || figure.place !== 'table') continue;
    const kind = `${mark} ${figure.type}`;
    const known = kinds.get(kind) ?? { mark, bearers: [] };
    known.bearers.push(figure);
    kinds.set(kind, known);
  }
  return [...kinds.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { mark, bearers }]) => ({ mark, first: bearers[0]!, names: bearers.map(({ name }) => name) }));
}
