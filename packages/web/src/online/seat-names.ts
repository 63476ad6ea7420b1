import { usePlay } from '../play/play-state.ts';
import { say } from '../words/say.ts';
import { useOnline } from './online-state.ts';

/** Those around the table by their own names; whoever gave none by his side's. */
export function useSeatNames(): readonly string[] {
  const seats = useOnline((s) => s.at?.table?.seats) ?? [];
  const sides = usePlay((s) => s.snapshot?.scene.sides);
  return seats.map(({ name }, i) => name ?? sides?.[i]?.name ?? say.online.seat(i + 1));
}
