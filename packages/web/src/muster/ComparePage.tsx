import type { Unit } from '@vedette/silver-bayonet/muster';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { en } from '../words/en.ts';
import { readyUnits } from './company.ts';
import { compared } from './comparison.ts';
import { keptUnits } from './kept.ts';
import { figuresOf } from './sheet.ts';
import { TypeCounter } from './TypeCounter.tsx';

const words = en.muster.comparing;

interface Entry {
  readonly id: string;
  readonly unit: Unit;
}

/** Any two of the kept and the ready-made, side by side. */
export default function ComparePage() {
  const all = useAllUnits();
  const [search, setSearch] = useSearchParams();
  const a = all.find(({ id }) => id === search.get('a')) ?? all[0];
  const b = all.find(({ id }) => id === search.get('b')) ?? all.find(({ id }) => id !== a?.id);
  const choose = (side: 'a' | 'b', id: string) =>
    setSearch({ a: a?.id ?? '', b: b?.id ?? '', [side]: id }, { replace: true });
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      <p className="crumb">
        <Link href="/muster">{en.muster.back}</Link>
      </p>
      <h1>{words.title}</h1>
      {a === undefined || b === undefined ? null : (
        <div className="compare-scroll">
          <table className="compare">
            <thead>
              <tr>
                <th scope="col">{words.what}</th>
                <th scope="col">
                  <Choice label={words.first} all={all} value={a.id} choose={(id) => choose('a', id)} />
                </th>
                <th scope="col">
                  <Choice label={words.second} all={all} value={b.id} choose={(id) => choose('b', id)} />
                </th>
              </tr>
            </thead>
            <tbody>
              {compared(a.unit, b.unit).map(({ title, values }) => (
                <tr key={title} className={values[0] === values[1] ? 'alike' : undefined}>
                  <th scope="row">{title}</th>
                  <td>{values[0]}</td>
                  <td>{values[1]}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{words.roll}</th>
                <td>
                  <Roll unit={a.unit} />
                </td>
                <td>
                  <Roll unit={b.unit} />
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </main>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: readonly Entry[];
  readonly value: string;
  readonly choose: (id: string) => void;
}

function Choice({ label, all, value, choose }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {all.map(({ id, unit }) => (
        <option key={id} value={id}>
          {unit.name}
        </option>
      ))}
    </select>
  );
}

function Roll({ unit }: { readonly unit: Unit }) {
  return (
    <ul className="compare-roll">
      {figuresOf(unit).map(({ name, title, type, points, isOfficer }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
        <li key={i}>
          <TypeCounter type={type} nation={unit.nation} />
          <span>
            {name}{' '}
            <span className="quiet">
              {title}
              {isOfficer ? '' : `, ${points}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useAllUnits(): readonly Entry[] {
  const [kept, setKept] = useState<readonly Entry[]>([]);
  useEffect(() => {
    keptUnits().then(setKept, () => {});
  }, []);
  return [...kept, ...readyUnits()];
}
