import { useSyncExternalStore } from 'react';

/** How the panels are laid out; the style sheets draw the same lines (play-layouts.css). */
export type Layout = 'wide' | 'tablet' | 'small';

/** All three columns. */
const WIDE = '(min-width: 75.01rem) and (min-height: 37.51rem)';
/** Orders always in view, and beside or below them companies or dispatches. */
const TABLET =
  '(min-width: 62.01rem) and (max-width: 75rem) and (min-height: 37.51rem), (min-width: 43.75rem) and (max-width: 62rem) and (min-height: 56.26rem)';

function layoutNow(): Layout {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(TABLET).matches ? 'tablet' : 'small';
}

function watch(changed: () => void): () => void {
  const queries = [WIDE, TABLET].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(watch, layoutNow);
