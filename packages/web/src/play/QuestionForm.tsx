import type { Json } from '@vedette/engine';
import { useEffect, useRef, useState } from 'react';
import { always, useSettings } from '../app/settings.ts';
import type { Question } from '../referee/messages.ts';
import { en } from '../words/en.ts';
import { pick, picksOne } from './picking.ts';

interface FormProps {
  readonly question: Question;
  readonly give: (answer: Json) => Promise<void>;
  /** Answers that end something for good: kept apart from the others, and asked for twice. */
  readonly grave?: ReadonlySet<string>;
  /** What is chosen to begin with, where several can be. */
  readonly chosen?: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();

/** The controls for every question that needs no table; whoever asks says where the answer goes. */
export function QuestionForm(props: FormProps) {
  switch (props.question.form) {
    case 'one':
      return <One {...props} />;
    case 'some':
      return picksOne(props.question) ? <One {...props} /> : <Some {...props} />;
    case 'number':
      return <Count {...props} />;
    case 'document':
    case 'path':
    case 'point':
    case 'formation':
      return <Written {...props} />;
  }
}

function One({ question, give, grave: ending = NONE }: FormProps) {
  const hints = useSettings((s) => s.hints);
  const [sure, setSure] = useState<string | null>(null);
  const common = question.options.filter(({ id }) => !ending.has(id));
  const grave = question.options.filter(({ id }) => ending.has(id));
  return (
    <>
      <ul className="choices">
        {common.map(({ id, words, odds }, i) => (
          <li key={id}>
            <button
              type="button"
              className={i === 0 ? 'choice choice-first' : 'choice'}
              onClick={() => void give(pick(question, id))}
            >
              <span>{words}</span>
              {odds === null ? null : <span className="choice-odds">{odds}</span>}
              <kbd>{i < 9 ? i + 1 : ''}</kbd>
            </button>
          </li>
        ))}
      </ul>
      <p className="grave">
        {grave.map(({ id, words }) => (
          <button
            key={id}
            type="button"
            className="plain"
            onClick={() => (sure === id ? void give(pick(question, id)) : setSure(id))}
          >
            {sure === id ? en.play.sure(words) : words}
          </button>
        ))}
      </p>
      <Keys count={common.length} press={(i) => void give(pick(question, common[i]!.id))} />
      {hints && ALWAYS.has(question.kind) ? <Always question={question} give={give} /> : null}
    </>
  );
}

/** Questions that come so often that some players have one answer for good. */
const ALWAYS = new Set(['force', 'strikeBack', 'leave', 'takeUp']);

function Always({ question, give }: FormProps) {
  return (
    <details className="always">
      <summary>{en.play.always}</summary>
      <ul className="choices">
        {question.options.map(({ id, words }) => (
          <li key={id}>
            <button
              type="button"
              className="choice"
              onClick={() => {
                always(question.kind, id);
                void give(id);
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The number keys pick an option, wherever on the page one is; not while something is being typed. */
function Keys({ count, press: picked }: { readonly count: number; readonly press: (index: number) => void }) {
  const latest = useRef(picked);
  latest.current = picked;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      const index = Number(event.key) - 1;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (Number.isInteger(index) && index >= 0 && index < Math.min(9, count)) latest.current(index);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count]);
  return null;
}

function Some({ question, give, chosen: before = [] }: FormProps) {
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const min = Number(question.facts['min'] ?? 0);
  const max = Number(question.facts['max'] ?? question.options.length);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give(chosen);
      }}
    >
      <ul className="choices">
        {question.options.map(({ id, words, odds }) => (
          <li key={id}>
            <label className="choice">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>{words}</span>
              {odds === null ? null : <span className="choice-odds">{odds}</span>}
              {chosen.includes(id) && max > 1 ? <kbd>{chosen.indexOf(id) + 1}</kbd> : null}
            </label>
          </li>
        ))}
      </ul>
      <p className="quiet">{en.play.chosen(chosen.length, min, max)}</p>
      <button type="submit" className="primary wide" disabled={chosen.length < min || chosen.length > max}>
        {en.play.confirm}
      </button>
    </form>
  );
}

function Count({ question, give }: FormProps) {
  const min = Number(question.facts['min'] ?? 0);
  const max = Number(question.facts['max'] ?? 10);
  const [value, setValue] = useState(min);
  return (
    <form
      className="count"
      onSubmit={(event) => {
        event.preventDefault();
        void give(value);
      }}
    >
      <label>
        <span className="visually-hidden">{question.title}</span>
        <input
          type="number"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => setValue(target.valueAsNumber)}
        />
      </label>
      <button type="submit" className="primary">
        {en.play.confirm}
      </button>
    </form>
  );
}

/** Whatever has no control of its own can at least be written down. */
function Written({ question, give }: FormProps) {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = () => {
    try {
      void give(JSON.parse(text) as Json);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <textarea
        className="written"
        aria-label={question.title}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <button type="submit" className="primary">
        {en.play.confirm}
      </button>
    </form>
  );
}
