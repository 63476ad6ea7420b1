import { PencilVoice } from '../ear/PencilVoice.tsx';
import { say } from '../words/say.ts';
import { Elevation } from './Elevation.tsx';
import { rulerOf } from './measures.ts';
import type { Pencil } from './pencil.ts';
import { TOOLS } from './tools.ts';
import type { Situation } from './use-situation.ts';
import type { Toolbox } from './use-toolbox.ts';

interface TableToolsProps {
  readonly toolbox: Toolbox;
  readonly situation: Situation;
  readonly pencil: Pencil | null;
}

/** The tools beside the table, and what the one in hand tells. */
export function TableTools({ toolbox, situation, pencil }: TableToolsProps) {
  const { tool, look, marks, take } = toolbox;
  const { unit } = situation.chart;
  return (
    <div className="table-toggles">
      {TOOLS.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={tool === id}
          aria-keyshortcuts={say.table.keys[id]}
          onClick={() => take(id)}
        >
          {say.table.tools[id]}
        </button>
      ))}
      <div className="table-told">
        {tool === 'look' ? <output>{look?.words ?? say.play.lookHint}</output> : null}
        {tool === 'ruler' && marks.length < 2 ? <output>{say.play.rulerHint}</output> : null}
        {look === null ? null : <Elevation sight={look.report} unit={unit} />}
      </div>
      <PencilVoice pencil={pencil} situation={situation} ruler={rulerOf(marks, unit)?.words ?? null} />
    </div>
  );
}
