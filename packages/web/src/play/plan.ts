import type { Json } from '@vedette/engine';
import type { Option, Question } from '../referee/messages.ts';
import { onlyEnd } from './standing-orders.ts';

/** An answer that somebody has in mind, and the question that it is for. */
export interface Order {
  readonly kind: string;
  /** Whom that question is about. */
  readonly about: string | null;
  readonly answer: Json;
}

/** A question that comes after some orders, if they are given. */
export interface Lead {
  readonly orders: readonly Order[];
  readonly question: Question;
}

/** One way to fire at somebody: with what, and the chances of it where they are known. */
export interface Shot {
  readonly orders: readonly Order[];
  readonly words: string;
  readonly odds: string | null;
}

/** What somebody could do next, looked at before anything is decided. */
export interface Plan {
  readonly figure: string;
  /** Where it is asked what he does; null: that is not asked, or nobody can know it. */
  readonly act: Lead | null;
  /** Where it is asked where he goes; null as above. */
  readonly way: Lead | null;
  /** At whom he would fire, from where he stands or from the end of the way that is drawn. */
  readonly aim: { readonly target: string; readonly shots: readonly Shot[] } | null;
}

/** What comes when the orders are carried out: he is done, he goes on to where he was sent, or he fires. */
type Lastly = 'done' | 'on' | { readonly target: string } | null;

/** A plan that is being carried out. */
export interface Course {
  readonly seat: number;
  readonly figure: string;
  readonly orders: readonly Order[];
  readonly lastly: Lastly;
  /** Where he was sent. */
  readonly goal: Goal | null;
  /** Something else had to be decided meanwhile: he is done only if nothing more is left to him. */
  readonly shaken?: true;
}

export interface Goal {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What a course makes of an open question: an answer and what is left of it; a way to be drawn; or nothing. */
export type Next =
  | { readonly does: 'answer'; readonly answer: Json; readonly left: Course | null }
  | { readonly does: 'draw'; readonly goal: Goal }
  | { readonly does: 'aim'; readonly target: string }
  /** Something else is decided first: by somebody else, or about dice that lie there. */
  | { readonly does: 'wait'; readonly left: Course }
  /** It is not what was planned: the rest is off. */
  | { readonly does: 'leave-off' };

export function orderFor({ kind, about }: Question, answer: Json): Order {
  return { kind, about: about.figures[0] ?? null, answer };
}

export function answersOf(orders: readonly Order[]): readonly Json[] {
  return orders.map(({ answer }) => answer);
}

/** The answer by which whoever is asked is done of his own accord. */
export function endOf(options: readonly Option[]): string | null {
  return (
    options.find(({ ends, grave, spends }) => ends === 'activation' && grave !== true && spends === undefined)
      ?.id ?? null
  );
}

export function nextOf(course: Course, question: Question): Next {
  if (question.seat !== course.seat || question.roll !== undefined) return { does: 'wait', left: course };
  const [order, ...rest] = course.orders;
  const about = question.about.figures[0] ?? null;
  if (order !== undefined) {
    if (order.kind !== question.kind || order.about !== about) return LEAVE_OFF;
    const left = rest.length === 0 && course.lastly === null ? null : { ...course, orders: rest };
    return { does: 'answer', answer: order.answer, left };
  }
  const { lastly } = course;
  if (lastly === null) return LEAVE_OFF;
  if (lastly === 'done') return doneNext(course, question);
  if (about !== course.figure) return LEAVE_OFF;
  return lastly === 'on' ? onNext(course, question) : aimNext(lastly, question);
}

const LEAVE_OFF: Next = { does: 'leave-off' };

/** He is done; where others have meddled, only if he could do nothing more that takes of his turn. */
function doneNext(course: Course, { about, options }: Question): Next {
  const answer = about.figures[0] === course.figure ? endOf(options) : null;
  // His turn is over already.
  if (options.some(({ starts }) => starts === 'send')) return LEAVE_OFF;
  if (answer === null) return { does: 'wait', left: { ...course, shaken: true } };
  const more = options.some(({ spends = [] }) => spends.includes('move') || spends.includes('action'));
  return course.shaken === true && more ? LEAVE_OFF : { does: 'answer', answer, left: null };
}

/** He runs on to where he was sent. */
function onNext(course: Course, { form, options }: Question): Next {
  if (form === 'path') return course.goal === null ? LEAVE_OFF : { does: 'draw', goal: course.goal };
  const on = options.find(({ starts }) => starts === 'sprint');
  return on === undefined ? LEAVE_OFF : { does: 'answer', answer: on.id, left: course };
}

function aimNext({ target }: { readonly target: string }, { form }: Question): Next {
  return form === 'one' ? { does: 'aim', target } : LEAVE_OFF;
}

/** What may be said to come after a way: by what would be asked at its end, where that can be known. */
export function thensAfter(
  { act }: Plan,
  after: Question | null,
  falls: { readonly short: boolean },
): readonly ('done' | 'on')[] {
  const known = after ?? act?.question ?? null;
  if (known === null || known.form !== 'one') return [];
  const done = onlyEnd(known.options) === null && endOf(known.options) !== null;
  const on = after !== null && falls.short && known.options.some(({ starts }) => starts === 'sprint');
  return [...(done ? (['done'] as const) : []), ...(on ? (['on'] as const) : [])];
}
