import { useEffect, useRef } from 'react';
import type { Dispatch } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { LogLines } from './LogLines.tsx';

/** What came of the last answer, roll by roll; of a long list the end is in view. */
export function JustNow({ lines }: { readonly lines: readonly Dispatch[] }) {
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.number;
  useEffect(() => {
    if (last !== undefined && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <div aria-live="polite">
      {lines.length === 0 ? null : (
        <section className="just-now" aria-labelledby="just-now-title">
          <h2 id="just-now-title">{say.campaign.justNow}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
          <div ref={list} className="just-now-lines" tabIndex={0}>
            <LogLines lines={lines} />
          </div>
        </section>
      )}
    </div>
  );
}
