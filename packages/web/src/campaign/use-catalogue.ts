import { useEffect, useState } from 'react';
import type { CampaignCatalogue } from '../referee/campaign-messages.ts';
import { referee } from '../referee/referee.ts';
import { wordsOf } from '../words/words-of.ts';

interface Fetched {
  readonly catalogue: CampaignCatalogue | null;
  readonly trouble: string | null;
}

/** What the campaign of a game offers to its founders; null while it is fetched. */
export function useCatalogue(game: string): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ catalogue: null, trouble: null });
  useEffect(() => {
    let wanted = true;
    referee()
      .call('campaignCatalogue', game)
      .then(
        (catalogue) => wanted && setFetched({ catalogue, trouble: null }),
        (error: unknown) => wanted && setFetched({ catalogue: null, trouble: wordsOf(error) }),
      );
    return () => {
      wanted = false;
    };
  }, [game]);
  return fetched.catalogue?.game === game || fetched.trouble !== null
    ? fetched
    : { catalogue: null, trouble: null };
}
