import type { Json } from '@vedette/engine';
import { type ReactNode, useState } from 'react';
import { parseJson } from '../app/parse-json.ts';
import { useSettings } from '../app/settings.ts';
import type { Option, Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { Always } from './Always.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import { Choices, type Looks } from './Choices.tsx';
import type { Group } from './groups.ts';
import { InRoster } from './InRoster.tsx';
import { pick, picksOne, suggested } from './picking.ts';
import { Seldom } from './Seldom.tsx';
import { Volley } from './Volley.tsx';
import { isVolley } from './volley.ts';

interface FormProps {
  readonly question: Question;
  readonly give: (answer: Json) => Promise<void>;
  /** What is chosen to begin with, where several can be. */
  readonly chosen?: readonly string[];
  /** How a long list is divided; as a whole where nothing is said. */
  readonly groups?: (options: readonly Option[]) => readonly Group[];
  /** Answers that are lines of the roster, in its order: they are no list here. */
  readonly inRoster?: readonly Option[];
  /** Where the table shows whom an answer would send before it does. */
  readonly looks?: Looks;
  /** What is said to those who are new to it. */
  readonly hint?: ReactNode;
}

/** The controls for every question that needs no table; whoever asks says where the answer goes. */
export function QuestionForm(props: FormProps) {
  const { question, hint } = props;
  if (picksOne(question) && !isVolley(question)) return <One {...props} />;
  return (
    <>
      <Filled {...props} />
      {hint}
    </>
  );
}

/** What is filled in and then given. */
function Filled(props: FormProps) {
  switch (props.question.form) {
    case 'some':
      return isVolley(props.question) ? <Volley {...props} /> : <Some {...props} />;
    case 'number':
      return <Count {...props} />;
    default:
      return <Written {...props} />;
  }
}

/** What cannot be lived down is kept apart from the other answers, and asked for twice. */
function One({ question, give, groups, inRoster = [], looks, hint }: FormProps) {
  const [sure, setSure] = useState<string | null>(null);
  const hints = useSettings((s) => s.hints);
  const elsewhere = new Set(inRoster.map(({ id }) => id));
  const common = question.options.filter(
    ({ id, grave, seldom }) => grave !== true && seldom !== true && !elsewhere.has(id),
  );
  const count = common.length + inRoster.length;
  const grave = question.options.filter((option) => option.grave === true);
  return (
    <>
      {question.foregone === null ? null : <p className="foregone">{question.foregone.words}</p>}
      {inRoster.length === 0 ? null : (
        <InRoster options={inRoster} choose={(id) => void give(pick(question, id))} />
      )}
      <Choices
        inRoster={inRoster}
        looks={looks}
        groups={groups?.(common) ?? [{ title: null, options: common }]}
        choose={(id) => void give(pick(question, id))}
        first={inRoster.length === 0 ? suggested(question, common) : null}
      />
      {hint}
      <Seldom options={question.options} choose={(id) => void give(pick(question, id))} />
      {hints && count > 1 ? <p className="by-key quiet">{say.decide.keys(count)}</p> : null}
      {grave.length === 0 ? null : (
        <p className="grave">
          {grave.map(({ id, words }) => (
            <button
              key={id}
              type="button"
              className="plain"
              onClick={() => (sure === id ? void give(pick(question, id)) : setSure(id))}
            >
              {sure === id ? say.play.sure(words) : words}
            </button>
          ))}
        </p>
      )}
      <Always question={question} give={give} />
    </>
  );
}

const usualOf = ({ options }: Question): readonly string[] =>
  options.filter(({ usual }) => usual === true).map(({ id }) => id);

function Some({ question, give, chosen: before = usualOf(question) }: FormProps) {
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
              <AnswerWords words={words} odds={odds} />
              {chosen.includes(id) && max > 1 ? <kbd>{chosen.indexOf(id) + 1}</kbd> : null}
            </label>
          </li>
        ))}
      </ul>
      <div className="question-foot">
        <p className="quiet" role="status">
          {say.play.chosen(chosen.length, min, max)}
        </p>
        <button type="submit" className="primary wide" disabled={chosen.length < min || chosen.length > max}>
          {say.play.confirm}
        </button>
      </div>
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
        {say.play.confirm}
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
      void give(parseJson(text) as Json);
    } catch (error) {
      setTrouble(wordsOf(error));
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
        {say.play.confirm}
      </button>
    </form>
  );
}
