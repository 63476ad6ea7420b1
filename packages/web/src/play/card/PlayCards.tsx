import { useCallback, useEffect } from 'react';
import { referee } from '../../referee/referee.ts';
import { usePlay } from '../play-state.ts';
import { CardDesk } from './CardDesk.tsx';
import { clearDesk } from './card-desk.ts';

/** Cards over the game in play, as whoever sits here may know them; none while somebody else takes the seat. */
export function PlayCards() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const about = usePlay((s) => s.ground?.figure ?? s.selected);
  const handsOver = usePlay((s) => s.handOver !== null);
  const { viewer, scene } = snapshot;
  // Another pair of eyes: what lies open was not meant for them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(clearDesk, [viewer, handsOver]);
  // A new snapshot may have changed any of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const source = useCallback((figure: string) => referee().call('card', figure, about), [snapshot, about]);
  return handsOver ? null : <CardDesk source={source} scene={scene} focused={about} />;
}
