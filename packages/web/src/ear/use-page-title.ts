import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { say } from '../words/say.ts';

/** Pages that give themselves a title. */
const OWN_TITLE = /^\/library/;

/** Every page has the title of its heading; whoever comes to one begins at its top. */
export function usePageTitle(): void {
  const [location] = useLocation();
  /** Whoever opens the app begins before everything. */
  const opened = useRef(location);
  useEffect(() => {
    const named = () => {
      const heading = document.querySelector('main h1');
      if (heading === null) return false;
      if (location === '/') document.title = say.documentTitle;
      else if (!OWN_TITLE.test(location))
        document.title = say.ear.pageTitle(heading.textContent ?? '', say.name);
      const { activeElement } = document;
      const lost = activeElement === null || activeElement === document.body;
      if (lost && opened.current !== location)
        document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
      return true;
    };
    if (named()) return undefined;
    const watch = new MutationObserver(() => {
      if (named()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [location]);
}
