import type { Ground, SceneFigure, Viewer } from '@vedette/engine';
import type { Chart, Placing, Question, Snapshot } from '../referee/messages.ts';
import { useAsked } from './asked.ts';
import { plannedEnd } from './bearings.ts';
import type { Draft } from './draft.ts';
import type { Plan } from './plan.ts';
import { usePlay } from './play-state.ts';

/** What the table is about now. */
export interface Situation {
  readonly snapshot: Snapshot;
  readonly chart: Chart;
  readonly question: Question | null;
  readonly ground: Ground | null;
  readonly draft: Draft | null;
  readonly selected: string | null;
  /** What the selected one could do. */
  readonly lookedAt: Plan | null;
  readonly placings: readonly Placing[] | null;
  /** Who moves; where nobody does, who is selected. */
  readonly about: string | null;
  /** That one as he stands. */
  readonly viewer: SceneFigure | null;
  /** Where the way that is drawn would bring him. */
  readonly plan: Viewer['at'];
  readonly figureOf: (id: string | null) => SceneFigure | null;
}

export function useSituation(): Situation {
  const snapshot = usePlay((s) => s.snapshot)!;
  const question = useAsked();
  const chart = usePlay((s) => s.chart)!;
  const ground = usePlay((s) => s.ground);
  const draft = usePlay((s) => s.draft);
  const selected = usePlay((s) => s.selected);
  const lookedAt = usePlay((s) => s.plan);
  const placings = usePlay((s) => s.placings);
  const figureOf = (id: string | null) => snapshot.scene.figures.find((figure) => figure.id === id) ?? null;
  const about = ground?.figure ?? selected;
  return {
    snapshot,
    chart,
    question,
    ground,
    draft,
    selected,
    lookedAt,
    placings,
    about,
    viewer: figureOf(about),
    plan: plannedEnd(draft, about, ground?.figure ?? null),
    figureOf,
  };
}
