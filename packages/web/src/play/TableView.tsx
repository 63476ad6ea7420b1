import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { Table } from '../table/Table.tsx';
import { useBearings } from './bearings.ts';
import { ghostOf, wayOf } from './draft-drawing.ts';
import { ringsOf, rulerOf } from './measures.ts';
import { fellowsOf, optionFor } from './picking.ts';
import { pointAt, usePlay, walked } from './store.ts';
import { TableTools } from './TableTools.tsx';
import { usePencil } from './use-pencil.ts';
import { useSeen } from './use-seen.ts';
import { useSituation } from './use-situation.ts';
import { useToolbox } from './use-toolbox.ts';
import { useTouch } from './use-touch.ts';
import { ViewLegend } from './ViewLegend.tsx';

const NO_WALKS: readonly never[] = [];

/** The table with what the open question needs on it. */
export function TableView() {
  const walks = usePlay((s) => (s.handOver === null ? s.walks : NO_WALKS));
  const pace = useSettings((s) => s.pace);
  useBearings();
  const [level, setLevel] = useState<number | null>(null);
  const situation = useSituation();
  const toolbox = useToolbox(situation);
  const { place, ...touch } = useTouch(situation, toolbox, level);
  const { pencil, onKey } = usePencil(situation, toolbox, place);

  const { snapshot, chart, question, ground, draft, about, viewer, plan } = situation;
  const { tool, look, marks } = toolbox;
  const { scene } = snapshot;
  const { unit } = chart;
  const canLook = tool === 'view' && viewer !== null && (viewer.place === 'table' || plan !== undefined);
  const seen = useSeen(snapshot, canLook ? about : null, plan, level);
  const pickable = scene.figures.filter((one) => optionFor(question?.options ?? [], one) !== null);
  return (
    <Table
      chart={chart}
      scene={scene}
      selected={about}
      targets={new Set(pickable.map(({ id }) => id))}
      fellows={fellowsOf(scene, question, about)}
      drawings={{
        ground,
        way: wayOf(draft, question),
        ghost: ghostOf(draft),
        sight: look?.report ?? null,
        seen,
        ruler: rulerOf(marks, unit),
        rings: tool === 'rings' ? ringsOf(viewer, unit) : [],
        pencil: pencil === null ? null : { ...pencil, z: 0 },
      }}
      listener={{ ...touch, onHover: (id) => void pointAt(id), onKey }}
      level={level}
      onLevel={setLevel}
      walks={walks}
      pace={pace}
      onWalked={walked}
      label={scene.title}
    >
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
