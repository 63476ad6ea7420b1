import type { Finding } from './findings.ts';

/** What the rules say about this place, beside it. */
export function Findings({ list, id }: { readonly list: readonly Finding[]; readonly id?: string }) {
  if (list.length === 0) return null;
  return (
    <ul className="findings" {...(id === undefined ? {} : { id })}>
      {list.map((found) => (
        <li key={`${found.path} ${found.message}`} className={`finding finding-${found.kind}`}>
          <FindingWords found={found} />
        </li>
      ))}
    </ul>
  );
}

export function FindingWords({ found }: { readonly found: Finding }) {
  return (
    <>
      {found.message} {found.rule === null ? null : <span className="rule-id">{found.rule}</span>}
    </>
  );
}
