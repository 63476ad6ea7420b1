import type { Scene, SceneFigure, SignKind } from '@vedette/engine';
import { memo } from 'react';
import { cutOf } from '../map/coats.ts';
import { drawCounter } from '../map/counter.ts';
import { KEYED_SIGNS } from '../map/keyed-signs.ts';
import { say } from '../words/say.ts';
import { coatOf } from './coat-of.ts';

const bears = ({ place, signs }: SceneFigure, kind: SignKind): boolean =>
  place === 'table' && signs.some((sign) => sign.kind === kind);

/** What the signs on the counters mean, and who bears them now; nothing where there are none. */
export const SignKey = memo(({ figures, sides }: Pick<Scene, 'figures' | 'sides'>) => {
  const shown = KEYED_SIGNS.flatMap((kind) => {
    const bearers = figures.filter((figure) => bears(figure, kind));
    const [first] = bearers;
    return first === undefined ? [] : [{ kind, first, names: bearers.map(({ name }) => name) }];
  });
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
        {shown.map(({ kind, first, names }) => {
          const figure = { ...first, health: null, signs: first.signs.filter((sign) => sign.kind === kind) };
          const html = drawCounter({
            figure,
            coat: coatOf(first, sides),
            cut: cutOf(first.side, sides),
            base: 13,
            selected: false,
            target: false,
          });
          return (
            <li key={kind}>
              <svg className="map" viewBox="-27 -25 54 50" aria-hidden="true">
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list. */}
                <g dangerouslySetInnerHTML={{ __html: html }} />
              </svg>
              <span>
                <strong>{say.table.signs[kind]}</strong> {say.table.bearers(names)}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
});
