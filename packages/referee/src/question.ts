import type { Asked, Game, Json, Ruleset } from '@vedette/engine';
import type { Question } from './snapshot.ts';

/** The open question, as it is put to whoever decides. */
export function questionOf(ruleset: Ruleset<Game>, asked: Asked<Game>): Question {
  const { title, options, notes = {}, hint } = ruleset.prompt(asked, asked.view());
  const { board } = ruleset;
  const odds = board?.gambles?.(asked) ?? {};
  return {
    kind: asked.kind,
    form: ruleset.questions[asked.kind]!.form,
    seat: asked.seat,
    title,
    ...(hint === undefined ? {} : { hint }),
    options: Object.entries(options).map(([id, words]) => ({
      id,
      words,
      note: notes[id] ?? null,
      odds: odds[id] ?? null,
    })),
    foregone: board?.foregone?.(asked) ?? null,
    denied: board?.denied?.(asked) ?? [],
    facts: asked.question as Readonly<Record<string, Json>>,
  };
}
