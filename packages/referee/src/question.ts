import type { Asked, Game, Json, Ruleset } from '@vedette/engine';
import type { Question } from './snapshot.ts';

/** The open question, as it is put to whoever decides. */
export function questionOf(ruleset: Ruleset<Game>, asked: Asked<Game>): Question {
  const prompt = ruleset.prompt(asked, asked.view());
  const { board } = ruleset;
  const odds = board?.gambles?.(asked) ?? {};
  return {
    ...prompt,
    kind: asked.kind,
    form: ruleset.questions[asked.kind]!.form,
    seat: asked.seat,
    options: prompt.options.map((option) => ({ ...option, odds: odds[option.id] ?? null })),
    foregone: board?.foregone?.(asked) ?? null,
    denied: board?.denied?.(asked) ?? [],
    facts: asked.question as Readonly<Record<string, Json>>,
  };
}
