import { useEffect, useRef } from 'react';
import type { Question } from '../referee/messages.ts';
import { giveAnswer } from './store.ts';

/** The answer that sets somebody in motion. */
const MOVE = 'move';
const DRAW = 'draw';

type Step = { readonly answer: string } | typeof DRAW;

/** What a drag of this counter means to the open question: send him, have him move, or draw his way. */
export function dragStep(question: Question | null, figure: string, mover: string | undefined): Step | null {
  if (question === null) return null;
  const { form, kind, options, facts } = question;
  if (form === 'path') return mover === figure ? DRAW : null;
  if (form !== 'one') return null;
  const offered = (id: string) => options.some((option) => option.id === id);
  if (facts['figure'] === figure) return offered(MOVE) ? { answer: MOVE } : null;
  return kind === 'activate' && offered(figure) ? { answer: figure } : null;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Follows a counter that is dragged through the questions that lie between it and its way. */
export function useDragging(
  question: Question | null,
  mover: string | undefined,
  draw: (at: Place) => void,
): (figure: string, at: Place) => void {
  const dragged = useRef<{ readonly figure: string; readonly at: Place } | null>(null);
  const answered = useRef<Question | null>(null);
  const go = () => {
    if (dragged.current === null) return;
    const { figure, at } = dragged.current;
    const step = dragStep(question, figure, mover);
    if (step === DRAW) {
      dragged.current = null;
      draw(at);
    } else if (step === null) {
      // The ground of a path is still being surveyed.
      if (question?.form !== 'path') dragged.current = null;
    } else if (answered.current !== question) {
      answered.current = question;
      void giveAnswer(step.answer);
    }
  };
  // The hand may have let go before the next question was put.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only something new to answer calls for it.
  useEffect(go, [question, mover]);
  return (figure, at) => {
    dragged.current = { figure, at };
    go();
  };
}
