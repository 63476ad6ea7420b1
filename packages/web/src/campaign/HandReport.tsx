import type { AfterActionReport } from '@vedette/silver-bayonet/campaign';
import { useState } from 'react';
import { Problem } from '../play/Problem.tsx';
import type { CampaignBook, Studies } from '../referee/campaign-messages.ts';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { blankReport, type Side } from './hand-report.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { useObjection } from './use-objection.ts';

/** The report of a game on a real table: how everybody came out of it, and what they bring home. */
export function HandReport({ book, give }: Pick<ControlProps, 'book' | 'give'>) {
  const [report, setReport] = useState<AfterActionReport>(() => blankReport(book));
  const objection = useObjection(book.id, report);
  const change = (index: number, some: Partial<Side>) =>
    setReport({
      ...report,
      sides: report.sides.map((side, i) => (i === index ? { ...side, ...some } : side)),
    });
  return (
    <form
      className="hand-report"
      onSubmit={(event) => {
        event.preventDefault();
        void give(documentOf(report));
      }}
    >
      {report.sides.map((side, i) => (
        <fieldset key={side.player}>
          <legend>{side.player}</legend>
          <ReportFigures side={side} change={(figures) => change(i, { figures: [...figures] })} />
          <div className="report-counts">
            <Count
              words={en.campaign.report.bonusXp}
              value={side.bonusXp}
              change={(bonusXp) => change(i, { bonusXp })}
            />
            {(['power', 'skill'] as const).map((die) => (
              <Count
                key={die}
                words={en.campaign.report[die]}
                value={side.fate[die]}
                change={(n) => change(i, { fate: { ...side.fate, [die]: n } })}
              />
            ))}
          </div>
          <Study studies={book.studies} side={side} change={(aftermath) => change(i, { aftermath })} />
          <Artefacts book={book} change={(artefacts) => change(i, { artefacts })} />
        </fieldset>
      ))}
      <Problem problem={objection} />
      <button type="submit" className="secondary" disabled={objection !== null}>
        {en.campaign.report.give}
      </button>
    </form>
  );
}

interface CountProps {
  readonly words: string;
  readonly value: number;
  readonly change: (value: number) => void;
}

function Count({ words, value, change }: CountProps) {
  return (
    <label>
      <span className="label-small">{words}</span>
      <input
        type="number"
        min={0}
        max={99}
        value={value}
        onChange={({ target }) => change(Math.max(0, Math.trunc(target.valueAsNumber) || 0))}
      />
    </label>
  );
}

interface StudyProps {
  readonly studies: Studies | null;
  readonly side: Side;
  readonly change: (aftermath: Side['aftermath']) => void;
}

/** What of the scenario's finds this side has to study. */
function Study({ studies, side, change }: StudyProps) {
  if (studies === null || studies.aftermath.length === 0) return null;
  return (
    <>
      <h3>{en.campaign.report.study}</h3>
      {studies.aftermath.map((entry) => {
        const has = side.aftermath.some(({ id }) => id === entry.id);
        const others = side.aftermath.filter(({ id }) => id !== entry.id);
        return (
          <label key={entry.id} className="radio-row">
            <input type="checkbox" checked={has} onChange={() => change(has ? others : [...others, entry])} />
            {entry.text}
          </label>
        );
      })}
    </>
  );
}

interface ArtefactsProps {
  readonly book: CampaignBook;
  readonly change: (artefacts: Side['artefacts']) => void;
}

function Artefacts({ book, change }: ArtefactsProps) {
  const number = book.present?.number ?? 0;
  return (
    <label>
      <span className="label-small">{en.campaign.report.artefacts}</span>
      <input
        type="text"
        onChange={({ target }) =>
          change(
            target.value
              .split(',')
              .map((name) => name.trim().slice(0, 60))
              .filter((name) => name !== '')
              .map((name, i) => ({ id: `artefact-${number}-${i + 1}`, name, figure: null })),
          )
        }
      />
    </label>
  );
}
