import type { Coat, SceneFigure } from '@vedette/engine';
import { memo, useMemo } from 'react';
import type { Cut } from '../map/coats.ts';
import { drawCounter } from '../map/counter.ts';

interface LoneCounterProps {
  readonly figure: SceneFigure;
  readonly coat: Coat;
  readonly cut?: Cut;
}

/** A counter beside a name; of all signs it shows only that its turn is over. */
export const LoneCounter = memo(({ figure, coat, cut = 'round' }: LoneCounterProps) => {
  const html = useMemo(() => {
    const signs = figure.signs.filter(({ kind }) => kind === 'done');
    return drawCounter({ figure: { ...figure, signs }, coat, cut, base: 13, selected: false, target: false });
  }, [figure, coat, cut]);
  return (
    <svg className="map lone-counter" viewBox="-19 -19 38 38" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list. */}
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </svg>
  );
});
