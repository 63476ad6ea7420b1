import type { Ref } from '@vedette/engine';
import { Fragment, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { pathTo } from './entry.ts';
import { Follow } from './follow.ts';

/** What an entry is called: words of a scenario's format are set as such, for no language changes them. */
export function EntryTitle({ of: { shelf, title } }: { readonly of: Pick<Ref, 'shelf' | 'title'> }) {
  return shelf === 'writing' ? <code>{title}</code> : title;
}

/** A way to another entry. */
export function EntryLink({ to, children }: { readonly to: Ref; readonly children?: ReactNode }) {
  const follow = useContext(Follow);
  const words = children ?? <EntryTitle of={to} />;
  if (follow === null) return <Link href={pathTo(to)}>{words}</Link>;
  return (
    <button type="button" className="link" onClick={() => follow(to)}>
      {words}
    </button>
  );
}

export function RuleIds({ rules }: { readonly rules: readonly string[] }) {
  return rules.map((rule) => (
    <Fragment key={rule}>
      {' '}
      <span className="rule-id">
        <EntryLink to={{ shelf: 'rules', id: rule, title: rule }} />
      </span>
    </Fragment>
  ));
}

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`)/;

/** Words that may have a strong or a literal one among them, as the page of rulings does. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(MARKS).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no names.
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return part.startsWith('`') ? <code key={i}>{part.slice(1, -1)}</code> : part;
  });
}
