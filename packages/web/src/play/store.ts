import type { Json } from '@vedette/engine';
import { settings } from '../app/settings.ts';
import type { NewGame } from '../referee/game-file.ts';
import type { Question, Snapshot } from '../referee/messages.ts';
import { referee, whenDismissed } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { isDrawn } from './draft.ts';
import { keepNotes, keptNotes } from './granted-notes.ts';
import { betweenDecisions, enoughOfIt, hasEnough, nextBegins, pause } from './pause.ts';
import { whoIsAsked } from './picking.ts';
import type { Course } from './plan.ts';
import { EMPTY, type PlayState, usePlay } from './play-state.ts';
import { sound } from './sound.ts';
import { isWalk } from './stage/beat.ts';
import { beatsOf } from './stage/beats.ts';
import { laidOn } from './stage/slips.ts';
import { wantsStillness } from './stage/still.ts';
import { type Granted, grantedTo, takenForGranted } from './standing-orders.ts';
import { until } from './until.ts';

const set = usePlay.setState;
const get = usePlay.getState;

/** Begins a game and gives its id. */
export async function beginGame(game: NewGame): Promise<string> {
  const { game: id, sitters } = await laidOut(referee().call('begin', game));
  // Whoever only watches reads them when he likes.
  if (sitters.includes('person')) readBrief().catch(told);
  return id;
}

/** Lays the orders of the day on the map. */
export async function readBrief(): Promise<void> {
  const { snapshot } = get();
  const brief = await referee().call('brief');
  if (snapshot !== null && get().snapshot?.game === snapshot.game) set({ brief });
}

/** Lays the page about the end aside, or takes it up again. */
export function foldEnding(endingFolded: boolean): void {
  set({ endingFolded });
}

export function foldBrief(): void {
  set({ brief: null });
}

export async function openGame(id: string): Promise<void> {
  if (get().snapshot?.game === id && get().status === 'playing') return;
  await laidOut(referee().call('open', id));
}

/** Of several games that are opened one after the other only the last is shown. */
let opening = 0;

