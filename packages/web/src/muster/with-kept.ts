import type { Json } from '@vedette/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { type KeptUnit, keptUnits } from './kept.ts';

/** Kept units are all of one game so far. */
const RULESET = 'silver-bayonet';

interface WithKept {
  readonly catalogue: Catalogue | null;
  /** Where in it the unit is that was asked for; null when it is not there. */
  readonly asked: number | null;
}

/** The catalogue with the legal kept units after the ready-made ones. */
export function useWithKept(ruleset: string, catalogue: Catalogue | null, wanted: string | null): WithKept {
  const [kept, setKept] = useState<readonly KeptUnit[]>([]);
  useEffect(() => {
    keptUnits().then(
      (all) => setKept(all.filter(({ legal }) => legal)),
      () => {},
    );
  }, []);
  return useMemo(() => {
    if (catalogue === null || ruleset !== RULESET) return { catalogue, asked: null };
    const more = kept.map(({ unit }) => ({ name: unit.name, document: unit as unknown as Json }));
    const place = kept.findIndex(({ id }) => id === wanted);
    return {
      catalogue: { ...catalogue, units: [...catalogue.units, ...more] },
      asked: place < 0 ? null : catalogue.units.length + place,
    };
  }, [catalogue, ruleset, kept, wanted]);
}
