import type { SceneFigure } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { type Survey, toPaper } from '../map/survey.ts';
import { Counter, MarkerDrawing } from './Counter.tsx';
import { coatOf } from './coat-of.ts';
import { Ghost, RangeRing, Reach, Ruler, SightDrawing, WayDrawing } from './Overlay.tsx';
import { SeenDrawing } from './SeenDrawing.tsx';
import { Threats } from './Threats.tsx';
import type { Drawings, TableProps } from './table-props.ts';

interface TableOverlayProps extends Pick<TableProps, 'scene' | 'selected' | 'targets' | 'fellows' | 'level'> {
  readonly survey: Survey;
  /** Everybody to be drawn. */
  readonly figures: readonly SceneFigure[];
  readonly drawings: Drawings;
}

/** Higher than this above a floor one stands on another. */
const HEADROOM = 1.5;
const NO_THREATS: readonly never[] = [];

/** All that may change on the table, in the order in which it lies on the ground. */
export function TableOverlay(props: TableOverlayProps) {
  const { survey, scene, figures, selected, targets, fellows, level, drawings } = props;
  const { seen, ground, sight, way, ghost, rings, ruler, pencil } = drawings;
  const radius = scene.figures.find(({ id }) => id === (ground?.figure ?? selected))?.radius ?? 0.5;
  return (
    <>
      {seen === null ? null : <SeenDrawing survey={survey} seen={seen} />}
      {ground === null ? null : <Reach survey={survey} ground={ground} />}
      <Threats survey={survey} threats={ground?.threats ?? NO_THREATS} />
      {scene.markers.map((marker) => (
        <MarkerDrawing key={marker.id} marker={marker} survey={survey} />
      ))}
      {sight === null ? null : <SightDrawing survey={survey} sight={sight} />}
      {figures.map((figure) => (
        <Counter
          key={figure.id}
          figure={figure}
          coat={coatOf(figure, scene.sides)}
          survey={survey}
          selected={figure.id === selected || fellows?.has(figure.id) === true}
          target={targets?.has(figure.id) === true}
          above={level !== null && figure.z > level + HEADROOM}
        />
      ))}
      {way === null ? null : <WayDrawing survey={survey} way={way} radius={radius} />}
      {ghost === null ? null : <Ghost survey={survey} {...ghost} radius={radius} />}
      {rings.map((ring) => (
        <RangeRing key={ring.words} survey={survey} {...ring} />
      ))}
      {ruler === null ? null : <Ruler survey={survey} {...ruler} />}
      {pencil === null ? null : <Pencil survey={survey} at={pencil} />}
    </>
  );
}

function Pencil({ survey, at }: { readonly survey: Survey; readonly at: Spot }) {
  const { x, y } = toPaper(survey, at);
  return (
    <path
      className="pencil"
      d={`M${x - 9} ${y}H${x - 3}M${x + 3} ${y}H${x + 9}M${x} ${y - 9}V${y - 3}M${x} ${y + 3}V${y + 9}`}
    />
  );
}
