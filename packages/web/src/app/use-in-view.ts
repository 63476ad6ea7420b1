import { type RefObject, useEffect, useState } from 'react';

/** Whether something has come into view yet. */
export function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      setSeen(true);
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [place]);
  return seen;
}
