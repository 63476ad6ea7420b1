import type { SceneFigure } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { useEffect, useRef } from 'react';
import { type Survey, toPaper } from '../map/survey.ts';
import { RIM } from './GroundSheet.tsx';
import type { ViewportHandle } from './use-viewport.ts';

/** Brings whom the question is about, or the pencil, into the window. */
export function useShown(
  view: ViewportHandle,
  survey: Survey,
  about: SceneFigure | null,
  pencil: Spot | null,
): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const spot = pencil ?? about;
    const key = pencil === null ? (about?.id ?? null) : `${pencil.x} ${pencil.y}`;
    if (spot === null || key === shown.current) return;
    shown.current = key;
    const { x, y } = toPaper(survey, spot);
    view.show({ x: x + RIM.left, y: y + RIM.top });
  });
}

/** Brings somebody into the window whenever it is wished anew. */
export function useWished(view: ViewportHandle, survey: Survey, whom: SceneFigure | null, nth: number): void {
  const granted = useRef(nth);
  useEffect(() => {
    if (whom === null || nth === granted.current) return;
    granted.current = nth;
    const { x, y } = toPaper(survey, whom);
    view.show({ x: x + RIM.left, y: y + RIM.top });
  });
}
