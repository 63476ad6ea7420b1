import { z } from 'zod';

/** JSON Schema, as far as it is looked at. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly description?: string;
}

/** What a schema asks of those who write, as JSON Schema with named parts. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
}

/** The part that a reference names. */
export function partNamed(root: JsonSchema, ref: string): JsonSchema {
  return root.$defs?.[ref.replace('#/$defs/', '')] ?? {};
}

/** The forms among which a value is one, references followed; `own`: those of other names are left as they are. */
export function formsOf(root: JsonSchema, schema: JsonSchema, depth = 0): readonly JsonSchema[] {
  if (depth > 8) return [schema];
  if (schema.$ref !== undefined) return formsOf(root, partNamed(root, schema.$ref), depth + 1);
  const forms = schema.anyOf ?? schema.oneOf;
  return forms === undefined ? [schema] : forms.flatMap((form) => formsOf(root, form, depth + 1));
}
