import { useCallback } from 'react';
import { CardDesk } from '../play/card/CardDesk.tsx';
import type { Frame } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';

/** Cards over a game told again, as everybody could have known them then. */
export function ReplayCards({ frame: { number, scene } }: { readonly frame: Frame }) {
  const source = useCallback(
    (figure: string) => referee().call('replayCard', number, figure, null),
    [number],
  );
  return <CardDesk source={source} scene={scene} focused={null} />;
}
