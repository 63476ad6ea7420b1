import type { Form, Formation, Ground, Json, Prospect, Refusal, Way } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import { create } from 'zustand';
import { settings } from '../app/settings.ts';
import type { NewGame } from '../referee/game-record.ts';
import type { Chart, Dispatch, Snapshot } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { sound } from './sound.ts';

/** An answer that is being drawn on the table and not yet given. */
export type Draft =
  | { readonly form: 'path'; readonly path: readonly Waypoint[]; readonly way: Way }
  | { readonly form: 'point'; readonly spot: Spot; readonly problem: Refusal | null }
  | { readonly form: 'formation'; readonly formation: Formation; readonly problem: Refusal | null };

export interface PlayState {
  readonly status: 'empty' | 'loading' | 'playing' | 'failed';
  readonly failure: string | null;
  readonly snapshot: Snapshot | null;
  readonly chart: Chart | null;
  readonly dispatches: readonly Dispatch[];
  /** The figure that panels speak of. */
  readonly selected: string | null;
  /** Ground for the open question. */
  readonly ground: Ground | null;
  readonly draft: Draft | null;
  readonly refused: Refusal | null;
  /** What the figure that is asked about could do to the one that is pointed at. */
  readonly prospects: { readonly target: string; readonly list: readonly Prospect[] } | null;
  readonly thinking: boolean;
  /** In hot seat: the seat that has yet to take its place. */
  readonly handOver: number | null;
}

const EMPTY: PlayState = {
  status: 'empty',
  failure: null,
  snapshot: null,
  chart: null,
  dispatches: [],
  selected: null,
  ground: null,
  draft: null,
  refused: null,
  prospects: null,
  thinking: false,
  handOver: null,
};

export const usePlay = create<PlayState>()(() => EMPTY);

const set = usePlay.setState;
const get = usePlay.getState;

/** Begins a game and gives its id. */
export async function beginGame(game: NewGame): Promise<string> {
  set({ ...EMPTY, status: 'loading' });
  const snapshot = await failing(referee().call('begin', game));
  show(snapshot);
  return snapshot.game;
}

export async function openGame(id: string): Promise<void> {
  if (get().snapshot?.game === id && get().status === 'playing') return;
  set({ ...EMPTY, status: 'loading' });
  show(await failing(referee().call('open', id)));
}

export async function importGame(record: unknown): Promise<string> {
  set({ ...EMPTY, status: 'loading' });
  const snapshot = await failing(referee().call('import', record));
  show(snapshot);
  return snapshot.game;
}

