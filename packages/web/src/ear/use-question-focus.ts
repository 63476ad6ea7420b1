import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { usePlay } from '../play/play-state.ts';

/** Where somebody looks next: what is asked, or how it ended. */
export function focusQuestion(): void {
  const title = document.querySelector<HTMLElement>('#question-title, .ending h2, .question h2');
  if (title === null) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
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
