import type { FigureCard } from '@vedette/engine';
import { useEffect, useState } from 'react';
import { useDesk } from './card-desk.ts';

/** What is on somebody's card now; null until that is known, and of nobody. */
export function useFigureCard(figure: string | null): FigureCard | null {
  const source = useDesk((s) => s.source);
  const [card, setCard] = useState<FigureCard | null>(null);
  useEffect(() => {
    if (source === null || figure === null) {
      setCard(null);
      return;
    }
    let wanted = true;
    source(figure).then(
      (found) => {
        if (wanted) setCard(found);
      },
      () => {
        // The game was closed meanwhile: nobody wants to know any more.
      },
    );
    return () => {
      wanted = false;
    };
  }, [source, figure]);
  return card?.figure === figure ? card : null;
}
