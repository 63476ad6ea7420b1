import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { type Company, putNew } from './company.ts';
import { readPastedText, unlikeWords } from './forum-text.ts';
import type { UnitRead } from './read-unit.ts';

interface Doubtful {
  readonly company: Company;
  readonly words: string;
  /** The button that takes it all the same. */
  readonly take: string;
}

/** Where the text says something that the unit does not have; null: nowhere. */
function doubtOf(
  text: string,
  read: Extract<UnitRead, { readonly ok: true }>,
): Omit<Doubtful, 'company'> | null {
  const { pasting } = say.muster;
  if (read.unlike !== undefined) return { words: pasting.unlikeRead(read.unlike), take: pasting.takeRead };
  const line = unlikeWords(text, read.company);
  return line === null ? null : { words: pasting.unlike(line), take: pasting.takeLetters };
}

/** A unit out of a post of a forum, a letter, a chat. */
export function PasteUnit() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  /** What was read where the text has something else, too. */
  const [doubtful, setDoubtful] = useState<Doubtful | null>(null);
  const [, go] = useLocation();
  const bring = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setDoubtful(null);
      const read = await readPastedText(text);
      if (!read.ok) return setTrouble(read.words);
      setTrouble([]);
      const { company } = read;
      const doubt = doubtOf(text, read);
      if (doubt === null) go(`/muster/${await putNew(company)}`);
      else setDoubtful({ company, ...doubt });
    } catch (error) {
      setTrouble([wordsOf(error)]);
    }
  };
  return (
    <details className="paste-unit">
      <summary>{say.muster.pasting.title}</summary>
      <form onSubmit={(event) => void bring(event)}>
        <label>
          <span className="label-small">{say.muster.pasting.label}</span>
          <textarea
            rows={6}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setDoubtful(null);
            }}
          />
        </label>
        <button type="submit" className="secondary" disabled={text.trim() === ''}>
          {say.muster.pasting.read}
        </button>
        {doubtful === null ? null : (
          <div role="alert">
            <p>{doubtful.words}</p>
            <button
              type="button"
              className="secondary"
              onClick={() => void putNew(doubtful.company).then((id) => go(`/muster/${id}`))}
            >
              {doubtful.take}
            </button>
          </div>
        )}
        {trouble.map((words) => (
          <p key={words} role="alert">
            {words}
          </p>
        ))}
      </form>
    </details>
  );
}
