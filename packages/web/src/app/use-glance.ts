import { type RefObject, useEffect, useState } from 'react';
import type { Glance } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';

/** A kept game as it stands, looked up when its line of the list comes into view; null until then, or if it cannot be read. */
export function useGlance(id: string, place: RefObject<HTMLElement | null>): Glance | null {
  const [glance, setGlance] = useState<Glance | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = () =>
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
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void look();
    });
    watch.observe(place.current!);
    return () => {
      wanted = false;
      watch.disconnect();
    };
  }, [id, place]);
  return glance;
}
