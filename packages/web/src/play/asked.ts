import type { Question } from '../referee/messages.ts';
import { nextOf } from './plan.ts';
import { type PlayState, usePlay } from './play-state.ts';

type Asking = Pick<PlayState, 'snapshot' | 'course' | 'granting'>;

/** The open question, as far as anybody is asked: null while it is taken for granted, or a plan has its answer. */
export function askedOf({ snapshot, course, granting }: Asking): Question | null {
  const question = snapshot?.question ?? null;
  if (question === null || granting) return null;
  return course !== null && nextOf(course, question).does === 'answer' ? null : question;
}

export const useAsked = (): Question | null => usePlay(askedOf);
