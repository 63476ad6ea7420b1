import type { Json, Section, ToldRefusal } from '@vedette/engine';
import { useEffect, useState } from 'react';
import { type Placed, placed } from '../muster/findings.ts';
import { referee } from '../referee/referee.ts';

/** What the rules would say to an answer that is being put together; null: nothing. */
export function useObjection(campaign: string, answer: unknown): ToldRefusal | null {
  const [objection, setObjection] = useState<ToldRefusal | null>(null);
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

/** The same beside the part of a form that it is about; `within`: where in the draft the answer lies. */
export function besideSections(
  objection: ToldRefusal | null,
  within: string,
  form: readonly Section[],
): Placed {
  if (objection === null) return placed(form, []);
  const { message, rule, path } = objection;
  return placed(form, [{ kind: 'problem', message, rule: rule ?? null, path: `${within}${path ?? ''}` }]);
}
