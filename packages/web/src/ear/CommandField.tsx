import { useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { say } from '../words/say.ts';
import { askTable, useEar } from './ear-store.ts';
import { FIELD } from './use-ear-keys.ts';
import { focusQuestion } from './use-question-focus.ts';
import { useRoving } from './use-roving.ts';

/** A line to ask the table by, and what it has said. */
export function CommandField() {
  const on = useSettings((s) => s.ear);
  return on ? <Field /> : null;
}

/** The keys go back to the question, or to what is planned: a digit answers again, a letter asks. */
function leaveField(): void {
  if (document.activeElement?.id !== FIELD) return;
  const plan = document.querySelector<HTMLElement>('.ear-plan button');
  if (plan === null) focusQuestion();
  else plan.focus({ preventScroll: true });
}

function Field() {
  const [line, setLine] = useState('');
  const told = useEar((s) => s.told);
  const bar = useRef<HTMLDivElement>(null);
  useRoving(bar);
  return (
    <section className="ear-field" aria-label={say.ear.field}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void askTable(line).then(leaveField);
          setLine('');
        }}
      >
        <label htmlFor={FIELD}>{say.ear.field}</label>
        <input
          id={FIELD}
          type="text"
          autoComplete="off"
          aria-describedby="ask-the-table-note"
          value={line}
          onChange={({ target }) => setLine(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') leaveField();
          }}
        />
        <button type="submit">{say.ear.send}</button>
      </form>
      <p id="ask-the-table-note" className="quiet">
        {say.ear.fieldNote}
      </p>
      <div ref={bar} role="toolbar" aria-label={say.ear.commands} className="ear-words">
        {Object.entries(say.ear.buttons).map(([id, words]) => (
          <button key={id} type="button" onClick={() => void askTable(`:${id}`)}>
            {words}
          </button>
        ))}
      </div>
      {told === null ? null : (
        <section className="ear-said" aria-label={say.ear.said}>
          <p>{told.text}</p>
          {told.lines.length === 0 ? null : (
            <ol>
              {told.lines.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ol>
          )}
        </section>
      )}
    </section>
  );
}
