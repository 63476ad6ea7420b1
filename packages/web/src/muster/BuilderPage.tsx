import type { Edit, Json } from '@vedette/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { newId } from '../app/new-id.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Act } from './act.ts';
import { type Company, listAddress, put, putNew } from './company.ts';
import { isLegal, placed } from './findings.ts';
import { begun, edited, type History, redone, undone } from './history.ts';
import { forgetUnit } from './kept.ts';
import type { AnyMuster } from './musters.ts';
import { SectionView } from './SectionView.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { Tally } from './Tally.tsx';
import { useUnit } from './use-unit.ts';

export default function BuilderPage({ id }: { readonly id: string }) {
  const company = useUnit(id);
  if (company === undefined || company === null)
    return (
      <main id="main" className="page muster" tabIndex={-1}>
        <h1>{say.muster.title}</h1>
        <p role="status">{company === null ? say.muster.notKept : say.muster.loading}</p>
        <p>
          <Link href="/muster">{say.muster.back}</Link>
        </p>
      </main>
    );
  return <Builder key={id} id={id} opened={company} />;
}

function Builder({ id, opened }: { readonly id: string; readonly opened: Company }) {
  const { muster } = opened;
  const { unit, history, act, step } = useEdits(muster, opened.unit);
  const [trouble, setTrouble] = useState<string | null>(null);
  const form = useMemo(() => muster.form(unit), [muster, unit]);
  const findings = useMemo(() => muster.findings(unit), [muster, unit]);
  const found = useMemo(() => placed(form, findings), [form, findings]);
  const lines = useMemo(() => muster.tally(unit), [muster, unit]);
  useEffect(() => {
    if (unit !== opened.unit)
      put(id, { ...opened, unit }).catch((error: unknown) => setTrouble(wordsOf(error)));
  }, [id, unit, opened]);
  useUndoKeys(step);
  const { name } = muster.summary(unit);
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      <p className="crumb">
        <Link href={listAddress(muster.ruleset)}>{muster.words.all}</Link>
      </p>
      <h1>{name.trim() === '' ? muster.words.unnamed : name}</h1>
      <div className="calls builder-tools">
        <Steps history={history} step={step} />
        <ShareDialog company={{ muster, unit }} />
        <Link className="secondary" href={`/muster/${id}/print`}>
          {say.muster.print}
        </Link>
        <Doings id={id} company={{ muster, unit }} legal={isLegal(findings)} />
      </div>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <div className="builder">
        <Tally words={muster.words} form={form} lines={lines} findings={findings} found={found} />
        <div className="builder-parts">
          {form.map((section) => (
            <SectionView key={section.id} section={section} found={found} act={act} />
          ))}
        </div>
      </div>
    </main>
  );
}

type Step = 'undo' | 'redo';

/** The unit as it is edited, and the edits. */
function useEdits(muster: AnyMuster, opened: Json) {
  const [history, setHistory] = useState<History<Json>>(() => begun(opened));
  const apply = useCallback((unit: Json, edit: Edit) => muster.edit(unit, edit), [muster]);
  const act: Act = useCallback(
    (change, typing) => {
      const field = typing !== undefined && 'at' in change ? change.at : null;
      const edit = { ...change, seed: newId() };
      setHistory((before) => edited(before, edit, apply, field));
    },
    [apply],
  );
  const step = useCallback(
    (which: Step) => setHistory((now) => (which === 'undo' ? undone : redone)(now, apply)),
    [apply],
  );
  return { unit: history.now, history, act, step };
}

interface StepsProps {
  readonly history: History<Json>;
  readonly step: (which: Step) => void;
}

function Steps({ history, step }: StepsProps) {
  const { edits, undone: taken } = history;
  return (
    <>
      <button type="button" className="secondary" disabled={edits.length === 0} onClick={() => step('undo')}>
        {say.muster.undo}
      </button>
      <button type="button" className="secondary" disabled={taken.length === 0} onClick={() => step('redo')}>
        {say.muster.redo}
      </button>
    </>
  );
}

/** Ctrl Z and Ctrl Y, whatever field one is in: it is the unit that is edited. */
function useUndoKeys(step: (which: Step) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const which = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
      if (which === null) return;
      event.preventDefault();
      step(which);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [step]);
}

interface DoingsProps {
  readonly id: string;
  readonly company: Company;
  readonly legal: boolean;
}

function Doings({ id, company, legal }: DoingsProps) {
  const { muster, unit } = company;
  const { name } = muster.summary(unit);
  const [, go] = useLocation();
  const duplicate = async () => {
    go(`/muster/${await putNew({ muster, unit: muster.renamed(unit, say.muster.copyOf(name)) })}`);
  };
  const forget = async () => {
    if (!confirm(say.muster.forgetSure(name))) return;
    await forgetUnit(id);
    go(listAddress(muster.ruleset));
  };
  return (
    <>
      <button type="button" className="secondary" onClick={() => void duplicate()}>
        {say.muster.duplicate}
      </button>
      <Link className="secondary" href={`/muster/compare?ruleset=${muster.ruleset}&a=${id}`}>
        {say.muster.compare}
      </Link>
      {legal ? (
        <Link className="secondary" href={`/new?ruleset=${muster.ruleset}&unit=${id}`}>
          {say.muster.playIt}
        </Link>
      ) : null}
      <button type="button" className="plain" onClick={() => void forget()}>
        {say.muster.forget}
      </button>
    </>
  );
}
