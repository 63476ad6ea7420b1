import { en } from '../words/en.ts';
import { openSlip } from './slip.ts';

/** A rule's id that opens its entry over the page, so that a game goes on where it was. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <button
      type="button"
      className="rule-id rule-link"
      aria-label={en.play.illegal(rule)}
      aria-haspopup="dialog"
      onClick={() => openSlip({ rule })}
    >
      {rule}
    </button>
  );
}
