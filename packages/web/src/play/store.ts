import type { Ground, Json, ToldRefusal, Walk } from '@vedette/engine';
import type { ToldProspect } from '@vedette/referee';
import { create } from 'zustand';
import { settings } from '../app/settings.ts';
import type { NewGame } from '../referee/game-file.ts';
import type { Bearing, Chart, Dispatch, Snapshot } from '../referee/messages.ts';
import { referee, whenDismissed } from '../referee/referee.ts';
import { wordsOf } from '../words/words-of.ts';
import { type Draft, isDrawn } from './draft.ts';
import { whoIsAsked } from './picking.ts';
import { sound } from './sound.ts';
import { onlyEnd, standingAnswer } from './standing-orders.ts';
import { until } from './until.ts';

/** How others stand to a figure, where it is or where the way that is drawn would bring it. */
interface Bearings {
  readonly from: string;
  readonly planned: boolean;
  readonly list: readonly Bearing[];
}

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
  /** Whether an empty path would be taken as an answer to it. */
  readonly mayStay: boolean;
  readonly draft: Draft | null;
  readonly refused: ToldRefusal | null;
  /** What the figure that is asked about could do to the one that is pointed at. */
  readonly prospects: { readonly target: string; readonly list: readonly ToldProspect[] } | null;
  /** Ways gone just now that are still being walked on the table. */
  readonly walks: readonly Walk[];
  /** How everybody else stands to the figure that is asked about or selected. */
  readonly bearings: Bearings | null;
  readonly thinking: boolean;
  /** How the others decide: at the pace of the settings, not now, or all at once until a person is asked. */
  readonly going: 'on' | 'halted' | 'hurried';
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
  mayStay: false,
  draft: null,
  refused: null,
  prospects: null,
  walks: [],
  bearings: null,
  thinking: false,
  going: 'on',
  handOver: null,
};

export const usePlay = create<PlayState>()(() => EMPTY);

const set = usePlay.setState;
const get = usePlay.getState;

/** Begins a game and gives its id. */
export async function beginGame(game: NewGame): Promise<string> {
  return (await laidOut(referee().call('begin', game))).game;
}

export async function openGame(id: string): Promise<void> {
  if (get().snapshot?.game === id && get().status === 'playing') return;
  await laidOut(referee().call('open', id));
}

/** Of several games that are opened one after the other only the last is shown. */
let opening = 0;

async function laidOut(call: Promise<Snapshot>): Promise<Snapshot> {
  const number = ++opening;
  set({ ...EMPTY, status: 'loading' });
  const snapshot = await failing(call);
  if (number === opening) show(snapshot);
  return snapshot;
}

/** It was thrown away: nothing of it stays on the table. */
export async function dropGame(id: string): Promise<void> {
  if (get().snapshot?.game !== id) return;
  set(EMPTY);
  await referee().call('close');
}

/** Shows how it stands where another tab has played on. */
export async function lookAgain(): Promise<void> {
  if (get().status !== 'playing') return;
  const before = get().snapshot;
  const now = await referee().call('fresh');
  if (now !== null && get().snapshot === before) show(now);
}

export async function importGame(record: unknown): Promise<string> {
  return (await laidOut(referee().call('import', record))).game;
}

/** Whatever goes wrong is told, and what is kept stays kept. */
async function failing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    set({ status: 'failed', failure: wordsOf(error) });
    throw error;
  }
}

whenDismissed((failure) => {
  if (get().status === 'playing') set({ status: 'failed', failure });
});

/** `anew`: whoever took something back is asked, whatever he has answered for good. */
function show(snapshot: Snapshot, { anew = false } = {}): void {
  const before = get();
  const heard = before.snapshot?.game === snapshot.game ? before.dispatches : [];
  const { question } = snapshot;
  const about = whoIsAsked(snapshot);
  const several = snapshot.sitters.filter((sitter) => sitter === 'person').length > 1;
  const seatChanges =
    before.snapshot?.question?.seat !== question?.seat && before.snapshot?.viewer !== snapshot.viewer;
  set({
    status: 'playing',
    failure: null,
    snapshot,
    chart: snapshot.chart ?? before.chart,
    dispatches: [...heard.slice(0, snapshot.dispatchesFrom), ...snapshot.dispatches],
    selected: about ?? before.selected,
    ground: null,
    mayStay: false,
    draft: null,
    refused: null,
    prospects: null,
    // What one player measured is not for the eyes of the next.
    bearings: before.snapshot?.viewer === snapshot.viewer ? before.bearings : null,
    walks: before.going === 'hurried' ? [] : snapshot.walks,
    thinking: false,
    // Whoever hurries wants to decide something, or to see the end.
    going:
      before.going === 'hurried' && (question !== null || snapshot.outcome !== null) ? 'on' : before.going,
    handOver:
      several && question !== null && seatChanges && settings().handOver ? question.seat : before.handOver,
  });
  if (settings().sound && heard.length > 0) sound(snapshot.dispatches);
  prepareQuestion(snapshot, anew ? null : settings().always).catch(told);
}

