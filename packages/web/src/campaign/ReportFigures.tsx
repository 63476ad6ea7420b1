import { en } from '../words/en.ts';
import type { Side } from './hand-report.ts';

type Figure = Side['figures'][number];

const FATES = Object.keys(en.campaign.report.fates) as Figure['fate'][];
const MARKS = Object.keys(en.campaign.report.marks) as Figure['marks'][number][];

interface ReportFiguresProps {
  readonly side: Side;
  readonly change: (figures: readonly Figure[]) => void;
}

/** How each figure of one side came out of the game. */
export function ReportFigures({ side, change }: ReportFiguresProps) {
  const set = (id: string, some: Partial<Figure>) =>
    change(side.figures.map((figure) => (figure.id === id ? { ...figure, ...some } : figure)));
  return (
    <ul className="report-figures">
      {side.figures.map(({ id, name, fate, marks, extraXp }) => (
        <li key={id}>
          <span className="report-name">{name}</span>
          <select
            aria-label={en.campaign.report.fate(name)}
            value={fate}
            onChange={({ target }) => set(id, { fate: target.value as Figure['fate'] })}
          >
            {FATES.map((one) => (
              <option key={one} value={one}>
                {en.campaign.report.fates[one]}
              </option>
            ))}
          </select>
          <label>
            <span aria-hidden="true">{en.campaign.report.extraXpShort}</span>
            <input
              type="number"
              aria-label={en.campaign.report.extraXp(name)}
              min={0}
              max={99}
              value={extraXp}
              onChange={({ target }) =>
                set(id, { extraXp: Math.max(0, Math.trunc(target.valueAsNumber) || 0) })
              }
            />
          </label>
          <span className="report-marks">
            {MARKS.map((mark) => (
              <label key={mark}>
                <input
                  type="checkbox"
                  checked={marks.includes(mark)}
                  onChange={() =>
                    set(id, {
                      marks: marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark],
                    })
                  }
                />
                {en.campaign.report.marks[mark]}
                <span className="visually-hidden">: {name}</span>
              </label>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
