import { useLayoutEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import { cornerFor } from './odds-place.ts';
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
    if (slot.current !== null && target !== null) placeSlot(slot.current, target);
  }, [target]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section ref={slot} className="odds" aria-label={say.decide.odds} tabIndex={0}>
      {none && forms ? <p className="quiet odds-none">{say.decide.oddsHint}</p> : null}
      <Prospects />
    </section>
  );
}

/** Where odds that lie over the map are away from whom they are about, and from whoever would act. */
function placeSlot(slot: HTMLElement, target: string): void {
  const map = document.querySelector('.table-area')?.getBoundingClientRect();
  const about = document
    .querySelector(`.walker[data-figure="${CSS.escape(target)}"]`)
    ?.getBoundingClientRect();
  if (map === undefined || about === undefined) return;
  const others = [...document.querySelectorAll(ACTING)].map((one) => one.getBoundingClientRect());
  const { width, height } = slot.getBoundingClientRect();
  const { away, aside } = cornerFor(map, { width, height }, { target: about, others });
  Object.assign(slot.dataset, { away, aside });
}

/** Who is about to do it, and where he would stand. */
const ACTING = '.walker:has(.selected), .overlay .ghost-rim';
