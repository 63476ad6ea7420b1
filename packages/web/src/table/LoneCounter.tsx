import type { Coat, SceneFigure } from '@vedette/engine';
import { memo, useMemo } from 'react';
import { drawCounter } from '../map/counter.ts';

/** A counter beside a name. */
export const LoneCounter = memo(({ figure, coat }: { readonly figure: SceneFigure; readonly coat: Coat }) => {
  const html = useMemo(
    () => drawCounter({ figure: { ...figure, signs: [] }, coat, base: 13, selected: false, target: false }),
    [figure, coat],
  );
  return (
    <svg className="map lone-counter" viewBox="-19 -19 38 38" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list. */}
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </svg>
  );
});
