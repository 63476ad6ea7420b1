import { useState } from 'react';
import { useLocation } from 'wouter';
import { branchGame } from '../play/store.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';

/** From here on it may go otherwise: a new game, beside the one that is told. */
export function PlayOn({ at }: { readonly at: number }) {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const playOn = async () => {
    try {
      go(`/game/${await branchGame(at)}`);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  return (
    <>
      <button type="button" className="plain" onClick={() => void playOn()}>
        {say.replay.playOn}
      </button>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </>
  );
}
