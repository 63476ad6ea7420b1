import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { putNew } from './company.ts';
import { readPastedText } from './forum-text.ts';

/** A unit out of a post of a forum, a letter, a chat. */
export function PasteUnit() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const [, go] = useLocation();
  const bring = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const read = await readPastedText(text);
      if (read.ok) go(`/muster/${await putNew(read.company)}`);
      else setTrouble(read.words);
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
          <textarea rows={6} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit" className="secondary" disabled={text.trim() === ''}>
          {say.muster.pasting.read}
        </button>
        {trouble.map((words) => (
          <p key={words} role="alert">
            {words}
          </p>
        ))}
      </form>
    </details>
  );
}
