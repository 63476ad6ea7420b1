import type { Finding } from '@vedette/engine';
import { RuleLink } from '../library/RuleLink.tsx';
import type { Act } from './act.ts';

interface FindingsProps {
  readonly list: readonly Finding[];
  /** Where the place is that it is about, in a list that stands elsewhere. */
  readonly placeOf?: (found: Finding) => string;
  /** Lets what can be put right at a click be put right here. */
  readonly act?: Act;
}

/** What the rules say, with the rule behind it. */
export function Findings({ list, placeOf, act }: FindingsProps) {
  if (list.length === 0) return null;
  return (
    <ul className="findings">
      {list.map((found, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same can be said of two of a kind.
        <li key={`${i} ${found.path}`} className={`finding finding-${found.kind}`}>
          {placeOf === undefined ? found.message : <a href={placeOf(found)}>{found.message}</a>}{' '}
          {found.rule === null ? null : <RuleLink rule={found.rule} paged />}
          {act === undefined || found.mend === undefined ? null : (
            <Mend title={found.mend.title} act={() => act(found.mend!.change)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Mend({ title, act }: { readonly title: string; readonly act: () => void }) {
  return (
    <button type="button" className="mend" onClick={act}>
      {title}
    </button>
  );
}
