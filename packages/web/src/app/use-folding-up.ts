import { type RefObject, useEffect } from 'react';

/** A list that is unfolded over the page folds up again when somebody turns elsewhere, or when a dialog in it is closed. */
export function useFoldingUp(list: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = list.current!;
    const fold = () => details.removeAttribute('open');
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) fold();
    };
    const onEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open || !(target instanceof Node) || !details.contains(target)) return;
      // A dialog in it closes first.
      if (details.querySelector('dialog[open]') !== null) return;
      fold();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('keydown', onEscape);
    details.addEventListener('close', fold, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('keydown', onEscape);
      details.removeEventListener('close', fold, { capture: true });
    };
  }, [list]);
}
