import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { keptScenarios } from './kept.ts';

interface WithOwn {
  readonly catalogue: Catalogue | null;
  /** What is kept of this game is among them, if it can be read. */
  readonly known: boolean;
  /** Looks again, once something of a game was kept or thrown away. */
  readonly refresh: (ruleset: string) => Promise<void>;
}

/** By their games: what comes late is never taken for another's. */
type Own = Readonly<Record<string, Catalogue['scenarios']>>;

/** The catalogue with the kept scenarios before the printed ones, each under the id that it is kept by. */
export function useOwnScenarios(ruleset: string, catalogue: Catalogue | null): WithOwn {
  const [own, setOwn] = useState<Own>({});
  const refresh = useCallback(async (of: string) => {
    let scenarios: Catalogue['scenarios'] = [];
    try {
      scenarios = await ownScenarios(of);
    } finally {
      setOwn((before) => ({ ...before, [of]: scenarios }));
    }
  }, []);
  useEffect(() => {
    // A store that does not open is told of elsewhere; the printed ones are there all the same.
    refresh(ruleset).catch(() => {});
  }, [ruleset, refresh]);
  const ours = own[ruleset];
  const whole = useMemo(() => {
    if (catalogue === null || ours === undefined || ours.length === 0) return catalogue;
    return { ...catalogue, scenarios: [...ours, ...catalogue.scenarios] };
  }, [catalogue, ours]);
  return { catalogue: whole, known: ours !== undefined, refresh };
}

async function ownScenarios(ruleset: string): Promise<Catalogue['scenarios']> {
  const kept = await keptScenarios(ruleset);
  if (kept.length === 0) return [];
  const heads = await referee().call(
    'ownScenarios',
    ruleset,
    kept.map(({ document }) => document),
  );
  return heads.flatMap((head, n) => (head === null ? [] : [{ ...head, id: kept[n]!.id }]));
}
