import type { Badge as Badged } from '@vedette/engine';
import { useMemo } from 'react';
import { drawCounter } from '../map/counter.ts';

/** The counter that stands for somebody, as it lies on the table. */
export function Badge({ symbol, mark, coat }: Badged) {
  const html = useMemo(
    () =>
      drawCounter({
        figure: {
          id: symbol,
          type: symbol,
          symbol,
          ...(mark === undefined ? {} : { mark }),
          health: null,
          signs: [],
        },
        coat,
        base: 13,
        selected: false,
        target: false,
      }),
    [symbol, mark, coat],
  );
  return (
    <svg className="map lone-counter" viewBox="-17 -17 34 34" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list. */}
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </svg>
  );
}
