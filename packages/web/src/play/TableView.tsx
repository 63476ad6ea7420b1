import type { SceneFigure, SightReport, Way } from '@vedette/engine';
import { type KeyboardEvent, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { lengthUnit } from '../map/length-unit.ts';
import type { Question, Snapshot } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { levelAt } from '../table/levels.ts';
import { type Held, Table, type TableProps } from '../table/Table.tsx';
import { en } from '../words/en.ts';
import { plannedEnd, useBearings } from './bearings.ts';
import { type Draft, isDrawn } from './draft.ts';
import { draftPath, draftTo, dropDraft, giveDraft } from './drafting.ts';
import { dragStep, useDragging } from './dragging.ts';
import { Elevation } from './Elevation.tsx';
import { inUnit } from './lengths.ts';
import { pencilWords } from './pencil-words.ts';
import { fellowsOf, optionFor, pick, picksOne } from './picking.ts';
import { explain, giveAnswer, pointAt, select, usePlay, walked } from './store.ts';
import { useSeen } from './use-seen.ts';
import { ViewLegend } from './ViewLegend.tsx';

const TOOLS = ['look', 'view', 'ruler', 'rings'] as const;

type Tool = 'hand' | (typeof TOOLS)[number];

/** What lies on the table to measure from; figures are measured from the edges of their bases. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A line of sight, as it was when somebody asked for it. */
interface Looked {
  readonly at: Snapshot;
  readonly report: SightReport;
  readonly words: string;
}

const NO_WALKS: readonly never[] = [];

/** The table with what the open question needs on it. */
export function TableView() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const chart = usePlay((s) => s.chart)!;
  const ground = usePlay((s) => s.ground);
  const draft = usePlay((s) => s.draft);
  const selected = usePlay((s) => s.selected);
  const walks = usePlay((s) => (s.handOver === null ? s.walks : NO_WALKS));
  const pace = useSettings((s) => s.pace);
  useBearings();
  const [level, setLevel] = useState<number | null>(null);
  const [tool, setTool] = useState<Tool>('hand');
  const [looked, setLooked] = useState<Looked | null>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [pencil, setPencil] = useState<{ x: number; y: number } | null>(null);
  const { question, scene } = snapshot;
  const { unit } = chart;
  // Somebody may have moved since, or the next player sits here now.
  const look = looked?.at === snapshot ? looked : null;
  const onTable = question !== null && isDrawn(question.form);
  const optionOf = (figure: SceneFigure) => optionFor(question?.options ?? [], figure);
  const targets = new Set(scene.figures.filter((one) => optionOf(one) !== null).map(({ id }) => id));
  const figureOf = (id: string | null) => scene.figures.find((figure) => figure.id === id) ?? null;

  const about = ground?.figure ?? selected;
  const plan = plannedEnd(draft, about, ground?.figure ?? null);
  const viewer = figureOf(about);
  const canLook = tool === 'view' && viewer !== null && (viewer.place === 'table' || plan !== undefined);
  const seen = useSeen(snapshot, canLook ? about : null, plan, level);

  const take = (id: Tool) => {
    setTool(tool === id ? 'hand' : id);
    setLooked(null);
    setMarks([]);
  };

  const mark = (at: Mark) => setMarks(marks.length === 1 ? [...marks, at] : [at]);

  const place = async ({ x, y }: { x: number; y: number }, shift: boolean) => {
    setLooked(null);
    if (tool === 'ruler') {
      mark({ x, y, radius: 0 });
      return;
    }
    if (!onTable) return;
    const levels = await referee().call('levels', x, y);
    const spot = { x, y, z: levelAt(levels, level) };
    if (shift && draft?.form === 'path') await draftPath([...draft.path, spot]);
    else await draftTo(spot);
  };

  const draggable = (held: SceneFigure | null) =>
    held !== null && dragStep(question, held, ground?.figure) !== null;
  const drag = useDragging(question, ground?.figure, (at) => void place(at, false));

  const draw = (to: Held, from: Held) => {
    if (tool === 'ruler') setMarks([from, to].map((end) => figureOf(end.figure) ?? { ...end, radius: 0 }));
    else if (from.figure !== null) drag(figureOf(from.figure)!, to);
  };

  const tap = (at: { x: number; y: number }, { shift }: { shift: boolean }) => {
    const radius = figureOf(ground?.figure ?? null)?.radius ?? 0.5;
    if (tool !== 'ruler' && !shift && meant(draft, at, radius)) void giveDraft();
    else void place(at, shift);
  };

  const lookAt = async (from: string, to: string) => {
    const at = plannedEnd(draft, from, ground?.figure ?? null);
    const report = await referee().call(
      'sight',
      at === undefined ? { figure: from } : { figure: from, at },
      to,
    );
    const words = en.table.sight[report.visible ? (report.cover ? 'cover' : 'clear') : 'hidden'];
    setLooked({
      at: snapshot,
      report,
      words: `${figureOf(to)?.name}: ${words}, ${inUnit(report.distance, unit)}`,
    });
  };

  const figure = (id: string) => {
    if (tool === 'look' && selected !== null && selected !== id) {
      void lookAt(selected, id);
      return;
    }
    setLooked(null);
    if (tool === 'ruler') {
      mark(figureOf(id)!);
      return;
    }
    const touched = figureOf(id);
    const option = touched === null ? null : optionOf(touched);
    if (option !== null && question !== null && picksOne(question)) {
      void giveAnswer(pick(question, option.id));
      return;
    }
    void pointAt(id);
    explain(id);
    // A finger near a counter means the ground beside it while somebody is being placed.
    if (onTable && touched !== null && id !== ground?.figure) void place(touched, false);
    else select(id);
  };

  const key = (event: KeyboardEvent) => {
    const step = lengthUnit(unit).steps[event.shiftKey ? 1 : 0];
    const up = chart.yGrows === 'north' ? step : -step;
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, up],
      ArrowDown: [0, -up],
    };
    const move = moves[event.key];
    const wanted = TOOLS.find((id) => en.table.keys[id] === event.key.toUpperCase());
    if (wanted !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) take(wanted);
    else if (move !== undefined) {
      event.preventDefault();
      const from = pencil ?? startOf(viewer, ground?.outlines[0]);
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
      setLooked(null);
      dropDraft();
    }
  };

  return (
    <Table
      chart={chart}
      scene={scene}
      selected={about}
      targets={targets}
      fellows={fellowsOf(scene, question, about)}
      ground={ground}
      way={draft?.form === 'path' ? draft.way : placesOf(question)}
      ghost={ghostOf(draft)}
      sight={look?.report ?? null}
      seen={seen}
      level={level}
      onLevel={setLevel}
      walks={walks}
      pace={pace}
      onWalked={walked}
      ruler={rulerOf(marks, unit)}
      rings={tool === 'rings' ? ringsOf(viewer, unit) : []}
      pencil={pencil === null ? null : { ...pencil, z: 0 }}
      draws={(id) => tool === 'ruler' || draggable(figureOf(id))}
      onFigure={figure}
      onPlace={tap}
      onDraw={draw}
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
            aria-keyshortcuts={en.table.keys[id]}
            onClick={() => take(id)}
          >
            {en.table.tools[id]}
          </button>
        ))}
        <div className="table-told">
          {tool === 'look' ? <output>{look?.words ?? en.play.lookHint}</output> : null}
          {tool === 'ruler' && marks.length < 2 ? <output>{en.play.rulerHint}</output> : null}
          {look === null ? null : <Elevation sight={look.report} unit={unit} />}
        </div>
        <output className="visually-hidden">
          {pencil === null ? '' : pencilWords(pencil, { ...scene, ground, about: viewer, unit })}
        </output>
      </div>
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

