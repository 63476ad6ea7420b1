import type { Json, Refusal } from '@vedette/engine';
import { useEffect, useState } from 'react';
import type { Finding } from '../muster/findings.ts';
import { referee } from '../referee/referee.ts';

/** What the rules would say to an answer that is being put together; null: nothing. */
export function useObjection(campaign: string, answer: unknown): Refusal | null {
  const [objection, setObjection] = useState<Refusal | null>(null);
  const asked = JSON.stringify(answer);
  useEffect(() => {
    let wanted = true;
    referee()
      .call('campaignObjection', campaign, JSON.parse(asked) as Json)
      .then(
        (found) => {
          if (wanted) setObjection(found);
        },
        // Whoever gives the answer all the same is told then.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [campaign, asked]);
  return objection;
}

/** The same beside the control that it is about; `within`: where in a unit the answer belongs. */
export function findingsFrom(objection: Refusal | null, within: string): readonly Finding[] {
  if (objection === null) return [];
  const { message, rule, path } = objection;
  return [{ kind: 'problem', message, rule: rule ?? null, path: `${within}${path ?? ''}` }];
}
