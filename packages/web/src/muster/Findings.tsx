import { RuleLink } from '../library/RuleLink.tsx';
import type { Finding } from './findings.ts';

interface FindingsProps {
  readonly list: readonly Finding[];
  /** Where the place is that it is about, in a list that stands elsewhere. */
  readonly placeOf?: (found: Finding) => string;
}

/** What the rules say, with the rule behind it. */
export function Findings({ list, placeOf }: FindingsProps) {
  if (list.length === 0) return null;
  return (
    <ul className="findings">
      {list.map((found) => (
        <li key={`${found.path} ${found.message}`} className={`finding finding-${found.kind}`}>
          {placeOf === undefined ? found.message : <a href={placeOf(found)}>{found.message}</a>}{' '}
          {found.rule === null ? null : <RuleLink rule={found.rule} paged />}
        </li>
      ))}
    </ul>
  );
}
