import { type RefObject, useEffect, useRef } from 'react';

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Ends the show at the press of any key, or a touch anywhere. Whether the touch now under way did no more than that:
 * while somebody walks, for nobody means a counter that is on its way elsewhere.
 */
export function useSkipping(
  window: RefObject<HTMLElement | null>,
  { running, walking }: { readonly running: boolean; readonly walking: boolean },
  skip: () => void,
): { readonly current: boolean } {
  const swallowed = useRef(false);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      swallowed.current = walking && window.current?.contains(target as Node) === true;
      if (running) skip();
    };
    const key = (event: KeyboardEvent) => {
      if (!running || MODIFIERS.includes(event.key)) return;
      skip();
      if (event.key !== ' ' && event.key !== 'Escape') return;
      // A button that has the focus is pressed all the same.
      if ((event.target as Element).closest('button, input, select, textarea, a, summary') === null)
        event.preventDefault();
    };
    document.addEventListener('pointerdown', press, { capture: true });
    document.addEventListener('keydown', key, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true });
      document.removeEventListener('keydown', key, { capture: true });
    };
  }, [window, running, walking, skip]);
  return swallowed;
}
