import { NATIONS } from '@vedette/silver-bayonet/library';
import type { Unit } from '@vedette/silver-bayonet/muster';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words-of.ts';
import { putNew, readyUnits } from './company.ts';
import { blankUnit } from './draft.ts';
import { forgetUnit, type KeptUnit, keptUnits } from './kept.ts';
import { nameFor, rankFor, unitNameFor } from './names.ts';
import { OpenUnitFile } from './OpenUnitFile.tsx';
import { nationTitle, spent } from './sheet.ts';
import { TypeCounter } from './TypeCounter.tsx';

/** Kept units, the ready-made ones, and ways to a new one. */
export default function MusterPage() {
  const [kept, setKept] = useState<readonly KeptUnit[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const refresh = useCallback(() => {
    keptUnits().then(setKept, (error: unknown) => setTrouble(wordsOf(error)));
  }, []);
  useEffect(refresh, [refresh]);
  const add = async (unit: Unit) => go(`/muster/${await putNew(unit)}`);
  const raise = (nation: string) =>
    add(blankUnit(nation, unitNameFor(nation, ''), nameFor(nation, 'officer', []), rankFor(nation)));
  const forget = async ({ id, unit }: KeptUnit) => {
    if (!confirm(en.muster.forgetSure(unit.name))) return;
    await forgetUnit(id);
    refresh();
  };
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      <h1>{en.muster.title}</h1>
      <p className="premise">{en.muster.lede}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <section aria-labelledby="raise-title">
        <h2 id="raise-title">{en.muster.raise}</h2>
        <ul className="raise">
          {NATIONS.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className="secondary"
                aria-label={en.muster.raiseFor(title)}
                onClick={() => void raise(id)}
              >
                <TypeCounter type="officer" nation={id} />
                {title}
              </button>
            </li>
          ))}
        </ul>
        <div className="calls">
          <OpenUnitFile />
          <Link className="secondary" href="/muster/compare">
            {en.muster.compareTwo}
          </Link>
        </div>
      </section>
      <section aria-labelledby="kept-title">
        <h2 id="kept-title">{en.muster.kept}</h2>
        {kept?.length === 0 ? <p className="quiet">{en.muster.none}</p> : null}
        <ul className="unit-list">
          {kept?.map((entry) => (
            <UnitRow key={entry.id} unit={entry.unit} note={entry.legal ? null : en.muster.notLegal}>
              <Link className="secondary" href={`/muster/${entry.id}`}>
                {en.muster.change}
              </Link>
              <Link className="secondary" href={`/muster/${entry.id}/print`}>
                {en.muster.print}
              </Link>
              <button
                type="button"
                className="plain"
                onClick={() => void add({ ...entry.unit, name: en.muster.copyOf(entry.unit.name) })}
              >
                {en.muster.duplicate}
              </button>
              <button type="button" className="plain" onClick={() => void forget(entry)}>
                {en.muster.forget}
              </button>
            </UnitRow>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ready-title">
        <h2 id="ready-title">{en.muster.ready}</h2>
        <ul className="unit-list">
          {readyUnits().map(({ id, unit }) => (
            <UnitRow key={id} unit={unit} note={null}>
              <button type="button" className="secondary" onClick={() => void add(unit)}>
                {en.muster.copy}
              </button>
              <Link className="secondary" href={`/muster/${id}/print`}>
                {en.muster.print}
              </Link>
            </UnitRow>
          ))}
        </ul>
      </section>
    </main>
  );
}

interface UnitRowProps {
  readonly unit: Unit;
  readonly note: string | null;
  readonly children: ReactNode;
}

function UnitRow({ unit, note, children }: UnitRowProps) {
  return (
    <li>
      <TypeCounter type="officer" nation={unit.nation} />
      <div className="unit-words">
        <h3>{unit.name}</h3>
        <p className="quiet">
          {nationTitle(unit)} · {unit.officer.rank ?? en.muster.officer} {unit.officer.name} · {spent(unit)} ·{' '}
          {en.muster.strength(unit.soldiers.length)}
          {note === null ? null : <strong className="not-legal"> · {note}</strong>}
        </p>
      </div>
      <p className="calls">{children}</p>
    </li>
  );
}
