import type { Json } from '@vedette/engine';
import { useEffect, useState } from 'react';
import type { GameRequest } from '../referee/game-file.ts';
import type { Catalogue, Judgement } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';

const NONE: readonly Judgement[] = [];

/** What the scenario makes of each unit on offer; nothing until the referee has looked. */
export function useJudgements(
  ruleset: string,
  units: Catalogue['units'] | undefined,
  scenario: Json | undefined,
  seats: number,
  options: GameRequest['options'],
): readonly Judgement[] {
  const [found, setFound] = useState<{ readonly of: unknown; readonly judgements: typeof NONE } | null>(null);
  useEffect(() => {
    if (units === undefined || scenario === undefined) return;
    let wanted = true;
    referee()
      .call(
        'judge',
        ruleset,
        { scenario, seats, options },
        units.map(({ document }) => document),
      )
      .then(
        (judgements) => {
          if (wanted) setFound({ of: units, judgements });
        },
        // Whoever begins is told then.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [ruleset, units, scenario, seats, options]);
  return found !== null && found.of === units ? found.judgements : NONE;
}
