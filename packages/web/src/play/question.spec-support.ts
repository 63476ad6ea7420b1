import type { Option, Question } from '../referee/messages.ts';

/** Options of which nothing is known but their names, or what is said of them besides. */
export function optionsOf(
  ...some: readonly (string | (Partial<Option> & { readonly id: string }))[]
): readonly Option[] {
  return some.map((one) => ({
    odds: null,
    ...(typeof one === 'string' ? { id: one, words: one } : { words: one.id, ...one }),
  }));
}

/** A question of no game. */
export function questionOf(some: Partial<Question> = {}): Question {
  return {
    kind: 'what-now',
    form: 'one',
    seat: 0,
    title: 'What now?',
    about: { figures: [] },
    options: [],
    foregone: null,
    denied: [],
    facts: {},
    ...some,
  };
}
