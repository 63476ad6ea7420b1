import type { JsonSchema } from './json-schema.ts';

/** A key of a part, by its path: `carry.pickup`. */
export interface InsideKey {
  readonly path: string;
  readonly needed: boolean;
  readonly form: JsonSchema;
}

const DEEPEST = 2;

/** Everything that can be written inside a part: lists and parts by name are looked through, named forms stand by themselves. */
export function insideOf(part: JsonSchema, above = '', depth = 0): readonly InsideKey[] {
  const forms = plainForms(part);
  const keys = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return keys.flatMap((key) => {
    const having = forms.filter(({ properties = {} }) => key in properties);
    const form = joined(having.map(({ properties = {} }) => properties[key]!));
    const needed = having.every(({ required = [] }) => required.includes(key));
    const path = `${above}${key}`;
    const below = depth < DEEPEST ? insideOf(form, `${path}.`, depth + 1) : [];
    return [{ path, needed, form }, ...below];
  });
}

/** Objects that may stand here; what a rule waits for and what it does are told elsewhere. */
function plainForms(form: JsonSchema): readonly JsonSchema[] {
  const { additionalProperties } = form;
  const forms = form.anyOf ?? form.oneOf;
  if (form.$ref !== undefined || namesEvents(form)) return [];
  if (forms !== undefined) return forms.flatMap(plainForms);
  if (form.items !== undefined) return plainForms(form.items);
  if (form.properties !== undefined) return [form];
  return typeof additionalProperties === 'object' ? plainForms(additionalProperties) : [];
}

/** The forms of "when": the events of the game. */
export function namesEvents(form: JsonSchema): boolean {
  const forms = form.anyOf ?? form.oneOf ?? [];
  return forms.length > 0 && forms.every(({ properties = {} }) => properties['event']?.const !== undefined);
}

function joined(forms: readonly JsonSchema[]): JsonSchema {
  const [first] = forms;
  const same = forms.every((form) => JSON.stringify(form) === JSON.stringify(first));
  return same ? first! : { anyOf: forms };
}
