import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { type Company, putNew } from './company.ts';
import { readPastedText, unlikeWords } from './forum-text.ts';

/** A unit out of a post of a forum, a letter, a chat. */
export function PasteUnit() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  /** What the letters say where the words around them say something else. */
  const [doubtful, setDoubtful] = useState<{ readonly company: Company; readonly line: string } | null>(null);
  const [, go] = useLocation();
  const bring = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setDoubtful(null);
      const read = await readPastedText(text);
      if (!read.ok) return setTrouble(read.words);
      setTrouble([]);
      const line = unlikeWords(text, read.company);
      if (line === null) go(`/muster/${await putNew(read.company)}`);
      else setDoubtful({ company: read.company, line });
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
            <p>{say.muster.pasting.unlike(doubtful.line)}</p>
            <button
              type="button"
              className="secondary"
              onClick={() => void putNew(doubtful.company).then((id) => go(`/muster/${id}`))}
            >
              {say.muster.pasting.takeLetters}
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