/** Places that the options of a question stand for, in their order. */
function placesOf(question: Question | null): Way | null {
  const options = question?.options.filter(({ grave }) => grave !== true) ?? [];
  const points = options.flatMap(({ at }) => at ?? []);
  if (points.length === 0 || points.length < options.length) return null;
  return { places: true, problem: null, cost: 0, budget: 0, points, stops: [] };
}

/** Two marks and what lies between them, base edge to base edge. */
function rulerOf([from, to]: readonly Mark[], unit: string): TableProps['ruler'] {
  if (from === undefined || to === undefined) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y) - from.radius - to.radius;
  return { from: { ...from, z: 0 }, to: { ...to, z: 0 }, words: inUnit(Math.max(0, length), unit) };
}

/** Circles about a figure at distances that matter, from the edge of its base. */
function ringsOf(figure: Mark | null, unit: string): TableProps['rings'] {
  if (figure === null) return [];
  const { x, y, radius } = figure;
  return lengthUnit(unit).rings.map((far) => ({
    x,
    y,
    radius: radius + far,
    words: inUnit(far, unit),
  }));
}

/** Whether somebody who touches this place means what is drawn there already. */
function meant(draft: Draft | null, { x, y }: { x: number; y: number }, radius: number): boolean {
  if (draft === null || draft.form === 'formation') return false;
  const good =
    draft.form === 'path' ? draft.way.problem === null && draft.way.places !== true : draft.problem === null;
  const end = draft.form === 'path' ? draft.way.points.at(-1) : draft.spot;
  return good && end !== undefined && Math.hypot(end.x - x, end.y - y) <= radius;
}

/** Where the answer that is drawn would put somebody, or the middle of a group. */
function ghostOf(draft: Draft | null): TableProps['ghost'] {
  if (draft === null || draft.form === 'path') return null;
  const bad = draft.problem !== null;
  if (draft.form === 'point') return { spot: draft.spot, bad };
  return { spot: draft.formation.middle, bad, facing: draft.formation.facing, stands: draft.stands };
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
