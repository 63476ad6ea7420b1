import type { ToldRefusal } from '@vedette/engine';
import { RuleLink } from '../library/RuleLink.tsx';

/** Why something cannot be done, with the rule that says so. */
export function Problem({ problem }: { readonly problem: ToldRefusal | null }) {
  if (problem === null) return null;
  return (
    <p role="alert" className="refusal">
      {problem.message} {problem.rule === undefined ? null : <RuleLink rule={problem.rule} paged />}
    </p>
  );
}
