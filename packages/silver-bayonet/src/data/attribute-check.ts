import type { ArgumentKind } from './attribute.ts';
import { AGAINST, attributeTextSchema, parseAttribute } from './attribute-text.ts';
import { ATTRIBUTES } from './attributes.ts';
import { FORMS } from './forms.ts';

/** What is wrong with an attribute that a user wrote. */
export type AttributeFault =
  | { readonly fault: 'written' | 'unknown' | 'no-argument' | 'number' | 'reduction' | 'types' }
  /** What it could be instead. */
  | { readonly fault: 'form' | 'some'; readonly known: readonly string[] };

/** What is wrong with what a figure is to carry. */
export type CarriedFault =
  | AttributeFault
  | { readonly fault: 'none-of-the-game' | 'status' | 'depth' | 'thrower' }
  | { readonly fault: 'value' | 'a-form'; readonly example: string };

/** Null: nothing. */
export function attributeTextProblem(text: string): AttributeFault | null {
  if (!attributeTextSchema.safeParse(text).success) return { fault: 'written' };
  const { id, args } = parseAttribute(text);
  const known = ATTRIBUTES.find((attribute) => attribute.id === id);
  if (known === undefined) return { fault: 'unknown' };
  if (known.argument === undefined) return args.length === 0 ? null : { fault: 'no-argument' };
  return argumentProblem(known.argument, args);
}

function argumentProblem(wanted: ArgumentKind, args: readonly string[]): AttributeFault | null {
  const [first, second] = args;
  switch (wanted.kind) {
    case 'number':
      return args.length === 1 && isNumber(first) ? null : { fault: 'number' };
    case 'reduction': {
      const against = second === undefined || AGAINST.some((known) => known === second);
      const good = isNumber(first) && against && args.length <= 2;
      return good ? null : { fault: 'reduction' };
    }
    case 'types':
      return args.length > 0 ? null : { fault: 'types' };
    case 'form':
      return args.length === 1 && FORMS.some(({ id }) => id === first)
        ? null
        : { fault: 'form', known: FORMS.map(({ id }) => id) };
    case 'some': {
      const good = args.every((word) => wanted.of.includes(word)) && (args.length > 0 || !wanted.needed);
      return good ? null : { fault: 'some', known: wanted.of };
    }
  }
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d{1,2}$/.test(word);
}
