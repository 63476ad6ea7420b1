import type { SetupRequest } from '@vedette/engine';
import { useEffect, useState } from 'react';
import type { Chart } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { GroundSheet } from '../table/GroundSheet.tsx';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';

interface PreviewProps {
  readonly ruleset: string;
  readonly request: SetupRequest | null;
  readonly title: string;
}

/** The map of the scenario that is about to be played. */
export function Preview({ ruleset, request, title }: PreviewProps) {
  const [shown, setShown] = useState<Chart | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (request === null) return;
    let wanted = true;
    referee()
      .call('preview', ruleset, request)
      .then(
        (chart) => {
          if (!wanted) return;
          setShown(chart);
          setTrouble(null);
        },
        (error: unknown) => {
          if (wanted) setTrouble(wordsOf(error));
        },
      );
    return () => {
      wanted = false;
    };
  }, [ruleset, request]);
  return (
    <figure className="sheet preview">
      <figcaption>
        <span className="sheet-title">{title}</span>
        <span className="sheet-note">{say.newGame.preview}</span>
      </figcaption>
      {shown === null ? null : <GroundSheet chart={shown} />}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </figure>
  );
}
