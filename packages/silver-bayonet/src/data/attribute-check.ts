import type { ArgumentKind } from './attribute.ts';
import { AGAINST, attributeTextSchema, parseAttribute } from './attribute-text.ts';
import { ATTRIBUTES } from './attributes.ts';
import { FORMS } from './forms.ts';

/** What is wrong with an attribute that a user wrote, as the end of a sentence, or null. */
export function attributeTextProblem(text: string): string | null {
  if (!attributeTextSchema.safeParse(text).success)
    return 'must be written as "id" or "id:argument/argument"';
  const { id, args } = parseAttribute(text);
  const known = ATTRIBUTES.find((attribute) => attribute.id === id);
  if (known === undefined) return 'is no attribute of the game';
  if (known.argument === undefined) return args.length === 0 ? null : 'takes nothing after its name';
  return argumentProblem(known.argument, args);
}

function argumentProblem(wanted: ArgumentKind, args: readonly string[]): string | null {
  const [first, second] = args;
  switch (wanted.kind) {
    case 'number':
      return args.length === 1 && isNumber(first) ? null : 'needs one number, as in "sow-fear:0"';
    case 'reduction': {
      const against = second === undefined || AGAINST.some((known) => known === second);
      const good = isNumber(first) && against && args.length <= 2;
      return good ? null : 'needs a number and may say against what, as in "damage-reduction:4/shooting"';
    }
    case 'types':
      return args.length > 0 ? null : 'needs damage types, as in "allergy:silver/fire"';
    case 'form':
      return args.length === 1 && FORMS.some(({ id }) => id === first)
        ? null
        : `needs a form: ${FORMS.map(({ id }) => id).join(', ')}`;
    case 'some': {
      const good = args.every((word) => wanted.of.includes(word)) && (args.length > 0 || !wanted.needed);
      return good ? null : `takes only ${wanted.of.join(', ')}`;
    }
  }
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d{1,2}$/.test(word);
}
