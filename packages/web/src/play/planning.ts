import type { Json, SceneFigure } from '@vedette/engine';
import type { Question } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { type Draft, isDrawn } from './draft.ts';
import { dragStep } from './drag-step.ts';
import { optionFor } from './picking.ts';
import { answersOf, type Course, type Lead, orderFor, type Plan, type Shot } from './plan.ts';
import { usePlay } from './play-state.ts';

const set = usePlay.setState;
const get = usePlay.getState;

/** More questions than this lie between nobody and his way. */
const LONGEST = 4;

/** Looks at what somebody could do, and at the ground in his reach; decides nothing. Null: that cannot be known yet. */
export async function consider(figure: string): Promise<Plan | null> {
  const { snapshot } = get();
  const held = snapshot?.scene.figures.find(({ id }) => id === figure);
  if (snapshot === null || held === undefined || snapshot.question === null) return null;
  if (isDrawn(snapshot.question.form)) return get().plan;
  const plan = await planOf(snapshot.question, held);
  const ground = plan?.way == null ? null : await referee().call('ground', answersOf(plan.way.orders));
  if (get().snapshot !== snapshot || get().selected !== figure) return null;
  set({ plan, ground, draft: null, refused: null });
  return plan;
}

/** Follows the questions that lie between somebody and his way, as far as nobody decides or learns anything by it. */
async function planOf(first: Question, held: SceneFigure): Promise<Plan | null> {
  let lead: Lead = { orders: [], question: first };
  let act: Lead | null = null;
  for (let n = 0; n < LONGEST; n++) {
    const { question, orders } = lead;
    const [asked] = question.about.figures;
    const step = dragStep(question, held, asked);
    if (step === 'draw') return { figure: held.id, act, way: lead, aim: null };
    if (question.form === 'one' && (asked === held.id || (asked !== undefined && asked === held.group)))
      act = lead;
    const next = step === null ? null : await leadAfter(lead, step.answer);
    if (next === null) return act === null ? null : { figure: held.id, act, way: null, aim: null };
    lead = next;
    if (orders.length > LONGEST) break;
  }
  return act === null ? null : { figure: held.id, act, way: null, aim: null };
}

async function leadAfter({ orders, question }: Lead, answer: Json): Promise<Lead | null> {
  const more = [...orders, orderFor(question, answer)];
  const next = await referee().call('question', answersOf(more));
  return next === null ? null : { orders: more, question: next };
}

/** Where it would be asked what he does, after the way that is drawn or where he stands; null: nobody can know. */
async function actAfter(plan: Plan): Promise<Lead | null> {
  const { draft } = get();
  if (draft?.form !== 'path' || draft.path.length === 0 || plan.way === null) return plan.act;
  return leadAfter(plan.way, draft.path as unknown as Json);
}

/** Takes aim at somebody: the ways in which he could be fired at. False: there is none. */
export async function aimAt(target: SceneFigure): Promise<boolean> {
  const { snapshot, plan, draft } = get();
  if (plan === null) return false;
  const act = await actAfter(plan);
  const shots = act === null ? await unrehearsed(plan, target) : await shotsAt(act, target);
  if (get().snapshot !== snapshot || !isSameWay(get().draft, draft) || shots.length === 0) return false;
  set({ plan: { ...plan, aim: { target: target.id, shots } }, refused: null });
  return true;
}

/** The same way, though more may be known of what comes after it by now. */
function isSameWay(now: Draft | null, before: Draft | null): boolean {
  return now === before || (now?.form === 'path' && before?.form === 'path' && now.path === before.path);
}

/** All ways to fire at somebody that this question leads to. */
export async function shotsAt(act: Lead, target: SceneFigure): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const skip = act.orders.length;
  for (const option of act.question.options.filter(({ starts }) => starts === 'shoot')) {
    const order = orderFor(act.question, option.id);
    if (option.figure === target.id) {
      shots.push({ orders: [order], words: option.words, odds: option.odds });
      continue;
    }
    const whom = option.figure === undefined ? await leadAfter(act, option.id) : null;
    const found = whom === null ? null : pickedOf(whom.question, target);
    if (whom === null || found === null) continue;
    const orders = [...whom.orders.slice(skip), orderFor(whom.question, found.answer)];
    shots.push({ orders, words: option.words, odds: found.odds });
  }
  return shots;
}

/** The answer that names him alone. */
function pickedOf(
  { form, facts, options }: Question,
  target: SceneFigure,
): { readonly answer: Json; readonly odds: string | null } | null {
  const option = optionFor(options, target);
  if (option === null) return null;
  if (form === 'one') return { answer: option.id, odds: option.odds };
  return form === 'some' && Number(facts['min'] ?? 0) <= 1
    ? { answer: [option.id], odds: option.odds }
    : null;
}

/** Somebody else may be asked on his way: then he fires if he can when he is there. */
async function unrehearsed({ way }: Plan, target: SceneFigure): Promise<readonly Shot[]> {
  const { draft } = get();
  const from = draft?.form === 'path' ? draft.way.points.at(-1) : undefined;
  if (way === null || from === undefined) return [];
  const found = await referee().call('prospects', target.id, from, answersOf(way.orders));
  const [first] = found.filter(({ problem, shoots }) => problem === null && shoots === true);
  return first === undefined ? [] : [{ orders: [], words: first.title, odds: null }];
}

/** The course that gives what is drawn, and after it a shot that is aimed. */
export function courseOf(
  seat: number,
  { figure, act, way, aim }: Plan,
  drawn: { readonly answer: Json; readonly goal: Course['goal'] } | null,
  shot: Shot | null,
): Course {
  const lead = drawn === null ? (act?.orders ?? []) : (way?.orders ?? []);
  const own = drawn === null || way === null ? [] : [orderFor(way.question, drawn.answer)];
  const orders = [...lead, ...own, ...(shot?.orders ?? [])];
  const lastly = shot !== null && shot.orders.length === 0 && aim !== null ? { target: aim.target } : null;
  return { seat, figure, orders, lastly, goal: drawn?.goal ?? null };
}
