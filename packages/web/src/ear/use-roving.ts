import { useEffect } from 'react';

const STOPS = 'a[href], button, summary, [tabindex]:not(ol):not(ul):not(section)';

/** Of what somebody has folded up only the line is left that unfolds it. */
const FOLDED_UP = 'details:not([open]) > :not(summary)';

const STEPS: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowDown: (now, last) => Math.min(last, now + 1),
  ArrowUp: (now) => Math.max(0, now - 1),
  ArrowRight: (now, last) => Math.min(last, now + 1),
  ArrowLeft: (now) => Math.max(0, now - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One stop for the Tab key in a whole list; arrow keys go through it. `at`: which of them the Tab key finds. */
export function useRoving(
  list: { readonly current: HTMLElement | null },
  at: 'first' | 'last' = 'first',
): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const everyStop = () => [...element.querySelectorAll<HTMLElement>(STOPS)];
    const stops = () => everyStop().filter((one) => one.closest(FOLDED_UP) === null);
    let last: HTMLElement | null = null;
    const settle = () => {
      const all = stops();
      const held =
        all.find((one) => one === document.activeElement) ??
        (at === 'first' ? all.find((one) => one === last) : undefined) ??
        (at === 'last' ? all.at(-1) : all[0]);
      last = held !== undefined && held === document.activeElement ? held : last;
      for (const one of everyStop()) one.tabIndex = one === held ? 0 : -1;
    };
    const press = (event: KeyboardEvent) => {
      const all = stops();
      const now = all.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const from = now < 0 ? (at === 'last' ? all.length : -1) : now;
      const next = all[step(from, all.length - 1)];
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
      settle();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener('keydown', press);
    element.addEventListener('focusin', settle);
    return () => {
      watch.disconnect();
      element.removeEventListener('keydown', press);
      element.removeEventListener('focusin', settle);
    };
  }, [list, at]);
}
