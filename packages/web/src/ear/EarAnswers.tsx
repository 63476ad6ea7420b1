import { useEffect, useRef } from 'react';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { askTable, fetchAnswers, thinkAgain, useEar } from './ear-store.ts';
import { letterOf, pressedDeed } from './keys.ts';
import { useRoving } from './use-roving.ts';

/** Whether the table can number the answers to it: several at once are ticked, and numbers are typed. */
export function isNumbered({ form, facts }: Question): boolean {
  if (form === 'some') return facts['min'] === 1 && facts['max'] === 1;
  return form === 'one' || form === 'path' || form === 'point' || form === 'formation';
}

/** Every answer with its number, places on the ground among them; what is drawn is planned first, and done by Enter. */
export function EarAnswers({ seq }: { readonly seq: number }) {
  const answers = useEar((s) => s.answers);
  const planned = useEar((s) => s.planned);
  useEffect(() => {
    fetchAnswers(seq).catch(() => {
      // The page shows what went wrong already.
    });
  }, [seq]);
  const lines = answers?.seq === seq ? answers.lines : [];
  useAnswerKeys(planned);
  return planned ? <Planned /> : <AnswerList lines={lines} />;
}

function AnswerList({ lines }: { readonly lines: readonly string[] }) {
  const list = useRef<HTMLOListElement>(null);
  useRoving(list);
  return (
    <ol ref={list} className="choices ear-answers" aria-label={say.ear.answers}>
      {lines.map((line, i) => (
        <li key={line}>
          <button
            type="button"
            className="choice"
            data-option={i}
            onClick={() => void askTable(String(i + 1))}
          >
            <span className="choice-words">{line}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What is planned, with the keys upon what does it. */
function Planned() {
  const told = useEar((s) => s.told);
  const button = useRef<HTMLButtonElement>(null);
  const letter = letterOf('done');
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="ear-plan">
      <p>{told?.text}</p>
      <button ref={button} type="button" className="choice choice-first" onClick={() => void askTable('')}>
        {say.ear.doIt}
      </button>
      <button type="button" className="choice" onClick={doAndBeDone}>
        <span>{say.ear.doAndBeDone}</span>
        {letter === null ? null : <kbd>{letter}</kbd>}
      </button>
      <button type="button" className="choice" onClick={thinkAgain}>
        {say.ear.forget}
      </button>
    </div>
  );
}

/** Gives what is planned, and ends what this one does with it. */
const doAndBeDone = () => void askTable('', 'done');

/** Digits and the letters of deeds answer wherever on the page one is, not while something is typed, and as soon as the question is told. */
function useAnswerKeys(planned: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !(target instanceof HTMLElement))
        return;
      if (
        target.closest('input, textarea, select') !== null ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      const deed = pressedDeed(key);
      if (deed === 'done' && planned) doAndBeDone();
      else if (deed !== null) void askTable(deed === 'done' ? ':done' : `=${deed}`);
      else if (/^[1-9]$/.test(key)) void askTable(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [planned]);
}
