import type { CampaignForms } from '@vedette/engine';
import { CAMPAIGNS } from '@vedette/games';
import { useEffect, useState } from 'react';
import { locale } from '../words/locale.ts';
import { wordsOf } from '../words/words-of.ts';

interface Fetched {
  readonly forms: CampaignForms | null;
  readonly trouble: string | null;
}

/** The forms of a game's campaign; null while they are fetched. */
export function useForms(game: string): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ forms: null, trouble: null });
  useEffect(() => {
    let wanted = true;
    CAMPAIGNS[game]?.forms().then(
      (forms) => wanted && setFetched({ forms: forms.in(locale), trouble: null }),
      (error: unknown) => wanted && setFetched({ forms: null, trouble: wordsOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return fetched;
}
