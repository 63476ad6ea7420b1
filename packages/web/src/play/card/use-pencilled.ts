import type { SceneFigure } from '@vedette/engine';
import { useEffect } from 'react';
import type { Pencil } from '../pencil.ts';
import { useDesk } from './card-desk.ts';

/** Whoever lies under the pencil can be asked about by key. */
export function usePencilled(pencil: Pencil | null, figures: readonly SceneFigure[]): void {
  const under = pencil === null ? undefined : figures.find((figure) => isUnder(pencil, figure));
  const pencilled = under?.id ?? null;
  useEffect(() => useDesk.setState({ pencilled }), [pencilled]);
}

function isUnder({ x, y }: Pencil, figure: SceneFigure): boolean {
  return figure.place === 'table' && Math.hypot(figure.x - x, figure.y - y) <= figure.radius;
}
