import type { SightReport } from '@vedette/engine';
import { type KeyboardEvent, useState } from 'react';
import { referee } from '../referee/referee.ts';
import { Table, type TableProps } from '../table/Table.tsx';
import { en } from '../words/en.ts';
import { Elevation } from './Elevation.tsx';
import { inUnit } from './lengths.ts';
import { pick, picksOne } from './picking.ts';
import {
  type Draft,
  draftPath,
  draftTo,
  dropDraft,
  giveAnswer,
  giveDraft,
  isDrawn,
  pointAt,
  select,
  usePlay,
} from './store.ts';

type Tool = 'hand' | 'look' | 'ruler' | 'rings';

/** What lies on the table to measure from; figures are measured from the edges of their bases. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const TOOLS = ['look', 'ruler', 'rings'] as const;

/** The table with what the open question needs on it. */
export function TableView() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const chart = usePlay((s) => s.chart)!;
  const ground = usePlay((s) => s.ground);
  const draft = usePlay((s) => s.draft);
  const selected = usePlay((s) => s.selected);
  const [tool, setTool] = useState<Tool>('hand');
  const [sight, setSight] = useState<SightReport | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [pencil, setPencil] = useState<{ x: number; y: number } | null>(null);
  const { question, scene } = snapshot;
  const { unit } = chart;
  const onTable = question !== null && isDrawn(question.form);
  const targets = new Set(question?.options.map(({ id }) => id).filter((id) => isFigure(id)) ?? []);

  function isFigure(id: string): boolean {
    return scene.figures.some((figure) => figure.id === id);
  }
  const figureOf = (id: string | null) => scene.figures.find((figure) => figure.id === id) ?? null;

  const mark = (at: Mark) => setMarks(marks.length === 1 ? [...marks, at] : [at]);

  const place = async ({ x, y }: { x: number; y: number }, shift: boolean) => {
    setSight(null);
    if (tool === 'ruler') {
      mark({ x, y, radius: 0 });
      return;
    }
    if (!onTable) return;
    const levels = await referee().call('levels', x, y);
    const spot = { x, y, z: levels.at(-1) ?? 0 };
    if (shift && draft?.form === 'path') await draftPath([...draft.path, spot]);
    else await draftTo(spot);
  };

  const look = async (from: string, to: string) => {
    const at = draft?.form === 'path' && ground?.figure === from ? draft.way.points.at(-1) : undefined;
    const report = await referee().call(
      'sight',
      at === undefined ? { figure: from } : { figure: from, at },
      to,
    );
    setSight(report);
    const words = report.visible ? (report.cover ? en.play.seenInCover : en.play.seen) : en.play.unseen;
    setSeen(`${figureOf(to)?.name}: ${words}, ${inUnit(report.distance, unit)}`);
  };

  const figure = (id: string) => {
    if (tool === 'look' && selected !== null && selected !== id) {
      void look(selected, id);
      return;
    }
    setSight(null);
    if (tool === 'ruler') {
      mark(figureOf(id)!);
      return;
    }
    if (targets.has(id) && question !== null && picksOne(question)) {
      void giveAnswer(pick(question, id));
      return;
    }
    void pointAt(id);
    const touched = figureOf(id);
    // A finger near a counter means the ground beside it while somebody is being placed.
    if (onTable && touched !== null && id !== ground?.figure) void place(touched, false);
    else select(id);
  };

  const key = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 2 : 0.5;
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const move = moves[event.key];
    const about = figureOf(ground?.figure ?? selected);
    if (move !== undefined) {
      event.preventDefault();
      const from = pencil ?? startOf(about, ground?.outlines[0]);
      setPencil({ x: from.x + move[0], y: from.y + move[1] });
    } else if (event.key === 'Enter' && pencil !== null) {
      event.preventDefault();
      void place(pencil, event.shiftKey);
      setPencil(null);
    } else if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      void giveDraft();
    } else if (event.key === 'Escape') {
      setPencil(null);
      setSight(null);
      dropDraft();
    }
  };

  return (
    <Table
      chart={chart}
      scene={scene}
      selected={ground?.figure ?? selected}
      targets={targets}
      ground={ground}
      way={draft?.form === 'path' ? draft.way : null}
      ghost={ghostOf(draft)}
      sight={sight}
      ruler={rulerOf(marks, unit)}
      rings={tool === 'rings' ? ringsOf(figureOf(ground?.figure ?? selected), unit) : []}
      pencil={pencil === null ? null : { ...pencil, z: 0 }}
      mover={question?.form === 'path' ? (ground?.figure ?? null) : null}
      onFigure={figure}
      onPlace={(at, { shift }) => void place(at, shift)}
      onDraw={(at) => void place(at, false)}
      onHover={(id) => void pointAt(id)}
      onKey={key}
      label={scene.title}
    >
      <div className="table-toggles">
        {TOOLS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={tool === id}
            onClick={() => {
              setTool(tool === id ? 'hand' : id);
              setSight(null);
              setSeen(null);
              setMarks([]);
            }}
          >
            {en.play.tools[id]}
          </button>
        ))}
        <div className="table-told">
          {tool === 'look' ? <output>{seen ?? en.play.lookHint}</output> : null}
          {tool === 'ruler' && marks.length < 2 ? <output>{en.play.rulerHint}</output> : null}
          {sight === null ? null : <Elevation sight={sight} unit={unit} />}
        </div>
      </div>
    </Table>
  );
}

/** Two marks and what lies between them, base edge to base edge. */
function rulerOf([from, to]: readonly Mark[], unit: string): TableProps['ruler'] {
  if (from === undefined || to === undefined) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y) - from.radius - to.radius;
  return { from: { ...from, z: 0 }, to: { ...to, z: 0 }, words: inUnit(Math.max(0, length), unit) };
}

const RINGS = { inch: [1, 6, 12, 18, 24], millimetre: [50, 100, 200, 300, 400] } as const;

/** Circles about a figure at distances that matter, from the edge of its base. */
function ringsOf(figure: Mark | null, unit: string): TableProps['rings'] {
  if (figure === null) return [];
  const { x, y, radius } = figure;
  return RINGS[unit === 'inch' ? 'inch' : 'millimetre'].map((far) => ({
    x,
    y,
    radius: radius + far,
    words: inUnit(far, unit),
  }));
}

/** Where the answer that is drawn would put somebody, or the middle of a group. */
function ghostOf(draft: Draft | null): TableProps['ghost'] {
  if (draft === null || draft.form === 'path') return null;
  const bad = draft.problem !== null;
  if (draft.form === 'point') return { spot: draft.spot, bad };
  return { spot: draft.formation.middle, bad, facing: draft.formation.facing };
}

/** Where the pencil starts: at the figure, or in the middle of the ground to choose from. */
function startOf(
  figure: { readonly x: number; readonly y: number; readonly place: string } | null,
  outline: readonly number[] | undefined,
): { x: number; y: number } {
  if (figure !== null && figure.place === 'table') return { x: figure.x, y: figure.y };
  if (outline === undefined) return { x: 18, y: 18 };
  const count = outline.length / 2;
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    x += outline[2 * i]! / count;
    y += outline[2 * i + 1]! / count;
  }
  return { x, y };
}
