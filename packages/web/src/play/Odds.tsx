import { useLayoutEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import { placeSlot } from './odds-place.ts';
import { Prospects } from './Prospects.tsx';
import { usePlay } from './play-state.ts';

/** The slot for odds. It keeps its room when there are none, so that no answer ever moves for them. */
export function Odds() {
  const asked = usePlay((s) => s.snapshot?.question ?? null);
  const none = usePlay((s) => s.prospects === null);
  const forms = asked !== null && asked.form !== 'point' && asked.form !== 'formation';
  const target = usePlay((s) => s.prospects?.target ?? null);
  const slot = useRef<HTMLElement>(null);
  const draft = usePlay((s) => s.draft);
  const selected = usePlay((s) => s.selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever would act, and where he would stand, is not to lie under them.
  useLayoutEffect(() => {
    if (slot.current !== null && target !== null) placeSlot(slot.current, target);
  }, [target, draft, selected]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section ref={slot} className="odds" aria-label={say.decide.odds} tabIndex={0}>
      {none && forms ? <p className="quiet odds-none">{say.decide.oddsHint}</p> : null}
      <Prospects />
    </section>
  );
}
