import type { Coat, SceneFigure, SceneMarker } from '@vedette/engine';
import { memo, useMemo } from 'react';
import { drawCounter } from '../map/counter.ts';
import { drawMarker } from '../map/marker.ts';
import { type Survey, toPaper } from '../map/survey.ts';

interface CounterProps {
  readonly figure: SceneFigure;
  readonly coat: Coat;
  readonly survey: Survey;
  readonly selected: boolean;
  readonly target: boolean;
  /** On a floor above the one that is looked at. */
  readonly above: boolean;
}

/** One figure. It is drawn about the origin and put in its place by a transform, so that it can walk. */
export const Counter = memo(({ figure, coat, survey, selected, target, above }: CounterProps) => {
  const { x, y } = toPaper(survey, figure);
  const html = useMemo(
    () => drawCounter({ figure, coat, base: figure.radius * survey.scale, selected, target }),
    [figure, coat, survey, selected, target],
  );
  return (
    <g
      className={above ? 'walker walker-above' : 'walker'}
      data-figure={figure.id}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers and words of a closed list.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

export const MarkerDrawing = memo(
  ({ marker, survey }: { readonly marker: SceneMarker; readonly survey: Survey }) => {
    const { x, y } = toPaper(survey, marker);
    return (
      <g
        style={{ transform: `translate(${x}px, ${y}px)` }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list.
        dangerouslySetInnerHTML={{ __html: drawMarker(marker.kind) }}
      />
    );
  },
);
