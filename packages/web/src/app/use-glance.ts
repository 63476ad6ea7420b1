import { type RefObject, useEffect, useState } from 'react';
import type { Glance } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { useInView } from './use-in-view.ts';

/** A kept game as it stands, looked up when its line of the list comes into view; null until then, or if it cannot be read. */
export function useGlance(id: string, place: RefObject<HTMLElement | null>): Glance | null {
  const [glance, setGlance] = useState<Glance | null>(null);
  const seen = useInView(place);
  useEffect(() => {
    if (!seen) return;
    let wanted = true;
    referee()
      .call('glance', id)
      .then(
        (found) => {
          if (wanted) setGlance(found);
        },
        () => {
          // The list says what it knows without a map.
        },
      );
    return () => {
      wanted = false;
    };
  }, [id, seen]);
  return glance;
}
