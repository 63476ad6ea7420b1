import type { Json, OneAnswer } from '@vedette/engine';
import { useState } from 'react';
import { QuestionForm } from '../play/QuestionForm.tsx';
import type { Option, Question } from '../referee/messages.ts';

interface OneFormProps {
  readonly question: Question;
  readonly answer: OneAnswer;
  readonly give: (answer: Json) => Promise<void>;
}

/** One of several: at a click, and those that are many out of a list, with what each means. */
export function OneForm({ question, answer, give }: OneFormProps) {
  const { list } = answer;
  const listed = new Set(list?.offers.map(({ id }) => id));
  const atAClick = question.options.filter(({ id }) => !listed.has(id));
  return (
    <>
      <QuestionForm question={{ ...question, options: atAClick }} give={give} />
      {list === undefined ? null : (
        <FromList list={list} options={question.options.filter(({ id }) => listed.has(id))} give={give} />
      )}
    </>
  );
}

interface FromListProps {
  readonly list: NonNullable<OneAnswer['list']>;
  readonly options: readonly Option[];
  readonly give: (answer: Json) => Promise<void>;
}

function FromList({ list, options, give }: FromListProps) {
  const [chosen, setChosen] = useState('');
  const { label, choose, take, offers } = list;
  const note = offers.find(({ id }) => id === chosen)?.note;
  return (
    <form
      className="from-list"
      onSubmit={(event) => {
        event.preventDefault();
        void give(chosen);
      }}
    >
      <label>
        <span className="label-small">{label}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{choose}</option>
          {options.map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="secondary" disabled={chosen === ''}>
        {take}
      </button>
      {note === undefined ? null : <p className="quiet">{note}</p>}
    </form>
  );
}
