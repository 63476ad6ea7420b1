import type { Viewer } from '@vedette/engine';
import { useEffect, useState } from 'react';
import type { SeenGround, Snapshot } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { gone, SETTLED } from './bearings.ts';

/** What a figure sees of the ground, from where it stands or would; null while nobody is looking. */
export function useSeen(
  snapshot: Snapshot,
  figure: string | null,
  at: Viewer['at'],
  level: number | null,
): SeenGround | null {
  const [seen, setSeen] = useState<SeenGround | null>(null);
  // A new snapshot may be of other ground, or bring others into the line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (figure === null) {
      setSeen(null);
      return;
    }
    let wanted = true;
    const look = () =>
      referee()
        .call('seen', at === undefined ? { figure } : { figure, at }, level)
        .then((found) => {
          if (wanted && found !== null) setSeen(found);
        }, gone);
    const timer = setTimeout(() => void look(), at === undefined ? 0 : SETTLED);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [snapshot, figure, at, level]);
  return figure === null ? null : seen;
}
