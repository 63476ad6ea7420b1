import type { LengthUnit } from '@vedette/engine';
import { lengthUnit } from '../map/length-unit.ts';
import { say } from '../words/say.ts';
import type { ViewportHandle } from './use-viewport.ts';

interface FloorSelectProps {
  readonly levels: readonly number[];
  readonly unit: LengthUnit;
  readonly level: number | null;
  readonly choose: (level: number | null) => void;
}

/** Which floor is looked at, where there are several. */
export function FloorSelect({ levels, unit, level, choose }: FloorSelectProps) {
  if (levels.length < 2) return null;
  const { written } = lengthUnit(unit);
  return (
    <label className="table-level">
      <span>{say.play.level}</span>
      <select
        value={level ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{say.play.allLevels}</option>
        {levels.map((height) => (
          <option key={height} value={height}>
            {height === 0 ? say.table.groundFloor : say.table.floor(written(height))}
          </option>
        ))}
      </select>
    </label>
  );
}

const NEARER = 1.4;

export function ZoomButtons({ view }: { readonly view: ViewportHandle }) {
  return (
    <div className="table-tools">
      <button type="button" onClick={() => view.zoom(NEARER)} aria-label={say.play.tools.in}>
        +
      </button>
      <button type="button" onClick={() => view.zoom(1 / NEARER)} aria-label={say.play.tools.out}>
        −
      </button>
      <button type="button" onClick={view.showAll} aria-label={say.play.tools.fit}>
        ⤢
      </button>
    </div>
  );
}

/** Cuts a walk short. */
export function SkipButton({ skip }: { readonly skip: () => void }) {
  return (
    <button type="button" className="table-skip" onClick={skip}>
      {say.table.skip} <kbd>{say.table.skipKey}</kbd>
    </button>
  );
}
