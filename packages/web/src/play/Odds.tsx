import { useLayoutEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import { Prospects } from './Prospects.tsx';
import { usePlay } from './play-state.ts';

/** The slot for odds. It keeps its room when there are none, so that no answer ever moves for them. */
export function Odds() {
  const asked = usePlay((s) => s.snapshot?.question ?? null);
  const none = usePlay((s) => s.prospects === null);
  const forms = asked !== null && asked.form !== 'point' && asked.form !== 'formation';
  const target = usePlay((s) => s.prospects?.target ?? null);
  const slot = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (slot.current !== null && target !== null) slot.current.dataset['away'] = awayFrom(target);
  }, [target]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section ref={slot} className="odds" aria-label={say.decide.odds} tabIndex={0}>
      {none && forms ? <p className="quiet odds-none">{say.decide.oddsHint}</p> : null}
      <Prospects />
    </section>
  );
}

/** Where odds that lie over the map are away from whom they are about: at its head if he is in the lower half. */
function awayFrom(target: string): 'up' | 'down' {
  const figure = document
    .querySelector(`.walker[data-figure="${CSS.escape(target)}"]`)
    ?.getBoundingClientRect();
  const map = document.querySelector('.table-window')?.getBoundingClientRect();
  if (figure === undefined || map === undefined) return 'down';
  return figure.top + figure.height / 2 > map.top + map.height / 2 ? 'up' : 'down';
}
