import { useEffect, useRef, useState } from 'react';
import { RuleLink } from '../library/RuleLink.tsx';
import type { Dispatch } from '../referee/messages.ts';
import { en } from '../words/en.ts';
import { DiceRoll, type RolledDice, rolledDice } from './DiceRoll.tsx';
import { select, usePlay } from './store.ts';

const FILTERS = {
  all: () => true,
  dice: (dispatch: Dispatch) => rolledDice(dispatch.event) !== null,
  moves: ({ event }: Dispatch) => ['moved', 'deployed', 'appeared', 'marched'].includes(event.type),
  harm: ({ event }: Dispatch) => ['damaged', 'out', 'terror', 'attacked', 'fell'].includes(event.type),
} as const;

type Filter = keyof typeof FILTERS;

/** Lines of the log that are in the page at once; older ones come when they are asked for. */
const SHOWN = 120;

/** The battle in words, the newest last; each line leads to whom it is about. */
export function Dispatches() {
  const dispatches = usePlay((s) => s.dispatches);
  const [filter, setFilter] = useState<Filter>('all');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const wanted = dispatches.filter(FILTERS[filter]);
  const shown = all ? wanted : wanted.slice(-SHOWN);
  const last = shown.at(-1)?.number;
  useEffect(() => {
    if (last !== undefined && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <section className="dispatches" aria-labelledby="dispatches-title">
      <header>
        <h2 id="dispatches-title">{en.play.dispatches}</h2>
        <div className="filters">
          {(Object.keys(FILTERS) as Filter[]).map((id) => (
            <button key={id} type="button" aria-pressed={id === filter} onClick={() => setFilter(id)}>
              {en.play.filter[id]}
            </button>
          ))}
        </div>
      </header>
      {wanted.length === 0 ? <p className="quiet">{en.play.noDispatches}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol ref={list} tabIndex={0} aria-live="polite" aria-relevant="additions">
        {shown.length < wanted.length ? (
          <li>
            <button type="button" className="plain" onClick={() => setAll(true)}>
              {wanted.length - shown.length} earlier
            </button>
          </li>
        ) : null}
        {shown.map((dispatch) => (
          <Line key={dispatch.number} dispatch={dispatch} dice={rolledDice(dispatch.event)} />
        ))}
      </ol>
    </section>
  );
}

/** Events that open a chapter of the battle. */
const HEADINGS = new Set(['turnBegan', 'phaseBegan']);

export function Line({ dispatch, dice }: { readonly dispatch: Dispatch; readonly dice: RolledDice | null }) {
  const { text, rule, event } = dispatch;
  const figure = event['figure'];
  const heading = HEADINGS.has(event.type);
  const words = (
    <span>
      {typeof figure === 'string' ? (
        <button type="button" className="dispatch-text" onClick={() => select(figure)}>
          {text}
        </button>
      ) : (
        <span className="dispatch-text">{text}</span>
      )}{' '}
      <RuleLink rule={rule} />
    </span>
  );
  if (dice !== null) {
    return (
      <li className="dispatch-line dispatch-rolled">
        <DiceRoll dice={dice} />
        {words}
      </li>
    );
  }
  return <li className={heading ? 'dispatch-line dispatch-heading' : 'dispatch-line'}>{words}</li>;
}
