import type { Json } from '@vedette/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameRequest } from '../referee/game-file.ts';
import type { Catalogue, Judgement } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';

const NONE: readonly Judgement[] = [];

interface Judgements {
  /** Of these very units; of another match until this one has been looked at. */
  readonly judgements: readonly Judgement[];
  /** They are of this match. */
  readonly looked: boolean;
  readonly lookAgain: () => void;
}

/** What the scenario makes of each unit on offer; nothing until the referee has looked. */
export function useJudgements(
  ruleset: string,
  units: Catalogue['units'] | undefined,
  scenario: Json | undefined,
  seats: number,
  options: GameRequest['options'],
): Judgements {
  const [found, setFound] = useState<Found | null>(null);
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look is another match to look at.
  const match = useMemo(
    () =>
      units === undefined || scenario === undefined ? null : { ruleset, units, scenario, seats, options },
    [ruleset, units, scenario, seats, options, looks],
  );
  useEffect(() => {
    if (match === null) return;
    let wanted = true;
    const say = (judgements: typeof NONE) => (wanted ? setFound({ of: match, judgements }) : undefined);
    const documents = match.units.map(({ document }) => document);
    referee()
      .call(
        'judge',
        match.ruleset,
        { scenario: match.scenario, seats: match.seats, options: match.options },
        documents,
      )
      // Whoever begins is told then.
      .then(say, () => say(NONE));
    return () => {
      wanted = false;
    };
  }, [match]);
  const lookAgain = useCallback(() => setLooks((before) => before + 1), []);
  return {
    judgements: found !== null && found.of.units === units ? found.judgements : NONE,
    looked: found !== null && found.of === match,
    lookAgain,
  };
}

interface Found {
  readonly of: { readonly units: Catalogue['units'] };
  readonly judgements: readonly Judgement[];
}
