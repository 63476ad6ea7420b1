import type { LengthUnit, SceneFigure } from '@vedette/engine';
import type { SeenGround } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { bearingShort } from './bearings.ts';
import { inUnit } from './lengths.ts';
import { usePlay } from './play-state.ts';

interface ViewLegendProps {
  readonly viewer: SceneFigure | null;
  readonly planned: boolean;
  readonly seen: SeenGround | null;
  readonly level: number | null;
  readonly figures: readonly SceneFigure[];
  readonly unit: LengthUnit;
}

const SHADES = ['clear', 'cover', 'hidden'] as const;

/** What the shading of the map means, and for those who cannot see it who is in sight. */
export function ViewLegend({ viewer, planned, seen, level, figures, unit }: ViewLegendProps) {
  const bearings = usePlay((s) => s.bearings);
  if (viewer === null || seen === null)
    return <output className="view-legend">{viewer === null ? say.table.viewHint : ''}</output>;
  const told = bearings?.from === viewer.id ? bearings.list : [];
  const inSight = told
    .filter(({ sight }) => sight !== 'hidden')
    .sort((a, b) => a.distance - b.distance)
    .map((one) => `${figures.find(({ id }) => id === one.figure)?.name} ${bearingShort(one, unit)}`);
  const whom = level ? say.table.onFloor(seen.whom, inUnit(level, unit)) : seen.whom;
  const title = planned ? say.table.viewFromThere : say.table.viewOf;
  return (
    <div className="view-legend">
      <p>{title(viewer.name, whom)}</p>
      <ul>
        {SHADES.map((shade) => (
          <li key={shade}>
            <Swatch shade={shade} />
            {say.table.legend[shade]}
          </li>
        ))}
      </ul>
      <output className="visually-hidden">
        {inSight.length === 0 ? say.table.seesNobody : say.table.sees(inSight)}
      </output>
    </div>
  );
}

/** The patterns are those of the map. */
const PATTERNS = { cover: 'url(#cover-dots)', hidden: 'url(#unseen-hatch)' } as const;

function Swatch({ shade }: { readonly shade: (typeof SHADES)[number] }) {
  return (
    <svg className="view-swatch" viewBox="0 0 22 14" aria-hidden="true">
      <rect width="22" height="14" className={`swatch-${shade}`} />
      {shade === 'clear' ? null : <rect width="22" height="14" fill={PATTERNS[shade]} />}
    </svg>
  );
}
