import { type Asked, type Game, type Json, type Locale, type Ruleset, told } from '@vedette/engine';
import type { Question } from './snapshot.ts';

/** The open question, as it is put to whoever decides. */
export function questionOf(ruleset: Ruleset<Game>, asked: Asked<Game>, locale?: Locale): Question {
  const tongue = ruleset.speech.in(locale);
  const prompt = tongue.prompt(asked, asked.view());
  const { board, refusals } = tongue;
  const odds = board?.gambles?.(asked) ?? {};
  const idle = new Set(board?.idle?.(asked));
  const suggests = board?.suggests?.(asked) ?? null;
  return {
    ...prompt,
    kind: asked.kind,
    form: ruleset.questions[asked.kind]!.form,
    seat: asked.seat,
    options: prompt.options.map((option) => ({
      ...option,
      odds: odds[option.id] ?? null,
      ...(idle.has(option.id) ? { seldom: true as const } : {}),
    })),
    foregone: board?.foregone?.(asked) ?? null,
    ...(suggests === null ? {} : { suggests }),
    denied: (board?.denied?.(asked) ?? []).map((one) => ({ ...one, problem: told(refusals, one.problem) })),
    facts: asked.question as Readonly<Record<string, Json>>,
  };
}
