import { type Choice, one, type QuestionSpec } from '@vedette/engine';

/** Random players mind the usual answer this often. */
const RARELY = 20;

/** Pick one of the options, the first of which is the usual one: chance takes it nearly always. */
export function mostlyFirst<Id extends string, Facts extends object = object>(): QuestionSpec<
  Facts & Choice<Id>,
  Id
> {
  const spec = one<Id, Facts>();
  return {
    ...spec,
    sample: (question, random, look) =>
      random.below(RARELY) === 0 ? spec.sample(question, random, look) : (question.options[0] ?? null),
  };
}
