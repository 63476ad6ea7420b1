import type { Scene, SceneFigure, SignKind } from '@vedette/engine';
import { memo } from 'react';
import { cutOf } from '../map/coats.ts';
import { drawCounter } from '../map/counter.ts';
import { keyedMarks } from '../map/keyed-marks.ts';
import { KEYED_SIGNS } from '../map/keyed-signs.ts';
import { say } from '../words/say.ts';
import { coatOf } from './coat-of.ts';

const bears = ({ place, signs }: SceneFigure, kind: SignKind): boolean =>
  place === 'table' && signs.some((sign) => sign.kind === kind);

interface Keyed {
  readonly figure: SceneFigure;
  readonly meaning: string;
  readonly names: readonly string[];
}

/** What is to be explained of the counters: how somebody lies or what is pinned to him, then the letters. */
function keyOf(figures: readonly SceneFigure[]): readonly Keyed[] {
  const signs = KEYED_SIGNS.flatMap((kind) => {
    const bearers = figures.filter((figure) => bears(figure, kind));
    const [first] = bearers;
    if (first === undefined) return [];
    const figure = { ...first, health: null, signs: first.signs.filter((sign) => sign.kind === kind) };
    return [{ figure, meaning: say.table.signs[kind], names: bearers.map(({ name }) => name) }];
  });
  const marks = keyedMarks(figures).map(({ mark, first, names }) => ({
    figure: { ...first, health: null, signs: [] },
    meaning: say.table.markMeans(mark, first.type),
    names: names.filter((name) => name !== first.type),
  }));
  return [...signs, ...marks];
}

/** What the signs and letters on the counters mean, and who bears them now; nothing where there are none. */
export const SignKey = memo(({ figures, sides }: Pick<Scene, 'figures' | 'sides'>) => {
  const shown = keyOf(figures);
  if (shown.length === 0) return null;
  return (
    <details className="sign-key">
      <summary>
        <span className="sign-key-words">{say.table.signKey}</span>
        <span className="sign-key-mark" aria-hidden="true">
          ?
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <ul tabIndex={0} aria-label={say.table.signKey}>
        {shown.map(({ figure, meaning, names }) => {
          const html = drawCounter({
            figure,
            coat: coatOf(figure, sides),
            cut: cutOf(figure.side, sides),
            base: 13,
            selected: false,
            target: false,
          });
          return (
            <li key={meaning}>
              <svg className="map" viewBox="-27 -25 54 50" aria-hidden="true">
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list. */}
                <g dangerouslySetInnerHTML={{ __html: html }} />
              </svg>
              <span>
                <strong>{meaning}</strong> {say.table.bearers(names)}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
});
