import { useEffect, useState } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { wordsOf } from '../words/words-of.ts';

/** What a game offers to whoever begins one, null while it is fetched; and why it could not be. */
export function useCatalogue(ruleset: string): readonly [Catalogue | null, string | null] {
  const [found, setFound] = useState<{ readonly of: string; readonly catalogue: Catalogue } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    setFailure(null);
    let wanted = true;
    referee()
      .call('catalogue', ruleset)
      .then(
        // Of two games the larger may come last, though the other was chosen since.
        (catalogue) => (wanted ? setFound({ of: ruleset, catalogue }) : undefined),
        (error: unknown) => (wanted ? setFailure(wordsOf(error)) : undefined),
      );
    return () => {
      wanted = false;
    };
  }, [ruleset]);
  return [found?.of === ruleset ? found.catalogue : null, failure];
}
