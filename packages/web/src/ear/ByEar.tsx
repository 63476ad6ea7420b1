import { usePlay } from '../play/play-state.ts';
import { say } from '../words/say.ts';
import { useEarKeys } from './use-ear-keys.ts';
import { focusQuestion, useQuestionFocus } from './use-question-focus.ts';
import { useTidings } from './use-tidings.ts';

/** At the table: its heading, ways to its parts, and everything that is told of it. */
export function ByEar() {
  const title = usePlay((s) => s.snapshot?.scene.title ?? '');
  useTidings();
  useQuestionFocus();
  useEarKeys();
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <button type="button" className="skip-link" onClick={focusQuestion}>
        {say.ear.toOrders}
      </button>
      <button
        type="button"
        className="skip-link"
        onClick={() => document.querySelector<HTMLElement>('.table-window')?.focus()}
      >
        {say.ear.toMap}
      </button>
    </>
  );
}
