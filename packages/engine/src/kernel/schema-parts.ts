import type { z } from 'zod';
import type { MisfitKind } from './misfit.ts';

/** What a schema is made of, as far as it is looked at. */
export type SchemaParts =
  | { readonly type: 'union'; readonly options: readonly z.core.$ZodType[] }
  | { readonly type: 'lazy'; readonly getter: () => z.core.$ZodType }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string | number>> }
  | { readonly type: 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'template_literal'; readonly parts: readonly unknown[] }
  | { readonly type: 'object'; readonly shape: Shape }
  | { readonly type: 'array' | 'tuple' | 'number' | 'string' | 'boolean' | 'record' };

type Shape = Readonly<Record<string, z.core.$ZodType>>;

export const KINDS: Readonly<Record<string, MisfitKind>> = {
  string: 'text',
  number: 'number',
  int: 'whole-number',
  boolean: 'true-or-false',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
};

/** Forms of forms of forms: nobody reads further. */
export const DEEPEST_FORM = 6;

/** The objects that would do. */
export function formsIn(schema: z.core.$ZodType, depth = 0): readonly Shape[] {
  const def = (schema as z.ZodType).def as unknown as SchemaParts;
  if (depth > DEEPEST_FORM) return [];
  if (def.type === 'union') return def.options.flatMap((option) => formsIn(option, depth + 1));
  if (def.type === 'lazy') return formsIn(def.getter(), depth + 1);
  return def.type === 'object' ? [def.shape] : [];
}

export function neededIn(shape: Shape): readonly string[] {
  return Object.keys(shape).filter((key) => !(shape[key] as z.ZodType).isOptional());
}

/** An object by the keys that it cannot do without. */
export function formOf(shape: Shape): string {
  const needed = neededIn(shape);
  const keys = needed.length > 0 ? needed : Object.keys(shape).slice(0, 3);
  return `{${keys.map((key) => `"${key}"`).join(', ')}}`;
}

/** Between a key and one of the keys inside it. */
export const INSIDE = '/';

/** The keys of an object, and as `key/inner` those of the objects that it is made of. */
export function knownKeys(schema: unknown): readonly string[] {
  const keys = keysOf(schema as z.core.$ZodType);
  const inner = Object.entries(keys).flatMap(([key, part]) =>
    Object.keys(keysOf(part)).map((below) => `${key}${INSIDE}${below}`),
  );
  return [...Object.keys(keys), ...inner];
}

function keysOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { shape, innerType } = (schema as z.ZodType).def as {
    readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
    readonly innerType?: z.core.$ZodType;
  };
  return shape ?? (innerType === undefined ? {} : keysOf(innerType));
}
