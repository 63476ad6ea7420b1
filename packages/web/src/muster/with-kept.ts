import { useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { type KeptUnit, keptUnits } from './kept.ts';
import { useMuster } from './musters.ts';

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
  const muster = useMuster(ruleset);
  useEffect(() => {
    let current = true;
    keptUnits(ruleset).then(
      (found) => current && setKept(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [ruleset]);
  return useMemo(() => {
    const ready = catalogue?.units.length ?? 0;
    if (catalogue === null || muster === null) return { catalogue, ready, asked: null };
    const own = kept.filter((entry) => entry.ruleset === ruleset);
    const wearsOwn = catalogue.units.some(({ coat }) => coat !== null);
    const more = own.map(({ id, unit }) => {
      const { name, badge } = muster.summary(unit);
      return { name, document: unit, coat: wearsOwn ? badge.coat : null, mend: `/muster/${id}` };
    });
    const place = own.findIndex(({ id }) => id === wanted);
    return {
      catalogue: { ...catalogue, units: [...catalogue.units, ...more] },
      ready,
      asked: place < 0 ? null : ready + place,
    };
  }, [catalogue, muster, ruleset, kept, wanted]);
}
