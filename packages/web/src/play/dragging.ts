import { useEffect, useRef } from 'react';
import type { Question } from '../referee/messages.ts';
import { DRAW, dragStep, type Held } from './drag-step.ts';
import { giveAnswer } from './store.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Follows a counter that is dragged through the questions that lie between it and its way. */
export function useDragging(
  question: Question | null,
  mover: string | undefined,
  draw: (at: Place) => void,
): (figure: Held, at: Place) => void {
  const dragged = useRef<{ readonly figure: Held; readonly at: Place } | null>(null);
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
