import { en } from '../words/en.ts';
import type { ViewportHandle } from './use-viewport.ts';

interface FloorSelectProps {
  readonly levels: readonly number[];
  readonly level: number | null;
  readonly choose: (level: number | null) => void;
}

/** Which floor is looked at, where there are several. */
export function FloorSelect({ levels, level, choose }: FloorSelectProps) {
  if (levels.length < 2) return null;
  return (
    <label className="table-level">
      <span>{en.play.level}</span>
      <select
        value={level ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{en.play.allLevels}</option>
        {levels.map((height) => (
          <option key={height} value={height}>
            {en.table.floor(height)}
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
      <button type="button" onClick={() => view.zoom(NEARER)} aria-label={en.play.tools.in}>
        +
      </button>
      <button type="button" onClick={() => view.zoom(1 / NEARER)} aria-label={en.play.tools.out}>
        −
      </button>
      <button type="button" onClick={view.showAll} aria-label={en.play.tools.fit}>
        ⤢
      </button>
    </div>
  );
}

/** Cuts a walk short. */
export function SkipButton({ skip }: { readonly skip: () => void }) {
  return (
    <button type="button" className="table-skip" onClick={skip}>
      {en.table.skip} <kbd>{en.table.skipKey}</kbd>
    </button>
  );
}
