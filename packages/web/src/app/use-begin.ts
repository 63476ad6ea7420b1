import { useState } from 'react';
import { useLocation } from 'wouter';
import { beginGame } from '../play/store.ts';
import type { NewGame } from '../referee/game-file.ts';
import { wordsOf } from '../words/words-of.ts';

interface Begin {
  /** The table is being laid out. */
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Begins a game and goes to its table; whether it could. */
  readonly begin: (game: NewGame | Promise<NewGame>) => Promise<boolean>;
  readonly forgetTrouble: () => void;
}

export function useBegin(): Begin {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  return {
    busy,
    trouble,
    async begin(game) {
      setBusy(true);
      setTrouble(null);
      try {
        go(`/game/${await beginGame(await game)}`);
        return true;
      } catch (error) {
        setTrouble(wordsOf(error));
        setBusy(false);
        return false;
      }
    },
    forgetTrouble: () => setTrouble(null),
  };
}
