import type { Dispatch } from '../referee/messages.ts';
import { en } from '../words/en.ts';
import { LogLines } from './LogLines.tsx';

/** What came of the last answer, roll by roll. */
export function JustNow({ lines }: { readonly lines: readonly Dispatch[] }) {
  return (
    <div aria-live="polite">
      {lines.length === 0 ? null : (
        <section className="just-now" aria-labelledby="just-now-title">
          <h2 id="just-now-title">{en.campaign.justNow}</h2>
          <LogLines lines={lines} />
        </section>
      )}
    </div>
  );
}
