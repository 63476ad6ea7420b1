import type { ReactNode } from 'react';
import { say } from '../words/say.ts';
import type { CaseAtHand } from './case.ts';
import { pageInWords } from './page.ts';
import { openSlip } from './slip.ts';
import { useRule } from './use-rule.ts';

interface RuleLinkProps {
  readonly rule: string;
  /** Whether the page stands beside the id; it is in the tooltip anyhow. */
  readonly paged?: boolean;
  /** Where it was at work, told above it. */
  readonly at?: CaseAtHand | undefined;
}

/** A rule's id that opens its entry over the page, so that a game goes on where it was. */
export function RuleLink({ rule, paged = false, at }: RuleLinkProps) {
  const known = useRule(rule);
  const page = pageInWords(known?.page ?? null);
  return (
    <button
      type="button"
      className="rule-id rule-link"
      aria-label={say.decide.rule(rule, page)}
      aria-haspopup="dialog"
      title={say.decide.ruleTitle(known?.title ?? null, page)}
      onClick={() => openSlip(at === undefined ? { rule } : { rule, at })}
    >
      {paged && page !== null ? `${rule}, ${page}` : rule}
    </button>
  );
}

/** Words that a rule stands behind: they open its entry. */
export function RuleTerm({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  const known = useRule(rule);
  const title = say.decide.ruleTitle(known?.title ?? null, pageInWords(known?.page ?? null));
  return (
    <button
      type="button"
      className="word-link"
      aria-haspopup="dialog"
      title={title === undefined ? rule : `${rule}: ${title}`}
      onClick={() => openSlip({ rule })}
    >
      {children}
    </button>
  );
}