/** Whatever goes wrong is told, and what is kept stays kept. */
async function failing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    set({ status: 'failed', failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

function show(snapshot: Snapshot): void {
  const before = get();
  const heard = before.snapshot?.game === snapshot.game ? before.dispatches : [];
  const { question } = snapshot;
  const about = question?.facts['figure'];
  const several = snapshot.sitters.filter((sitter) => sitter === 'person').length > 1;
  const seatChanges =
    before.snapshot?.question?.seat !== question?.seat && before.snapshot?.viewer !== snapshot.viewer;
  set({
    status: 'playing',
    failure: null,
    snapshot,
    chart: snapshot.chart ?? before.chart,
    dispatches: [...heard.slice(0, snapshot.dispatchesFrom), ...snapshot.dispatches],
    selected: typeof about === 'string' ? about : before.selected,
    ground: null,
    draft: null,
    refused: null,
    prospects: null,
    thinking: false,
    handOver:
      several && question !== null && seatChanges && settings().handOver ? question.seat : before.handOver,
  });
  if (settings().sound && heard.length > 0) sound(snapshot.dispatches);
  void prepareQuestion(snapshot);
}

/** Whether an answer of this form is drawn on the table. */
export function isDrawn(form: Form): form is Draft['form'] {
  return form === 'path' || form === 'point' || form === 'formation';
}

/** Fetches what the table shows with a question, answers those that are always answered alike, wakes the bots. */
async function prepareQuestion(snapshot: Snapshot): Promise<void> {
  const { question, waitingFor, outcome } = snapshot;
  if (question !== null) {
    const always = settings().always[question.kind];
    if (always !== undefined && question.options.some(({ id }) => id === always)) return giveAnswer(always);
    if (!isDrawn(question.form)) return;
    const ground = await referee().call('ground');
    if (get().snapshot === snapshot) set({ ground });
    return;
  }
  if (waitingFor !== null && outcome === null) await think(snapshot);
}

async function think(snapshot: Snapshot): Promise<void> {
  set({ thinking: true });
  const { pace, botSeconds } = settings();
  await pause(pace);
  // The player may have left, or taken something back.
  if (get().snapshot !== snapshot) return;
  const next = await failing(referee().call('think', botSeconds * 1000));
  if (get().snapshot === snapshot) show(next);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function giveAnswer(answer: Json): Promise<void> {
  const result = await failing(referee().call('answer', answer));
  if ('refused' in result) set({ refused: result.refused });
  else show(result);
}

export async function takeBack(): Promise<void> {
  const result = await failing(referee().call('undo'));
  if ('refused' in result) set({ refused: result.refused });
  else show(result);
}

export function select(figure: string | null): void {
  set({ selected: figure });
}

export function seatTaken(): void {
  set({ handOver: null });
}

export function dropDraft(): void {
  set({ draft: null, refused: null });
}

/** Asks what could be done to a figure, from here or from the end of the way that is drawn. */
export async function pointAt(target: string | null): Promise<void> {
  const { snapshot, draft } = get();
  if (target === null || snapshot?.question === null || snapshot === null) {
    if (get().prospects !== null) set({ prospects: null });
    return;
  }
  const from = draft?.form === 'path' ? (draft.way.points.at(-1) ?? null) : null;
  const list = await referee().call('prospects', target, from);
  if (get().snapshot === snapshot) set({ prospects: list.length === 0 ? null : { target, list } });
}

/** One question to the referee at a time; of those that come meanwhile only the newest counts. */
let asking = false;
let next: (() => Promise<void>) | null = null;

async function newest(work: () => Promise<void>): Promise<void> {
  next = work;
  if (asking) return;
  asking = true;
  while (next !== null) {
    const now: () => Promise<void> = next;
    next = null;
    await now();
  }
  asking = false;
}

/** Draws the cheapest way to a place, after the waypoints given; the nearest place in reach when it is too far. */
export function draftTo(to: Spot): Promise<void> {
  return newest(async () => {
    const { snapshot } = get();
    const form = snapshot?.question?.form;
    if (form === 'path') {
      const found = await referee().call('wayTo', to);
      if (found !== null && get().snapshot === snapshot)
        set({ draft: { form: 'path', ...found }, refused: null });
    } else if (form === 'point') {
      const spot = await referee().call('nearest', to);
      const problem = await referee().call('objection', { ...spot });
      if (get().snapshot === snapshot) set({ draft: { form: 'point', spot, problem }, refused: null });
    } else if (form === 'formation') {
      const { draft } = get();
      const shapes = snapshot?.question?.facts['shapes'] as readonly string[] | undefined;
      const before =
        draft?.form === 'formation'
          ? draft.formation
          : { facing: facingTheEnemy(to), shape: shapes?.[0] ?? '' };
      await draftFormation({ ...before, middle: to });
    }
  });
}

/** Directions of the table in a whole turn; the first is the one in which y grows. */
const ALL_ROUND = 72;

/** From here to the middle of the others; while none of them is to be seen, to the middle of the table. */
function facingTheEnemy(from: Spot): number {
  const { snapshot, chart } = get();
  const seat = snapshot?.question?.seat;
  const others =
    snapshot?.scene.figures.filter(({ side, place }) => side !== seat && place === 'table') ?? [];
  const { width, depth } = chart?.terrain ?? { width: 0, depth: 0 };
  const mean = (list: readonly number[], none: number) =>
    list.length === 0 ? none : list.reduce((sum, n) => sum + n, 0) / list.length;
  const dx =
    mean(
      others.map(({ x }) => x),
      width / 2,
    ) - from.x;
  const dy =
    mean(
      others.map(({ y }) => y),
      depth / 2,
    ) - from.y;
  return (Math.round((Math.atan2(dx, dy) / (2 * Math.PI)) * ALL_ROUND) + ALL_ROUND) % ALL_ROUND;
}

/** Draws where a group goes, which way it faces and in what shape. */
export async function draftFormation(formation: Formation): Promise<void> {
  const { snapshot } = get();
  const problem = await referee().call('objection', formation as unknown as Json);
  if (get().snapshot === snapshot) set({ draft: { form: 'formation', formation, problem }, refused: null });
}

/** Draws just this path, straight from place to place. */
export function draftPath(path: readonly Waypoint[]): Promise<void> {
  return newest(async () => {
    const { snapshot } = get();
    const way = await referee().call('way', path);
    if (get().snapshot === snapshot) set({ draft: { form: 'path', path, way }, refused: null });
  });
}

/** Gives the answer that is drawn. */
export async function giveDraft(): Promise<void> {
  const { draft } = get();
  if (draft === null) return;
  await giveAnswer(answerOf(draft) as Json);
}

function answerOf(draft: Draft): unknown {
  switch (draft.form) {
    case 'path':
      return draft.path;
    case 'point':
      return { ...draft.spot };
    case 'formation':
      return draft.formation;
  }
}
