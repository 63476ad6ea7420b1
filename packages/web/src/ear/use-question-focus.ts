import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { usePlay } from '../play/play-state.ts';

/** Where somebody looks next: what is asked, or how it ended. */
export function focusQuestion(): void {
  const title = document.querySelector<HTMLElement>('#question-title, .ending h2, .question h2');
  const there = title ?? document.querySelector<HTMLElement>('.question, #main');
  if (there === null) return;
  if (!there.hasAttribute('tabindex')) there.tabIndex = -1;
  there.focus({ preventScroll: true });
}

/** After every answer the keys are at the question, never lost on the page; whoever is at the map or the field stays there. */
export function useQuestionFocus(): void {
  const seq = usePlay((s) => s.snapshot?.seq);
  const asked = usePlay((s) => s.snapshot?.question != null);
  const over = usePlay((s) => s.snapshot?.outcome != null);
  const handOver = usePlay((s) => s.handOver);
  const ear = useSettings((s) => s.ear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is another after every decision.
  useEffect(() => {
    if (handOver !== null || document.querySelector('dialog[open]') !== null) return;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body || activeElement.id === 'main';
    const inPanel = ear && activeElement?.closest('.question') != null;
    if (lost || inPanel) focusQuestion();
  }, [seq, asked, over, handOver, ear]);
  useFoundAgain();
  useNeverLost();
}

/** Whatever had the keys and is gone, an answer that was pressed or a line that only said who is waited for, leaves them at the question at once. */
function useNeverLost(): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const moved = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const gone = new MutationObserver(() => {
      if (document.activeElement !== document.body || last === null || last.isConnected) return;
      if (document.querySelector('dialog[open]') === null) focusQuestion();
    });
    document.addEventListener('focusin', moved);
    gone.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', moved);
      gone.disconnect();
    };
  }, []);
}

/** Whoever plays by keys and loses them, to a dialog that closed or a menu that folded up, has them at the question again. */
function useFoundAgain(): void {
  useEffect(() => {
    const find = () => {
      const { activeElement } = document;
      // What a menu that folds up hides may keep the keys for some pictures more.
      const lost = activeElement === document.body || activeElement?.checkVisibility() === false;
      if (lost && document.querySelector('dialog[open]') === null) focusQuestion();
    };
    const later = () => requestAnimationFrame(() => setTimeout(find));
    document.addEventListener('keyup', find);
    document.addEventListener('close', later, { capture: true });
    return () => {
      document.removeEventListener('keyup', find);
      document.removeEventListener('close', later, { capture: true });
    };
  }, []);
}
