import { useEffect, useState } from 'react';
import type { GameRequest } from '../referee/game-file.ts';
import type { Chart } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { wordsOf } from '../words/words-of.ts';

interface Charted {
  readonly chart: Chart | null;
  readonly trouble: string | null;
}

const NOTHING: Charted = { chart: null, trouble: null };

/** The ground that a match would be played on, once it is known what is asked for; what was there before stays till then. */
export function useChart(ruleset: string, request: GameRequest | null): Charted {
  const [charted, setCharted] = useState(NOTHING);
  useEffect(() => {
    if (request === null) return;
    let wanted = true;
    referee()
      .call('preview', ruleset, request)
      .then(
        (chart) => wanted && setCharted({ chart, trouble: null }),
        (error: unknown) => wanted && setCharted(({ chart }) => ({ chart, trouble: wordsOf(error) })),
      );
    return () => {
      wanted = false;
    };
  }, [ruleset, request]);
  return charted;
}
