import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { keptScenarios } from './kept.ts';

interface WithOwn {
  readonly catalogue: Catalogue | null;
  /** Looks again, once something was kept or thrown away. */
  readonly refresh: () => Promise<void>;
}

type Own = { readonly of: string; readonly scenarios: Catalogue['scenarios'] };

/** The catalogue with the kept scenarios before the printed ones, each under the id that it is kept by. */
export function useOwnScenarios(ruleset: string, catalogue: Catalogue | null): WithOwn {
  const [own, setOwn] = useState<Own | null>(null);
  const refresh = useCallback(async () => {
    const kept = await keptScenarios(ruleset);
    if (kept.length === 0) return setOwn(null);
    const heads = await referee().call(
      'ownScenarios',
      ruleset,
      kept.map(({ document }) => document),
    );
    const scenarios = heads.flatMap((head, n) => (head === null ? [] : [{ ...head, id: kept[n]!.id }]));
    setOwn({ of: ruleset, scenarios });
  }, [ruleset]);
  useEffect(() => {
    // A store that does not open is told of elsewhere; the printed ones are there all the same.
    refresh().catch(() => {});
  }, [refresh]);
  const whole = useMemo(() => {
    if (catalogue === null || own === null || own.of !== ruleset) return catalogue;
    return { ...catalogue, scenarios: [...own.scenarios, ...catalogue.scenarios] };
  }, [catalogue, own, ruleset]);
  return { catalogue: whole, refresh };
}
