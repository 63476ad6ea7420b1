import type { SceneFigure } from '@vedette/engine';
import { useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Question } from '../referee/messages.ts';
import { Table } from '../table/Table.tsx';
import { useBearings } from './bearings.ts';
import { mapInspector } from './card/map-inspector.ts';
import { usePencilled } from './card/use-pencilled.ts';
import { aimTag, chancesOf, ghostOf, missedOf, proposalsOf, wayOf } from './draft-drawing.ts';
import { Ending } from './Ending.tsx';
import { ringsOf, rulerOf } from './measures.ts';
import { spent } from './OnTheTable.tsx';
import { fellowsOf, optionFor } from './picking.ts';
import { usePlay } from './play-state.ts';
import { meantBy, usePointed } from './pointed.ts';
import { pointAt } from './pointing-at.ts';
import { hear } from './sound.ts';
import { Brief } from './stage/Brief.tsx';
import { concernOf } from './stage/concern.ts';
import { LaidSlip } from './stage/LaidSlip.tsx';
import { walked } from './store.ts';
import { TableTools } from './TableTools.tsx';
import { useCourse } from './use-course.ts';
import { usePencil } from './use-pencil.ts';
import { useSeen } from './use-seen.ts';
import { useSituation } from './use-situation.ts';
import { useToolbox } from './use-toolbox.ts';
import { useTouch } from './use-touch.ts';
import { ViewLegend } from './ViewLegend.tsx';
import { linesOf } from './volley.ts';

const NO_WALKS: readonly never[] = [];

/** Everybody whom one answer means. */
function pickable(figures: readonly SceneFigure[], question: Question | null): ReadonlySet<string> {
  const options = question?.options ?? [];
  return new Set(figures.filter((one) => optionFor(options, one) !== null).map(({ id }) => id));
}

/** The table with what the open question needs on it. */
export function TableView() {
  const walks = usePlay((s) => (s.handOver === null ? s.walks : NO_WALKS));
  const beats = usePlay((s) => (s.handOver === null ? s.beats : NO_WALKS));
  const pace = useSettings((s) => s.pace);
  const pointed = usePointed((s) => s.ids);
  const shown = usePointed((s) => s.shown);
  const prospects = usePlay((s) => s.prospects);
  const aims = usePlay((s) => s.aims);
  useBearings();
  useCourse();
  const [level, setLevel] = useState<number | null>(null);
  const situation = useSituation();
  const toolbox = useToolbox(situation);
  const { place, ...touch } = useTouch(situation, toolbox, level);
  const { pencil, onKey } = usePencil(situation, toolbox, place, touch.onFigure);
  usePencilled(pencil, situation.snapshot.scene.figures);

  const { snapshot, chart, question, ground, draft, about, viewer, plan } = situation;
  const { tool, look, marks } = toolbox;
  const { scene } = snapshot;
  const { unit } = chart;
  const canLook = tool === 'view' && viewer !== null && (viewer.place === 'table' || plan !== undefined);
  const seen = useSeen(snapshot, canLook ? about : null, plan, level);
  const marked = useMemo(() => meantBy(pointed, scene), [pointed, scene]);
  const targets = useMemo(() => pickable(scene.figures, question), [scene, question]);
  const fellows = useMemo(() => fellowsOf(scene, question, about), [scene, question, about]);
  const proposed = useMemo(() => proposalsOf(situation.placings, scene), [situation.placings, scene]);
  const chances = useMemo(() => chancesOf(question, scene.figures), [question, scene]);
  const concern = useMemo(() => concernOf(question, scene), [question, scene]);
  const aimedAt = useMemo(() => linesOf(aims, scene), [aims, scene]);
  return (
    <Table
      chart={chart}
      scene={scene}
      selected={about}
      viewer={snapshot.viewer}
      marked={marked}
      shown={shown}
      targets={targets}
      fellows={fellows}
      drawings={{
        ground,
        way: wayOf(draft, question),
        cost: draft?.form === 'path' && draft.way.places !== true ? spent(draft.way, unit) : null,
        ghost: ghostOf(draft),
        missed: missedOf(draft),
        proposed,
        chances,
        tag: aimTag(scene.figures, prospects),
        sight: look?.report ?? null,
        seen,
        ruler: rulerOf(marks, unit),
        rings: tool === 'rings' ? ringsOf(viewer, unit) : [],
        pencil: pencil === null ? null : { ...pencil, z: 0 },
        concern,
        aims: aimedAt,
      }}
      listener={{ ...touch, onHover: (id) => void pointAt(id), onKey, inspector: mapInspector }}
      level={level}
      onLevel={setLevel}
      walks={walks}
      beats={beats}
      pace={pace}
      onWalked={walked}
      onGesture={hear}
      label={scene.title}
    >
      <LaidSlip />
      <Brief />
      <Ending />
      <TableTools toolbox={toolbox} situation={situation} pencil={pencil} />
      {tool === 'view' ? (
        <ViewLegend
          viewer={canLook ? viewer : null}
          planned={plan !== undefined}
          seen={seen}
          level={level}
          figures={scene.figures}
          unit={unit}
        />
      ) : null}
    </Table>
  );
}
