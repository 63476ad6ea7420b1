import type { Json } from '@vedette/engine';
import type { Question } from '../referee/messages.ts';

/** Whether one pick is the whole answer; a list of exactly one is no list to whoever picks. */
export function picksOne({ form, facts }: Question): boolean {
  return form === 'one' || (form === 'some' && facts['min'] === 1 && facts['max'] === 1);
}

/** The answer that picks this option alone. */
export function pick({ form }: Question, id: string): Json {
  return form === 'some' ? [id] : id;
}
