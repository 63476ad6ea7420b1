import type { Json } from '@vedette/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { type KeptUnit, keptUnits } from './kept.ts';

/** Kept units are all of one game so far. */
const RULESET = 'silver-bayonet';

interface WithKept {
  readonly catalogue: Catalogue | null;
  /** So many of its units are ready-made. */
  readonly ready: number;
  /** Where in it the unit is that was asked for; null when it is not there. */
  readonly asked: number | null;
}

/** The catalogue with the kept units after the ready-made ones, legal or not: the match says what it thinks of each. */
export function useWithKept(ruleset: string, catalogue: Catalogue | null, wanted: string | null): WithKept {
  const [kept, setKept] = useState<readonly KeptUnit[]>([]);
  useEffect(() => {
    keptUnits().then(setKept, () => {});
  }, []);
  return useMemo(() => {
    const ready = catalogue?.units.length ?? 0;
    if (catalogue === null || ruleset !== RULESET) return { catalogue, ready, asked: null };
    const more = kept.map(({ unit }) => ({ name: unit.name, document: unit as unknown as Json }));
    const place = kept.findIndex(({ id }) => id === wanted);
    return {
      catalogue: { ...catalogue, units: [...catalogue.units, ...more] },
      ready,
      asked: place < 0 ? null : ready + place,
    };
  }, [catalogue, ruleset, kept, wanted]);
}
