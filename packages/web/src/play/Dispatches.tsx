import type { SceneFigure, TellingKind } from '@vedette/engine';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { useRoving } from '../ear/use-roving.ts';
import { ObeyedLines } from '../online/ObeyedLines.tsx';
import type { Dispatch } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { Line } from './Line.tsx';
import { logLines } from './log-lines.ts';
import { usePlay } from './play-state.ts';
import { usePointedLines } from './pointed.ts';
import { useGlossary } from './use-glossary.ts';

const HARM: ReadonlySet<TellingKind> = new Set<TellingKind>(['shot', 'attack', 'harm', 'nerve']);

/** Whom the reader has selected: a figure, and the group that it belongs to. */
type Selected = Pick<SceneFigure, 'id' | 'group'>;

const FILTERS = {
  all: () => true,
  dice: ({ telling }: Dispatch) => telling.dice.length > 0,
  moves: ({ telling }: Dispatch) => telling.kind === 'move',
  harm: ({ telling }: Dispatch) => HARM.has(telling.kind),
  selected: ({ telling }: Dispatch, selected: Selected | null) =>
    selected !== null && telling.figures.some((id) => id === selected.id || id === selected.group),
} as const;

type Filter = keyof typeof FILTERS;

const labelOf = (filter: Filter): string => say.play.filter[filter];

/** Lines of the log that are in the page at once; older ones come when they are asked for. */
const SHOWN = 120;

/** Pixels from the end that are still the end. */
const NEARLY = 24;

/** The end stays in view when the room for the log changes, unless somebody reads further up. */
function useNewestWhenResized(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = list.current!;
    let height = 0;
    let atEnd = true;
    const read = () => {
      // A change of room scrolls, too; that is nobody reading.
      if (element.clientHeight === height) atEnd = element.scrollHeight - element.scrollTop - height < NEARLY;
    };
    const watch = new ResizeObserver(() => {
      // On a small screen it is hidden most of the time; whoever turns to it wants the end.
      if (height === 0 || atEnd) element.scrollTop = element.scrollHeight;
      height = element.clientHeight;
    });
    element.addEventListener('scroll', read, { passive: true });
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      watch.disconnect();
    };
  }, [list]);
}

/** The battle in words, the newest last; each line leads to whom and what it is about. */
export function Dispatches() {
  const dispatches = usePlay((s) => s.dispatches);
  const selected = usePlay((s) => s.selected);
  const { ruleset, scene } = usePlay((s) => s.snapshot)!;
  const finders = useGlossary(ruleset, scene);
  const [filter, setFilter] = useState<Filter>('all');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const chosen = scene.figures.find(({ id }) => id === selected) ?? null;
  const lines = useMemo(() => logLines(dispatches), [dispatches]);
  const wanted = lines.filter((dispatch) => FILTERS[filter](dispatch, chosen));
  const shown = all ? wanted : wanted.slice(-SHOWN);
  const last = shown.at(-1)?.number;
  useEffect(() => {
    if (last !== undefined && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  useNewestWhenResized(list);
  useRoving(list, 'last');
  usePointedLines(list, dispatches, scene);
  const nobody = filter === 'selected' && selected === null;
  return (
    <section className="dispatches" aria-labelledby="dispatches-title">
      <header>
        <h2 id="dispatches-title">{say.play.dispatches}</h2>
        <fieldset className="filters" aria-label={say.decide.filters}>
          {(Object.keys(FILTERS) as Filter[]).map((id) => (
            <button key={id} type="button" aria-pressed={id === filter} onClick={() => setFilter(id)}>
              {labelOf(id)}
            </button>
          ))}
        </fieldset>
      </header>
      {wanted.length === 0 ? (
        <p className="quiet">{nobody ? say.decide.noneSelected : say.play.noDispatches}</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol ref={list} tabIndex={0}>
        {shown.length < wanted.length ? (
          <li>
            <button type="button" className="plain" onClick={() => setAll(true)}>
              {say.decide.earlier(wanted.length - shown.length)}
            </button>
          </li>
        ) : null}
        {shown.map((dispatch, i) => (
          <Fragment key={dispatch.number}>
            {filter === 'all' ? (
              <ObeyedLines after={shown[i - 1]?.number ?? -1} before={dispatch.number} />
            ) : null}
            {filter === 'all' ? <GrantedLines before={dispatch.number} /> : null}
            <Line dispatch={dispatch} finders={finders} />
          </Fragment>
        ))}
        {filter === 'all' ? (
          <ObeyedLines after={shown.at(-1)?.number ?? -1} before={dispatches.length} />
        ) : null}
        {filter === 'all' ? <GrantedLines before={dispatches.length} /> : null}
      </ol>
    </section>
  );
}

/** What was answered without asking, where it stood in the log. */
function GrantedLines({ before }: { readonly before: number }) {
  const granted = usePlay((s) => s.granted);
  return granted
    .filter(({ after }) => after === before)
    .map(({ seq, words }) => (
      <li key={`granted ${seq}`} className="quiet granted">
        {words}
      </li>
    ));
}
