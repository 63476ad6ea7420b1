import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { GameRequest, Sitter } from '../referee/game-file.ts';
import { wordsOf } from '../words/words-of.ts';
import { hasServer, makeMatch, type Terms, USUAL_TERMS } from './make-match.ts';

export type Where = 'here' | 'friend';

interface Friend {
  readonly where: Where;
  readonly choose: (where: Where) => void;
  readonly terms: Terms;
  readonly setTerms: (terms: Terms) => void;
  /** Whether there is a server; null: nobody knows yet. */
  readonly server: boolean | null;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly make: (wanted: {
    readonly ruleset: string;
    readonly request: GameRequest;
    readonly sitters: readonly Sitter[];
  }) => Promise<void>;
}

/** A game that is set up for this device or for friends; the address may ask for friends (`?with=friend`). */
export function useFriend(): Friend {
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const [where, choose] = useState<Where>(search.get('with') === 'friend' ? 'friend' : 'here');
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [server, setServer] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (where === 'friend') void hasServer().then(setServer);
  }, [where]);
  return {
    where,
    choose,
    terms,
    setTerms,
    server,
    busy,
    trouble,
    async make(wanted) {
      setBusy(true);
      setTrouble(null);
      try {
        go(await makeMatch({ ...wanted, terms }));
      } catch (error) {
        setTrouble(wordsOf(error));
        setBusy(false);
      }
    },
  };
}
