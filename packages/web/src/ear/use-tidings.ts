import { useEffect } from 'react';
import { settings } from '../app/settings.ts';
import { nextBegins } from '../play/pause.ts';
import { type Course, nextOf } from '../play/plan.ts';
import { usePlay } from '../play/play-state.ts';
import { grantedTo } from '../play/standing-orders.ts';
import { isBeingAnswered } from '../play/store.ts';
import type { Snapshot } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { announce } from './announcer.ts';
import { ring } from './ring.ts';

/** The game that is told of now. */
let toldOf: string | null = null;
/** Pages that listen: a runtime that tries effects out may leave one and come back at once. */
let listeners = 0;

/** Has everything spoken that happens at the table, once. */
export function useTidings(): void {
  const snapshot = usePlay((s) => s.snapshot);
  const course = usePlay((s) => s.course);
  const handOver = usePlay((s) => s.handOver);
  // What nobody is asked, because nothing hangs on it or it is settled for good, is not told as a question.
  const granting = usePlay((s) => s.granting);
  useEffect(() => {
    if (snapshot !== null && handOver === null && !granting && isForEars(snapshot, course))
      void tell(snapshot).catch(() => {
        // The page shows what went wrong already.
      });
  }, [snapshot, course, handOver, granting]);
  // Whoever comes back to a table has it told anew; who has never left it has not.
  useEffect(() => {
    listeners += 1;
    return () => {
      listeners -= 1;
      queueMicrotask(() => {
        if (listeners === 0) toldOf = null;
      });
    };
  }, []);
}

/** Whether somebody is asked this, or nobody anything: what a plan answers is told when it is done. */
function isForEars(snapshot: Snapshot, course: Course | null): boolean {
  const { question } = snapshot;
  if (question === null) return true;
  if (isBeingAnswered(snapshot)) return false;
  if (course === null) return true;
  const { always, askMe } = settings();
  return nextOf(course, question).does === 'wait' && grantedTo(question, always, askMe) === null;
}

async function tell({ game }: Snapshot): Promise<void> {
  const anew = toldOf !== game;
  toldOf = game;
  const { ear } = settings();
  const tidings = await referee().call('tidings', { anew, places: ear ? 'counted' : 'uncounted' });
  for (const { text } of tidings) announce(text);
  if (tidings.length > 0) nextBegins();
  ring(tidings, usePlay.getState().chart);
}
