import { z } from 'zod';

/**
 * An attribute as one text, the way the engine's kits hold it: `strong`, `damage-reduction:4/shooting`,
 * `allergy:silver/fire`. Before the colon the id, after it the arguments with strokes between them.
 */
export type AttributeText = string;

export interface AttributeParts {
  readonly id: string;
  readonly args: readonly string[];
}

const FORM = /^[a-z]+(?:-[a-z]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/** Form only; whether the attribute exists and takes such arguments is for `attributeTextProblem`. */
export const attributeTextSchema = z.string().max(120, { abort: true }).regex(FORM);

export function parseAttribute(text: AttributeText): AttributeParts {
  if (!FORM.test(text))
    throw new Error(`"${text}" is no attribute; write it as "id" or "id:argument/argument".`);
  const colon = text.indexOf(':');
  if (colon < 0) return { id: text, args: [] };
  return { id: text.slice(0, colon), args: text.slice(colon + 1).split('/') };
}

export function formatAttribute({ id, args }: AttributeParts): AttributeText {
  return args.length === 0 ? id : `${id}:${args.join('/')}`;
}

/** The id alone: what `damage-reduction:4` is called. */
export function attributeId(text: AttributeText): string {
  const colon = text.indexOf(':');
  return colon < 0 ? text : text.slice(0, colon);
}

export type Against = 'any' | 'shooting' | 'melee' | 'firearms';

export const AGAINST: readonly Against[] = ['any', 'shooting', 'melee', 'firearms'];

/** SB-ATT-14: the argument of Damage Reduction, `4` or `4/shooting`. */
export function readReduction(argument: string): { readonly value: number; readonly against: Against } {
  const [value, against] = argument.split('/');
  return { value: Number(value), against: (against ?? 'any') as Against };
}

/** An argument that is a list: damage types, powers, effects. */
export function readList(argument: string): readonly string[] {
  return argument === '' ? [] : argument.split('/');
}

export function readNumber(argument: string): number {
  return Number(argument);
}

/** All damage types that the attributes are allergic to (SB-ATT-09). */
export function allergiesOf(texts: readonly AttributeText[]): readonly string[] {
  const types = texts.flatMap((text) => {
    const { id, args } = parseAttribute(text);
    return id === 'allergy' ? args : [];
  });
  return [...new Set(types)];
}

/**
 * SB-ATT-01: the same attribute from two sources counts once. Identical texts are told once, allergies become one
 * list, and of two Damage Reductions against the same thing the higher stays (SB-ATT-14.R1).
 */
export function joinAttributes(texts: readonly AttributeText[]): readonly AttributeText[] {
  const joined = new Map<string, AttributeText>();
  for (const text of texts) {
    const { id, args } = parseAttribute(text);
    if (id === 'allergy') {
      const types = allergiesOf([joined.get(id) ?? text, text]);
      joined.set(id, formatAttribute({ id, args: types }));
    } else if (id === 'damage-reduction') {
      const { value, against } = readReduction(args.join('/'));
      const key = `${id}/${against}`;
      const before = joined.get(key);
      if (before === undefined || readReduction(parseAttribute(before).args.join('/')).value < value) {
        joined.set(key, text);
      }
    } else joined.set(text, text);
  }
  return [...joined.values()];
}
