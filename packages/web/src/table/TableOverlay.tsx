import type { SceneFigure } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { memo, useMemo } from 'react';
import { cutOf } from '../map/coats.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { ConcernDrawing } from '../play/stage/ConcernDrawing.tsx';
import { Aims } from './Aims.tsx';
import { Chance, chancesApart } from './Chances.tsx';
import { Counter, MarkerDrawing } from './Counter.tsx';
import { coatOf } from './coat-of.ts';
import { asideOf, type DrawnCounter, drawnCounters } from './drawn-counters.ts';
import { Fallen } from './Fallen.tsx';
import { Beside, Ghost, Missed, RangeRing, Reach, Ruler, SightDrawing, WayDrawing } from './Overlay.tsx';
import { Proposals } from './Proposals.tsx';
import { SeenDrawing } from './SeenDrawing.tsx';
import { Threats } from './Threats.tsx';
import type { Drawings, TableProps } from './table-props.ts';

interface TableOverlayProps
  extends Pick<TableProps, 'scene' | 'selected' | 'targets' | 'fellows' | 'level' | 'viewer' | 'marked'> {
  readonly survey: Survey;
  /** Everybody to be drawn. */
  readonly figures: readonly SceneFigure[];
  readonly drawings: Drawings;
  /** Pixels to a unit of the paper. */
  readonly scale: number;
}

/** Pixels to a unit of the paper at which its words can be read. */
const READABLE = 0.8;
/** Higher than this above a floor one stands on another. */
const HEADROOM = 1.5;
const NO_THREATS: readonly never[] = [];
const NONE: ReadonlySet<string> = new Set();

/** All that may change on the table, in the order in which it lies on the ground. */
export function TableOverlay(props: TableOverlayProps) {
  const {
    survey,
    scene,
    figures,
    selected = null,
    targets = NONE,
    fellows = NONE,
    level,
    drawings,
    scale,
    viewer = null,
    marked,
  } = props;
  const { seen, ground, sight, way, cost, ghost, rings, ruler, tag, pencil, concern = null } = drawings;
  const { proposed = NO_THREATS, chances = NO_THREATS, aims = NO_THREATS, missed = null } = drawings;
  const everybody = useMemo(
    () => (proposed.length === 0 ? figures : [...figures, ...proposed.flatMap((one) => one.figures)]),
    [figures, proposed],
  );
  const { markers } = scene;
  const drawn = useMemo(
    () => drawnCounters(survey, everybody, markers, scale),
    [survey, everybody, markers, scale],
  );
  const moverOf = (id: string | null) => {
    const figure = scene.figures.find((one) => one.id === id);
    if (figure === undefined) return null;
    const { sides } = scene;
    const { radius } = drawn.get(figure.id) ?? {};
    return { figure, coat: coatOf(figure, sides), cut: cutOf(figure.side, sides), drawn: radius };
  };
  const mover = moverOf(ground?.figure ?? selected);
  const letters = Math.max(1, READABLE / scale);
  return (
    <>
      {seen === null ? null : <SeenDrawing survey={survey} seen={seen} />}
      {ground === null ? null : <Reach survey={survey} ground={ground} />}
      <Threats survey={survey} threats={ground?.threats ?? NO_THREATS} />
      <Markers survey={survey} markers={scene.markers} />
      <Fallen
        survey={survey}
        figures={scene.figures}
        markers={markers}
        standing={figures}
        drawn={drawn}
        letters={letters}
      />
      {sight === null ? null : <SightDrawing survey={survey} sight={sight} />}
      <Counters
        survey={survey}
        figures={figures}
        sides={scene.sides}
        drawn={drawn}
        selected={selected}
        targets={targets}
        fellows={fellows}
        level={level}
        viewer={viewer}
      />
      {concern === null ? null : <ConcernDrawing survey={survey} concern={concern} />}
      {aims.length === 0 ? null : <Aims survey={survey} aims={aims} />}
      {figures
        .filter(({ id, place }) => place === 'table' && marked?.has(id) === true)
        .map((figure) => (
          <Marked key={figure.id} figure={figure} survey={survey} />
        ))}
      {way === null ? null : (
        <WayDrawing survey={survey} way={way} cost={cost} mover={mover} letters={letters} />
      )}
      {proposed.length === 0 ? null : (
        <Proposals survey={survey} sides={scene.sides} proposed={proposed} drawn={drawn} scale={scale} />
      )}
      {missed === null ? null : <Missed survey={survey} {...missed} letters={letters} />}
      {ghost === null ? null : <Ghost survey={survey} {...ghost} mover={mover} moverOf={moverOf} />}
      {rings.map((ring) => (
        <RangeRing key={ring.words} survey={survey} {...ring} />
      ))}
      {ruler === null ? null : <Ruler survey={survey} letters={letters} {...ruler} />}
      {chancesApart(chances, survey, { figures, drawn, letters, tag }).map(({ id, ...at }) => (
        <Chance key={id} letters={letters} {...at} />
      ))}
      {tag === null ? null : <Beside survey={survey} letters={letters} {...tag} />}
      {pencil === null ? null : <Pencil survey={survey} at={pencil} />}
    </>
  );
}

type MarkersProps = Pick<TableOverlayProps, 'survey'> & Pick<TableOverlayProps['scene'], 'markers'>;

const Markers = memo(({ survey, markers }: MarkersProps) =>
  markers.map((marker) => <MarkerDrawing key={marker.id} marker={marker} survey={survey} />),
);

interface CountersProps extends Pick<TableOverlayProps, 'survey' | 'figures' | 'level'> {
  readonly selected: string | null;
  readonly targets: ReadonlySet<string>;
  readonly fellows: ReadonlySet<string>;
  readonly sides: TableOverlayProps['scene']['sides'];
  readonly drawn: ReadonlyMap<string, DrawnCounter>;
  readonly viewer: number | null;
}

/** Everybody; nobody of them is looked through while only a way is being drawn. */
const Counters = memo((props: CountersProps) => {
  const { survey, figures, sides, drawn, selected, targets, fellows, level, viewer } = props;
  return figures.map((figure) => (
    <Counter
      key={figure.id}
      figure={figure}
      coat={coatOf(figure, sides)}
      cut={cutOf(figure.side, sides)}
      survey={survey}
      drawn={drawn.get(figure.id)!.radius}
      aside={asideOf(drawn.get(figure.id)!)}
      selected={figure.id === selected || fellows.has(figure.id)}
      target={targets.has(figure.id)}
      own={viewer !== null && figure.side === viewer}
      above={level !== null && figure.z > level + HEADROOM}
    />
  ));
});

/** A ring of red chalk round somebody who is spoken of. */
function Marked({ figure, survey }: { readonly figure: SceneFigure; readonly survey: Survey }) {
  const { x, y } = toPaper(survey, figure);
  return <circle className="marked" cx={x} cy={y} r={figure.radius * survey.scale + 11} />;
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
