import { type RefObject, useLayoutEffect } from 'react';

const TIGHTEST = 0.6;
const STEP = 0.04;

/** Sets the letters of a page smaller until everybody's block holds what is written in it. */
export function useTight(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let wanted = true;
    const refit = () => {
      if (page.current !== null && wanted) tighten(page.current);
    };
    refit();
    // Once more in the right letters, when they have come.
    void document.fonts.ready.then(refit);
    return () => {
      wanted = false;
    };
  });
}

function tighten(page: HTMLElement): void {
  const parts = [page, ...page.querySelectorAll<HTMLElement>('.blocks, .block')];
  const isFull = () => parts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  for (let tight = 1; tight >= TIGHTEST; tight -= STEP) {
    page.style.setProperty('--tight', String(tight));
    if (!isFull()) return;
  }
}
