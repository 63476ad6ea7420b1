import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Option } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { AnswerWords } from './AnswerWords.tsx';
import { DieMark } from './DiceRoll.tsx';
import { found, type Group } from './groups.ts';
import { isForDeeds, lettersOf } from './KeyOf.tsx';

interface ChoicesProps {
  readonly groups: readonly Group[];
  readonly choose: (id: string) => void;
  /** The answer that suggests itself. */
  readonly first: string | null;
  /** Answers in the roster, which are counted before those of the list. */
  readonly inRoster?: readonly Option[];
  readonly looks?: Looks | undefined;
}

/** Where somebody who is to be sent is looked at first: the answer that names him, and how another is looked at. */
export interface Looks {
  readonly at: string | null;
  readonly look: (option: Option) => void;
}

/** Beyond this many a list is searched rather than read. */
const READABLE = 14;

/** Answers of which one is taken: by a tap, by its number, or by walking the list with the arrow keys. */
export function Choices({ groups, choose, first, inRoster = [], looks }: ChoicesProps) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const searched = groups.reduce((sum, { options }) => sum + options.length, 0) > READABLE;
  const shown = groups
    .map((group) => ({ ...group, options: searched ? found(group.options, wanted) : group.options }))
    .filter(({ options }) => options.length > 0);
  const listed = shown.flatMap(({ options }) => options.map(({ id }) => id));
  const order = [...inRoster.map(({ id }) => id), ...listed];
  // Nobody is sent by a key that is pressed in passing.
  const byEnter = shown.some(({ options }) =>
    options.some(({ id, starts }) => id === first && starts !== 'send'),
  )
    ? first
    : null;
  const letters = lettersOf(shown.flatMap(({ options }) => options));
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
          <ul className={kindsOf(options)}>
            {options.map((option) => (
              <li key={option.id}>
                <Choice
                  option={option}
                  number={order.indexOf(option.id) + 1}
                  letter={letters.get(option.id) ?? null}
                  first={option.id === (looks?.at ?? first)}
                  choose={choose}
                  looks={option.starts === 'send' ? looks : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Keys order={order} letters={letters} choose={choose} list={list} first={byEnter} />
    </div>
  );
}

/** What kinds of answers are among them. */
function kindsOf(options: readonly Option[]): string {
  const noted = options.some(({ note }) => note !== undefined) ? ['choices-noted'] : [];
  const who = options.some(({ starts }) => starts === 'send') ? ['choices-who'] : [];
  return ['choices', ...noted, ...who].join(' ');
}

interface ChoiceProps {
  readonly option: Option;
  readonly number: number;
  readonly letter: string | null;
  readonly first: boolean;
  readonly choose: (id: string) => void;
  readonly looks: Looks | undefined;
}

/** Whoever is to be sent is looked at by the first touch and sent by the second, as on the map and in the roster. */
function Choice({ option, number, letter, first, choose, looks }: ChoiceProps) {
  const { id, words, note, die, odds, at } = option;
  const kinds = [
    'choice',
    ...(first ? ['choice-first'] : []),
    ...(at === undefined ? [] : ['choice-placed']),
  ];
  const pressed = looks === undefined ? undefined : looks.at === id;
  const hints = useSettings((s) => s.hints);
  return (
    <button
      type="button"
      className={kinds.join(' ')}
      data-option={id}
      aria-pressed={pressed}
      // Whom the keys have come to is looked at.
      onFocus={({ currentTarget }) => {
        if (pressed === false && currentTarget.matches(':focus-visible')) looks?.look(option);
      }}
      onClick={() => (pressed === false ? looks?.look(option) : choose(id))}
    >
      <AnswerWords
        words={words}
        odds={odds}
        note={
          pressed === true ? (
            <span className="choice-note">{say.decide.again}</span>
          ) : hints && note !== undefined ? (
            <span className="choice-note">{note}</span>
          ) : null
        }
      >
        <DieMark die={die} />
      </AnswerWords>
      {letter !== null ? <kbd>{letter}</kbd> : number > 9 ? null : <kbd>{number}</kbd>}
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
  /** By the ids of options. */
  readonly letters: ReadonlyMap<string, string>;
  readonly choose: (id: string) => void;
  readonly list: { readonly current: HTMLElement | null };
  /** The answer that suggests itself: what Enter takes where nothing has the focus. */
  readonly first: string | null;
}

/** Something lies on the map that Enter lays aside first. */
const isReading = () => document.querySelector('.laid-slip, .brief') !== null;

/** Numbers pick wherever on the page one is, not while something is being typed; arrows, unless the map has them. */
function Keys({ order, letters, choose, list, first }: KeysProps) {
  const latest = useRef({ order, letters, choose, first });
  latest.current = { order, letters, choose, first };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
      // Under the cover of the next player, or any other dialog, nothing is decided.
      if (target.closest('textarea, select') || document.querySelector('dialog[open]') !== null) return;
      const step = STEPS[key];
      const inList = list.current?.contains(target) === true || target.closest('[data-option]') !== null;
      if (
        step !== undefined &&
        (inList || target === document.body || target.id === 'main' || target.id === 'question-title')
      ) {
        const buttons = [...document.querySelectorAll<HTMLElement>('[data-option]')];
        buttons[step(buttons.indexOf(target), buttons.length - 1)]?.focus();
        event.preventDefault();
        return;
      }
      const nowhere = target === document.body || target.id === 'main';
      if (
        key === 'Enter' &&
        nowhere &&
        !event.repeat &&
        !event.defaultPrevented &&
        latest.current.first !== null &&
        !isReading()
      ) {
        latest.current.choose(latest.current.first);
        return;
      }
      const [named] = [...latest.current.letters].find(([, letter]) => letter === key.toUpperCase()) ?? [];
      if (named !== undefined && isForDeeds(event)) {
        latest.current.choose(named);
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
