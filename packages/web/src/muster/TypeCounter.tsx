import { coatOf, symbolOf } from '@vedette/silver-bayonet/muster';
import { useMemo } from 'react';
import { drawCounter } from '../map/counter.ts';

/** The counter that this type has on the table. */
export function TypeCounter({ type, nation }: { readonly type: string; readonly nation: string }) {
  const html = useMemo(
    () =>
      drawCounter({
        figure: { id: type, type, ...symbolOf(type), health: null, signs: [] },
        coat: coatOf(nation),
        base: 13,
        selected: false,
        target: false,
      }),
    [type, nation],
  );
  return (
    <svg className="map lone-counter" viewBox="-17 -17 34 34" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list. */}
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </svg>
  );
}
