import { useEffect } from 'react';
import type { Question, Snapshot } from '../referee/messages.ts';
import { draftTo } from './drafting.ts';
import { type Course, nextOf } from './plan.ts';
import { consider, shotsAt } from './planning.ts';
import { usePlay } from './play-state.ts';
import { giveAnswer, setCourse, untilWalked } from './store.ts';
import { until } from './until.ts';

const get = usePlay.getState;

/** Carries plans out, one answer after the other, and looks at what the selected figure could do. */
export function useCourse(): void {
  const snapshot = usePlay((s) => s.snapshot);
  const course = usePlay((s) => s.course);
  const selected = usePlay((s) => s.selected);
  useEffect(() => {
    if (snapshot?.question != null && course !== null)
      follow(snapshot, snapshot.question, course).catch(told);
  }, [snapshot, course]);
  useEffect(() => {
    if (snapshot?.question?.form === 'one' && selected !== null && get().course === null)
      consider(selected).catch(told);
  }, [snapshot, selected]);
}

/** The page shows what went wrong already. */
const told = () => {};

/** What a course has answered: not twice, though less of it is left now. */
let answered: Snapshot | null = null;

async function follow(snapshot: Snapshot, question: Question, course: Course): Promise<void> {
  if (answered === snapshot) return;
  const next = nextOf(course, question);
  switch (next.does) {
    case 'answer':
      answered = snapshot;
      await untilWalked();
      // Whoever plays may have taken something back while somebody walked.
      if (get().snapshot !== snapshot || get().course !== course) return;
      setCourse(next.left);
      await giveAnswer(next.answer, 'plan');
      return;
    case 'draw':
      setCourse(null, { put: true });
      await until(usePlay, ({ plan }) => plan !== null, SURVEY);
      if (get().snapshot === snapshot) await draftTo(next.goal);
      return;
    case 'aim':
      await aim(snapshot, question, course, next.target);
      return;
    case 'wait':
      answered = snapshot;
      setCourse(next.left, { put: true });
      return;
    case 'leave-off':
      setCourse(null, { put: true });
  }
}

/** Longer than any ground takes to be surveyed. */
const SURVEY = 9000;

/** He is there now: he fires if he can. */
async function aim(snapshot: Snapshot, question: Question, course: Course, target: string): Promise<void> {
  const figure = snapshot.scene.figures.find(({ id }) => id === target);
  const [shot] = figure === undefined ? [] : await shotsAt({ orders: [], question }, figure);
  if (get().snapshot !== snapshot || get().course !== course) return;
  if (shot === undefined) setCourse(null, { put: true });
  else setCourse({ ...course, orders: shot.orders, lastly: null });
}
