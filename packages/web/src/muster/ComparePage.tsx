import type { Json } from '@vedette/engine';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { en } from '../words/en.ts';
import { Badge } from './Badge.tsx';
import { listAddress, readyUnits } from './company.ts';
import { Findings } from './Findings.tsx';
import { keptUnits } from './kept.ts';
import { type AnyMuster, FIRST_RULESET, useMuster } from './musters.ts';

const words = en.muster.comparing;

interface Entry {
  readonly id: string;
  readonly unit: Json;
}

/** Any two of a game's kept and ready-made units, side by side. */
export default function ComparePage() {
  const [search] = useSearchParams();
  const muster = useMuster(search.get('ruleset') ?? FIRST_RULESET);
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      {muster === null ? <p role="status">{en.muster.loading}</p> : <Comparing muster={muster} />}
    </main>
  );
}

function Comparing({ muster }: { readonly muster: AnyMuster }) {
  const all = useAllUnits(muster);
  const [search, setSearch] = useSearchParams();
  const a = all.find(({ id }) => id === search.get('a')) ?? all[0];
  const b = all.find(({ id }) => id === search.get('b')) ?? all.find(({ id }) => id !== a?.id);
  const choose = (side: 'a' | 'b', id: string) =>
    setSearch({ ruleset: muster.ruleset, a: a?.id ?? '', b: b?.id ?? '', [side]: id }, { replace: true });
  const choice = (side: 'a' | 'b', label: string, value: string) => (
    <Choice muster={muster} label={label} all={all} value={value} choose={(id) => choose(side, id)} />
  );
  return (
    <>
      <p className="crumb">
        <Link href={listAddress(muster.ruleset)}>{muster.words.all}</Link>
      </p>
      <h1>{muster.words.comparing}</h1>
      {a === undefined || b === undefined ? null : (
        <div className="compare-scroll">
          <table className="compare">
            <thead>
              <tr>
                <th scope="col">{words.what}</th>
                <th scope="col">{choice('a', words.first, a.id)}</th>
                <th scope="col">{choice('b', words.second, b.id)}</th>
              </tr>
            </thead>
            <Rows muster={muster} a={a.unit} b={b.unit} />
          </table>
          <Findings list={warnedOf(muster, a.unit, b.unit)} />
        </div>
      )}
    </>
  );
}

/** What either should know before they meet. */
function warnedOf({ warnings }: AnyMuster, a: Json, b: Json) {
  return [...(warnings?.(a, b) ?? []), ...(warnings?.(b, a) ?? [])];
}

interface RowsProps {
  readonly muster: AnyMuster;
  readonly a: Json;
  readonly b: Json;
}

/** Both in the same words, line by line. */
function Rows({ muster, a, b }: RowsProps) {
  const others = muster.compare(b);
  return (
    <tbody>
      {muster.compare(a).map(({ title, value }, i) => (
        <tr key={title} className={value === others[i]?.value ? 'alike' : undefined}>
          <th scope="row">{title}</th>
          <td>{value}</td>
          <td>{others[i]?.value}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{words.roll}</th>
        <td>
          <Roll muster={muster} unit={a} />
        </td>
        <td>
          <Roll muster={muster} unit={b} />
        </td>
      </tr>
    </tbody>
  );
}

interface ChoiceProps {
  readonly muster: AnyMuster;
  readonly label: string;
  readonly all: readonly Entry[];
  readonly value: string;
  readonly choose: (id: string) => void;
}

function Choice({ muster, label, all, value, choose }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {all.map(({ id, unit }) => (
        <option key={id} value={id}>
          {muster.summary(unit).name}
        </option>
      ))}
    </select>
  );
}

function Roll({ muster, unit }: { readonly muster: AnyMuster; readonly unit: Json }) {
  return (
    <ul className="compare-roll">
      {muster.sheet(unit).blocks.map(({ badge, name, line }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
        <li key={i}>
          <Badge {...badge} />
          <span>
            {name} <span className="quiet">{line}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useAllUnits(muster: AnyMuster): readonly Entry[] {
  const [kept, setKept] = useState<readonly Entry[]>([]);
  useEffect(() => {
    keptUnits(muster.ruleset).then(setKept, () => {});
  }, [muster]);
  return [...kept, ...readyUnits(muster)];
}
