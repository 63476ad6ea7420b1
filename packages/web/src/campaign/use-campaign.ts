import type { Json, Refusal } from '@vedette/engine';
import { useCallback, useEffect, useState } from 'react';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { referee } from '../referee/referee.ts';

/** One campaign as its page shows it, and what can be done about it. */
export interface Campaigning {
  readonly book: CampaignBook | null;
  readonly failure: string | null;
  readonly refused: Refusal | null;
  readonly give: (answer: Json) => Promise<void>;
  readonly report: (game: string) => Promise<void>;
  readonly settle: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

type Taken = CampaignBook | { readonly refused: Refusal };

export function useCampaign(id: string): Campaigning {
  const [book, setBook] = useState<CampaignBook | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const take = useCallback(async (call: Promise<Taken>) => {
    try {
      const taken = await call;
      setFailure(null);
      if ('refused' in taken) {
        setRefused(taken.refused);
      } else {
        setRefused(null);
        setBook(taken);
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, []);

  useEffect(() => {
    setBook(null);
    void take(referee().call('campaignOpen', id));
  }, [id, take]);

  const seen = book?.seq ?? 0;
  return {
    book,
    failure,
    refused,
    give: (answer) => take(referee().call('campaignAnswer', id, seen, answer)),
    report: (game) => take(referee().call('campaignReport', id, seen, game)),
    settle: () => take(referee().call('campaignSettle', id, seen)),
    undo: () => take(referee().call('campaignUndo', id, seen)),
  };
}
