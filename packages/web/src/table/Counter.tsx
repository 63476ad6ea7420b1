import type { Coat, SceneFigure, SceneMarker } from '@vedette/engine';
import { memo, useMemo } from 'react';
import type { Cut } from '../map/coats.ts';
import { drawCounter } from '../map/counter.ts';
import { drawMarker } from '../map/marker.ts';
import { type Survey, toPaper } from '../map/survey.ts';

/** What the rim adds to a base as it is drawn; a counter and its rim together are as large as its base. */
export const RIM_WIDTH = 2.4;
/** So much larger than its base that the base is shown. */
const TELLING = 1.12;

interface CounterProps {
  readonly figure: SceneFigure;
  readonly coat: Coat;
  readonly cut: Cut;
  readonly survey: Survey;
  /** How large it is drawn on the paper; its base is never larger. */
  readonly drawn: number;
  /** How far from its base. */
  readonly aside?: string | null;
  readonly selected: boolean;
  readonly target: boolean;
  /** Of the viewer's own side: who can be picked of them is no target to shoot at. */
  readonly own: boolean;
  /** On a floor above the one that is looked at. */
  readonly above: boolean;
}

/** One figure. It is drawn about the origin and put in its place by a transform, so that it can walk. */
export const Counter = memo((props: CounterProps) => {
  const { figure, coat, cut, survey, drawn, aside = null, selected, target, own, above } = props;
  const { x, y } = toPaper(survey, figure);
  return (
    <g
      className={`walker${above ? ' walker-above' : ''}${own ? ' walker-own' : ''}`}
      data-figure={figure.id}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <CounterFace
        figure={figure}
        coat={coat}
        cut={cut}
        survey={survey}
        drawn={drawn}
        aside={aside}
        selected={selected}
        target={target}
      />
    </g>
  );
});

/** A counter about the origin. */
export function CounterFace(props: Omit<CounterProps, 'own' | 'above'>) {
  const { figure, coat, cut, survey, drawn, aside = null, selected, target } = props;
  const base = figure.radius * survey.scale;
  const html = useMemo(
    () => drawCounter({ figure, coat, cut, base, selected, target }),
    [figure, coat, cut, base, selected, target],
  );
  const grown = drawn / (base + RIM_WIDTH);
  return (
    <>
      {aside === null ? null : <path className="tether" d={`M0 0L${aside}`} />}
      <g
        transform={`${aside === null ? '' : `translate(${aside}) `}scale(${grown.toFixed(3)})`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers and words of a closed list.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {aside !== null || drawn > base * TELLING ? <circle className="true-base" r={base} /> : null}
    </>
  );
}

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