async function laidOut(call: Promise<Snapshot>, { anew = false } = {}): Promise<Snapshot> {
  const number = ++opening;
  set({ ...EMPTY, status: 'loading' });
  const snapshot = await failing(call);
  if (number === opening) show(snapshot, { anew });
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

/** What happened elsewhere to the game that is on this table; `anew`: something was taken back. */
export async function showTold(snapshot: Snapshot, { anew }: { readonly anew: boolean }): Promise<void> {
  // It may be on its way to the table.
  await until(usePlay, ({ status }) => status !== 'loading', LONGEST_WALK);
  await untilWalked();
  if (get().snapshot?.game !== snapshot.game) return;
  if (anew) set({ course: null });
  show(snapshot, { anew });
}

/** A new game that stands as the one that is told again did after so many decisions. */
export async function branchGame(decisions: number): Promise<string> {
  // Whoever plays on from a moment wants to be asked there.
  return (await laidOut(referee().call('branch', decisions), { anew: true })).game;
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

/** Whoever was put down last is not meant by what comes after. */
const hasSetUp = (before: Snapshot | null, now: Snapshot): boolean =>
  before?.question?.deploys === true && now.question?.deploys !== true;

/** `anew`: whoever took something back is asked, whatever he has answered for good. */
function show(snapshot: Snapshot, { anew = false } = {}): void {
  const before = get();
  const same = before.snapshot?.game === snapshot.game;
  const heard = same ? before.dispatches : [];
  const { question } = snapshot;
  if (question !== null) nextBegins();
  const about = whoIsAsked(snapshot);
  const several = snapshot.here.length > 1;
  const seatChanges =
    before.snapshot?.question?.seat !== question?.seat && before.snapshot?.viewer !== snapshot.viewer;
  set({
    status: 'playing',
    failure: null,
    snapshot,
    chart: snapshot.chart ?? before.chart,
    dispatches: [...heard.slice(0, snapshot.dispatchesFrom), ...snapshot.dispatches],
    selected: about ?? (hasSetUp(before.snapshot, snapshot) ? null : before.selected),
    ground: null,
    mayStay: false,
    draft: null,
    plan: null,
    placings: null,
    granting: false,
    // What was taken back was not granted either.
    granted: same
      ? before.granted.filter(({ seq }) => seq < snapshot.seq)
      : keptNotes(snapshot.game, snapshot.seq),
    refused: null,
    prospects: null,
    // What one player measured is not for the eyes of the next.
    bearings: before.snapshot?.viewer === snapshot.viewer ? before.bearings : null,
    ...showFor(before, snapshot),
    thinking: false,
    // Whoever hurries wants to decide something, or to see the end.
    going:
      before.going === 'hurried' && (question !== null || snapshot.outcome !== null) ? 'on' : before.going,
    // What everybody may see needs no cover.
    handOver:
      several && question !== null && seatChanges && snapshot.secret && settings().handOver
        ? question.seat
        : before.handOver,
  });
  // A show is heard gesture by gesture.
  if (settings().sound && heard.length > 0 && !isShowing(get())) sound(snapshot.dispatches);
  prepareQuestion(snapshot, { anew }).catch(told);
}

/** Fetches what the table shows with a question, answers those that need no asking, wakes the bots. */
async function prepareQuestion(
  snapshot: Snapshot,
  /** `anew`: nothing is answered without asking. */
  { anew }: { readonly anew: boolean },
): Promise<void> {
  const { question, waitingFor, outcome } = snapshot;
  if (question !== null) {
    // A plan that is being carried out answers first: see `use-course`.
    if (get().course === null) await putQuestion(snapshot, question, anew);
    return;
  }
  if (waitingFor !== null && outcome === null) await think(snapshot);
}

async function putQuestion(snapshot: Snapshot, question: Question, anew: boolean): Promise<void> {
  const { always, askMe } = settings();
  const granted = anew ? null : grantedTo(question, always, askMe);
  if (granted !== null) {
    set({ granting: true });
    await untilWalked();
    // Whoever plays may have taken something back, or left, while somebody walked.
    if (get().snapshot === snapshot) await grant(snapshot, question, granted);
    return;
  }
  if (!isDrawn(question.form)) return;
  const ground = await referee().call('ground');
  const mayStay = question.form === 'path' && (await referee().call('objection', [])) === null;
  if (get().snapshot !== snapshot) return;
  const figure = ground?.figure ?? question.about.figures[0];
  const plan = figure === undefined ? null : { figure, act: null, way: { orders: [], question }, aim: null };
  set({ ground, mayStay, plan });
}

/** Gives the answer that needed no asking, and notes that in the log. */
async function grant(
  { game, seq }: Snapshot,
  question: Question,
  { answer, because, words }: Granted,
): Promise<void> {
  const said = say.decide.granted;
  const chosen = question.options.find(({ id }) => id === answer)?.words ?? '';
  const why = because === null ? said.ordered : (words ?? said.why[because]);
  const note = { seq, after: get().dispatches.length, words: said.line(chosen, why) };
  const granted = [...get().granted, note];
  set({ granted });
  keepNotes(game, granted);
  await giveAnswer(answer, 'granted');
}

/** Carries a plan out: its answers are given one after the other, and taken back together. */
export function setOut(course: Course): void {
  const { snapshot } = get();
  if (snapshot?.question == null) return;
  outing = { game: snapshot.game, from: snapshot.seq };
  set({ course, plan: null, draft: null, refused: null });
}

/** What is left of a plan; `put`: it has no answer to the open question, which is put as any other. */
export function setCourse(course: Course | null, { put = false } = {}): void {
  const { snapshot } = get();
  set({ course });
  if (put && snapshot !== null && snapshot.question !== null)
    putQuestion(snapshot, snapshot.question, false).catch(told);
}

/** Where the last plan that was carried out began, as long as nothing was decided by hand since. */
let outing: { readonly game: string; readonly from: number } | null = null;

/** What a bot is asked about now: nobody is asked the same twice. */
let askedAbout: Snapshot | null = null;

async function think(snapshot: Snapshot): Promise<void> {
  if (get().going === 'halted' || askedAbout === snapshot) return;
  askedAbout = snapshot;
  set({ thinking: true });
  try {
    // Who is put where before the first turn needs no pause: there may be thirty of them.
    if (get().going === 'on' && snapshot.scene.turn > 0) await pause(betweenDecisions(settings().pace));
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

/** What one of the others does is over at once; while they are halted it is one decision more. */
export function endTheirs(): void {
  if (get().going === 'halted') {
    oneMore().catch(told);
    return;
  }
  enoughOfIt();
  walked();
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

export const untilWalked = () =>
  until(usePlay, (state) => !isShowing(state) || state.handOver !== null, LONGEST_WALK);

function isShowing({ walks, beats }: PlayState): boolean {
  return walks.length > 0 || (beats.length > 0 && !wantsStillness());
}

/** Everybody has arrived, and everything was seen; whoever wants no motion keeps the picture. */
export function walked(): void {
  const { walks, beats } = get();
  const kept = wantsStillness() ? beats.filter((beat) => !isWalk(beat)) : [];
  if (walks.length > 0 || kept.length < beats.length) set({ walks: [], beats: kept });
}

/** What the table shows of what was just told. */
function showFor({ going, snapshot: last, dispatches, slips: pile }: PlayState, snapshot: Snapshot) {
  if (going === 'hurried' || hasEnough()) return { walks: [], beats: [], slips: [] };
  const { walks, scene, seq } = snapshot;
  const goesOn = last !== null && last.game === snapshot.game && seq > last.seq;
  const told = goesOn ? snapshot.dispatches.filter(({ number }) => number >= dispatches.length) : [];
  const slips = laidOn(goesOn ? pile : [], told, dispatches);
  if (settings().pace <= 0) return { walks, beats: [], slips };
  const beats = beatsOf({ before: last?.scene ?? scene, after: scene, dispatches: told, walks });
  return { walks, beats, slips };
}

/** The slips have been read. */
export function layAllAside(): void {
  set({ slips: [] });
}

/** What has been answered: a second click or key before the reply is none for the question after it. */
let answered: Snapshot | null = null;

export const isBeingAnswered = (snapshot: Snapshot): boolean => answered === snapshot;

/** `by`: whoever plays, a plan of his, or nobody because there was nothing to decide. */
export async function giveAnswer(answer: Json, by: 'hand' | 'plan' | 'granted' = 'hand'): Promise<void> {
  const { snapshot } = get();
  const seat = snapshot?.question?.seat;
  if (snapshot === null || seat === undefined || answered === snapshot) return;
  answered = snapshot;
  // Whoever decides has seen enough, and read what lies uppermost.
  walked();
  if (get().slips.length > 0 || get().brief !== null) set({ slips: get().slips.slice(1), brief: null });
  if (by === 'hand') outing = null;
  try {
    const result = await failing(referee().call('answer', snapshot.seq, seat, answer));
    if ('refused' in result) {
      set({ refused: result.refused, granting: false });
      if (by !== 'hand') setCourse(null);
    } else if (get().snapshot === snapshot) show(result);
  } finally {
    if (answered === snapshot) answered = null;
  }
}

/** Takes back the last decision, or a plan as a whole; what was nobody's decision goes with it. */
export async function takeBack(): Promise<void> {
  const result = await failing(referee().call('undo'));
  if ('refused' in result) {
    set({ refused: result.refused });
    return;
  }
  let shown = result;
  while (shown.undoRefusal === null && goesFurther(shown)) {
    const before = await failing(referee().call('undo'));
    if ('refused' in before) break;
    shown = bothOf(shown, before);
  }
  outing = null;
  set({ course: null });
  show(shown, { anew: true });
}

/** Whoever takes something back means what he has decided: all of a plan, and not what was taken for granted. */
function goesFurther({ game, seq, question }: Snapshot): boolean {
  if (outing?.game === game && seq > outing.from) return true;
  return question !== null && takenForGranted(question) !== null;
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

export function seatTaken(): void {
  set({ handOver: null });
}
