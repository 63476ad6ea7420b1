import type { Choice, Judge, Random } from '@vedette/engine';

/** Random players mind the usual answer this often. */
const RARELY = 20;

/** Pick one of the options, the first of which is the usual one: chance takes it nearly always. */
export function mostlyFirst<Id extends string>(): Judge<Choice<Id>, Id, unknown> {
  return {
    sample: ({ options }: Choice<Id>, random: Random) =>
      options[random.below(RARELY) === 0 ? random.below(Math.max(1, options.length)) : 0] ?? null,
  };
}
