import { NATIONS } from '@vedette/silver-bayonet/library';
import type { Unit } from '@vedette/silver-bayonet/muster';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words-of.ts';
import { put, putNew } from './company.ts';
import { withUnit } from './draft.ts';
import type { Edit } from './edit.ts';
import { Findings } from './Findings.tsx';
import { type Finding, findingsOf, isLegal, under } from './findings.ts';
import { begun, edited, redone, undone } from './history.ts';
import { forgetUnit } from './kept.ts';
import { NameField } from './NameField.tsx';
import { unitNameFor } from './names.ts';
import { OfficerPanel } from './OfficerPanel.tsx';
import { RecruitPanel } from './RecruitPanel.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { SoldierCard } from './SoldierCard.tsx';
import { Tally } from './Tally.tsx';
import { useUnit } from './use-unit.ts';

export default function BuilderPage({ id }: { readonly id: string }) {
  const unit = useUnit(id);
  if (unit === undefined || unit === null)
    return (
      <main id="main" className="page muster" tabIndex={-1}>
        <h1>{en.muster.title}</h1>
        <p role="status">{unit === null ? en.muster.notKept : en.muster.loading}</p>
        <p>
          <Link href="/muster">{en.muster.back}</Link>
        </p>
      </main>
    );
  return <Builder key={id} id={id} opened={unit} />;
}

function Builder({ id, opened }: { readonly id: string; readonly opened: Unit }) {
  const [history, setHistory] = useState(() => begun(opened));
  const [trouble, setTrouble] = useState<string | null>(null);
  const unit = history.now;
  const findings = useMemo(() => findingsOf(unit), [unit]);
  const edit: Edit = useCallback(
    (change, field) => setHistory((before) => edited(before, change(before.now), field ?? null)),
    [],
  );
  useEffect(() => {
    if (unit !== opened) put(id, unit).catch((error: unknown) => setTrouble(wordsOf(error)));
  }, [id, unit, opened]);
  useUndoKeys(setHistory);
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      <p className="crumb">
        <Link href="/muster">{en.muster.back}</Link>
      </p>
      <h1>{unit.name.trim() === '' ? en.muster.thisCompany : unit.name}</h1>
      <p className="calls builder-tools">
        <button
          type="button"
          className="secondary"
          disabled={history.past.length === 0}
          onClick={() => setHistory(undone)}
        >
          {en.muster.undo}
        </button>
        <button
          type="button"
          className="secondary"
          disabled={history.future.length === 0}
          onClick={() => setHistory(redone)}
        >
          {en.muster.redo}
        </button>
        <ShareDialog unit={unit} />
        <Link className="secondary" href={`/muster/${id}/print`}>
          {en.muster.print}
        </Link>
        <Doings id={id} unit={unit} legal={isLegal(findings)} />
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <div className="builder">
        <Tally unit={unit} findings={findings} />
        <div className="builder-parts">
          <Company unit={unit} findings={findings} edit={edit} />
          <OfficerPanel unit={unit} findings={findings} edit={edit} />
          <section id="soldiers" aria-labelledby="soldiers-title">
            <h2 id="soldiers-title" tabIndex={-1}>
              {en.muster.soldiers} <span className="count">{unit.soldiers.length}</span>
            </h2>
            <Findings list={findings.filter(({ path }) => path === '/soldiers')} />
            {unit.soldiers.length === 0 ? <p className="quiet">{en.muster.noSoldiers}</p> : null}
            <ol className="soldiers">
              {unit.soldiers.map((soldier, i) => (
                <SoldierCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: soldiers have no name that is theirs alone.
                  key={`${i} ${soldier.type}`}
                  unit={unit}
                  index={i}
                  findings={findings}
                  edit={edit}
                />
              ))}
            </ol>
          </section>
          <RecruitPanel unit={unit} edit={edit} />
        </div>
      </div>
    </main>
  );
}

/** Ctrl Z and Ctrl Y, whatever field one is in: it is the unit that is edited. */
function useUndoKeys(set: (change: typeof undone<Unit>) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const change = key === 'y' || (key === 'z' && event.shiftKey) ? redone : key === 'z' ? undone : null;
      if (change === null) return;
      event.preventDefault();
      set(change<Unit>);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [set]);
}

interface DoingsProps {
  readonly id: string;
  readonly unit: Unit;
  readonly legal: boolean;
}

function Doings({ id, unit, legal }: DoingsProps) {
  const [, go] = useLocation();
  const duplicate = async () => {
    go(`/muster/${await putNew({ ...unit, name: en.muster.copyOf(unit.name) })}`);
  };
  const forget = async () => {
    if (!confirm(en.muster.forgetSure(unit.name))) return;
    await forgetUnit(id);
    go('/muster');
  };
  return (
    <>
      <button type="button" className="secondary" onClick={() => void duplicate()}>
        {en.muster.duplicate}
      </button>
      <Link className="secondary" href={`/muster/compare?a=${id}`}>
        {en.muster.compare}
      </Link>
      {legal ? (
        <Link className="secondary" href={`/new?unit=${id}`}>
          {en.muster.playIt}
        </Link>
      ) : null}
      <button type="button" className="plain" onClick={() => void forget()}>
        {en.muster.forget}
      </button>
    </>
  );
}

interface CompanyProps {
  readonly unit: Unit;
  readonly findings: readonly Finding[];
  readonly edit: Edit;
}

function Company({ unit, findings, edit }: CompanyProps) {
  const { name, nation, country } = unit;
  const strange = !NATIONS.some(({ id }) => id === nation);
  return (
    <section className="member" id="company" aria-labelledby="company-title">
      <h2 id="company-title">{en.muster.company}</h2>
      <div className="company-fields">
        <NameField
          label={en.muster.name}
          value={name}
          change={(next) => edit((now) => withUnit(now, { name: next }), 'unit-name')}
          again={{
            label: en.muster.anotherName(en.muster.thisCompany),
            act: () => edit((now) => withUnit(now, { name: unitNameFor(nation, name) })),
          }}
        />
        <label className="name-field">
          <span className="label-small">{en.muster.nation}</span>
          <select
            value={nation}
            onChange={({ target }) => edit((now) => withUnit(now, { nation: target.value }))}
          >
            {strange ? <option value={nation}>{nation}</option> : null}
            {NATIONS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <NameField
          label={en.muster.country}
          value={country ?? ''}
          placeholder={en.muster.countryNote(NATIONS.find(({ id }) => id === nation)?.title ?? nation)}
          change={(next) => edit((now) => withUnit(now, { country: next }), 'unit-country')}
        />
      </div>
      <Findings list={['/name', '/nation', '/country', '/fate'].flatMap((path) => under(findings, path))} />
    </section>
  );
}