/** Fetches what the table shows with a question, answers those that are always answered alike, wakes the bots. */
async function prepareQuestion(
  snapshot: Snapshot,
  /** What is answered without asking; null: nothing. */
  always: Readonly<Record<string, string>> | null,
): Promise<void> {
  const { question, waitingFor, outcome } = snapshot;
  if (question !== null) {
    const standing = always === null ? null : standingAnswer(question, always);
    if (standing !== null) {
      await untilWalked();
      // Whoever plays may have taken something back, or left, while somebody walked.
      if (get().snapshot === snapshot) await giveAnswer(standing);
      return;
    }
    if (!isDrawn(question.form)) return;
    const ground = await referee().call('ground');
    const mayStay = question.form === 'path' && (await referee().call('objection', [])) === null;
    if (get().snapshot === snapshot) set({ ground, mayStay });
    return;
  }
  if (waitingFor !== null && outcome === null) await think(snapshot);
}

/** What a bot is asked about now: nobody is asked the same twice. */
let askedAbout: Snapshot | null = null;

async function think(snapshot: Snapshot): Promise<void> {
  if (get().going === 'halted' || askedAbout === snapshot) return;
  askedAbout = snapshot;
  set({ thinking: true });
  try {
    if (get().going === 'on') await pause(settings().pace);
    // The player may have left, taken something back, or called a halt.
    if (get().snapshot === snapshot && get().going !== 'halted') await decideNow(snapshot);
  } finally {
    if (askedAbout === snapshot) askedAbout = null;
  }
}

/** Milliseconds between two looks at a game that is hurried along. */
const HURRY = 400;

async function decideNow(snapshot: Snapshot): Promise<void> {
  const hurried = get().going === 'hurried';
  const next = await failing(
    hurried ? referee().call('hurry', HURRY) : referee().call('think', settings().botSeconds * 1000),
  );
  if (!hurried) await untilWalked();
  if (next !== null && get().snapshot === snapshot) show(next);
}

/** Halts the bots, lets them go on, or has them hurry until a person is asked. */
export function letGo(going: PlayState['going']): void {
  const { snapshot } = get();
  set({ going, thinking: going !== 'halted' });
  if (going === 'hurried') walked();
  if (snapshot !== null && snapshot.question === null && snapshot.outcome === null)
    think(snapshot).catch(told);
}

/** While they are halted: one decision. */
export async function oneMore(): Promise<void> {
  const { snapshot } = get();
  if (snapshot === null || askedAbout !== null) return;
  askedAbout = snapshot;
  set({ thinking: true });
  try {
    await decideNow(snapshot);
  } finally {
    if (askedAbout === snapshot) askedAbout = null;
  }
}

/** The page shows what went wrong already. */
const told = () => {};

/** Longer than any walk is shown; a table that nobody looks at ends none, and under the cover nobody walks. */
const LONGEST_WALK = 9000;

const untilWalked = () =>
  until(usePlay, ({ walks, handOver }) => walks.length === 0 || handOver !== null, LONGEST_WALK);

/** Everybody has arrived. */
export function walked(): void {
  if (get().walks.length > 0) set({ walks: [] });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What has been answered: a second click or key before the reply is none for the question after it. */
let answered: Snapshot | null = null;

export async function giveAnswer(answer: Json): Promise<void> {
  const { snapshot } = get();
  const seat = snapshot?.question?.seat;
  if (snapshot === null || seat === undefined || answered === snapshot) return;
  answered = snapshot;
  try {
    const result = await failing(referee().call('answer', snapshot.seq, seat, answer));
    if ('refused' in result) set({ refused: result.refused });
    else if (get().snapshot === snapshot) show(result);
  } finally {
    if (answered === snapshot) answered = null;
  }
}

export async function takeBack(): Promise<void> {
  const result = await failing(referee().call('undo'));
  if ('refused' in result) {
    set({ refused: result.refused });
    return;
  }
  // To be done was nobody's decision: whoever takes something back means what he did before.
  const skipped = result.undoRefusal === null && onlyEnd(result.question?.options ?? []) !== null;
  const before = skipped ? await failing(referee().call('undo')) : result;
  show('refused' in before ? result : bothOf(result, before), { anew: true });
}

/** The second of two snapshots, with what came in the first alone: ground, and lines that still stand. */
function bothOf(first: Snapshot, second: Snapshot): Snapshot {
  const standing = first.dispatches.slice(0, Math.max(0, second.dispatchesFrom - first.dispatchesFrom));
  return {
    ...second,
    chart: second.chart ?? first.chart,
    dispatches: [...standing, ...second.dispatches],
    dispatchesFrom: Math.min(first.dispatchesFrom, second.dispatchesFrom),
  };
}

export function select(figure: string | null): void {
  set({ selected: figure });
}

/** Says why a figure that was pointed at is no answer to the open question, where that is known. */
export function explain(figure: string): void {
  const found = get().snapshot?.question?.denied.find(({ id }) => id === figure);
  if (found !== undefined)
    set({ refused: { ...found.problem, message: `${found.words}: ${found.problem.message}` } });
}

export function seatTaken(): void {
  set({ handOver: null });
}

/** Asks what could be done to a figure, from here or from the end of the way that is drawn. */
export async function pointAt(target: string | null): Promise<void> {
  const { snapshot, draft } = get();
  const form = snapshot?.question?.form;
  // Whoever is only being placed attacks nobody yet.
  if (
    target === null ||
    snapshot === null ||
    form === undefined ||
    form === 'point' ||
    form === 'formation'
  ) {
    if (get().prospects !== null) set({ prospects: null });
    return;
  }
  const from = draft?.form === 'path' ? (draft.way.points.at(-1) ?? null) : null;
  const list = await referee().call('prospects', target, from);
  if (get().snapshot === snapshot) set({ prospects: list.length === 0 ? null : { target, list } });
}
