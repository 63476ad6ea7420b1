import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Option } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { DieMark } from './DiceRoll.tsx';
import { found, type Group } from './groups.ts';

interface ChoicesProps {
  readonly groups: readonly Group[];
  readonly choose: (id: string) => void;
  /** The answer that suggests itself. */
  readonly first: string | null;
}

/** Beyond this many a list is searched rather than read. */
const READABLE = 14;

/** Answers of which one is taken: by a tap, by its number, or by walking the list with the arrow keys. */
export function Choices({ groups, choose, first }: ChoicesProps) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const searched = groups.reduce((sum, { options }) => sum + options.length, 0) > READABLE;
  const shown = groups
    .map((group) => ({ ...group, options: searched ? found(group.options, wanted) : group.options }))
    .filter(({ options }) => options.length > 0);
  const order = shown.flatMap(({ options }) => options.map(({ id }) => id));
  return (
    <div ref={list}>
      {searched ? (
        <input
          type="search"
          className="choices-find"
          aria-label={say.decide.find}
          placeholder={say.decide.find}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      ) : null}
      {order.length === 0 ? <p className="quiet">{say.decide.none}</p> : null}
      {shown.map(({ title, options }) => (
        <section key={title ?? ''} aria-label={title ?? undefined}>
          {title === null ? null : <h3 className="choices-group">{title}</h3>}
          <ul
            className={options.some(({ note }) => note !== undefined) ? 'choices choices-noted' : 'choices'}
          >
            {options.map((option) => (
              <li key={option.id}>
                <Choice
                  option={option}
                  number={order.indexOf(option.id) + 1}
                  first={option.id === first}
                  choose={choose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Keys order={order} choose={choose} list={list} />
    </div>
  );
}

interface ChoiceProps {
  readonly option: Option;
  readonly number: number;
  readonly first: boolean;
  readonly choose: (id: string) => void;
}

function Choice({ option: { id, words, note, die, odds }, number, first, choose }: ChoiceProps) {
  const hints = useSettings((s) => s.hints);
  return (
    <button type="button" className={first ? 'choice choice-first' : 'choice'} onClick={() => choose(id)}>
      <span className="choice-words">
        <span>{words}</span>
        {hints && note !== undefined ? <span className="choice-note">{note}</span> : null}
      </span>
      <DieMark die={die} />
      {odds === null ? null : <span className="choice-odds">{odds}</span>}
      {number > 9 ? null : <kbd>{number}</kbd>}
    </button>
  );
}

const STEPS: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowDown: (now, last) => (now >= last ? 0 : now + 1),
  ArrowUp: (now, last) => (now <= 0 ? last : now - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface KeysProps {
  readonly order: readonly string[];
  readonly choose: (id: string) => void;
  readonly list: { readonly current: HTMLElement | null };
}

/** Numbers pick wherever on the page one is, not while something is being typed; arrows, unless the map has them. */
function Keys({ order, choose, list }: KeysProps) {
  const latest = useRef({ order, choose });
  latest.current = { order, choose };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
      // Under the cover of the next player, or any other dialog, nothing is decided.
      if (target.closest('textarea, select') || document.querySelector('dialog[open]') !== null) return;
      const step = STEPS[key];
      const inList = list.current?.contains(target) ?? false;
      if (step !== undefined && (inList || target === document.body || target.id === 'main')) {
        const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.choice') ?? [])];
        buttons[step(buttons.indexOf(target), buttons.length - 1)]?.focus();
        event.preventDefault();
        return;
      }
      // A key that is held down does not answer the next questions too.
      if (target.closest('input') !== null || event.repeat || !/^[1-9]$/.test(key)) return;
      const id = latest.current.order[Number(key) - 1];
      if (id !== undefined) latest.current.choose(id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
  return null;
}
