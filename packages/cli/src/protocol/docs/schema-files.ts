import { z } from 'zod';
import { PLAYER_MESSAGES } from '../../outsiders/player-schemas.ts';
import { replySchema, requestSchema } from '../envelope.ts';
import { METHODS } from '../methods/index.ts';

/** Every JSON Schema of docs/protocol/schema, by its file name. */
export function schemaFiles(): ReadonlyMap<string, object> {
  const files = new Map<string, object>([
    ['request.json', jsonSchemaOf(requestSchema)],
    ['reply.json', jsonSchemaOf(replySchema)],
  ]);
  for (const [name, { params, result }] of METHODS) {
    files.set(`${name}.params.json`, jsonSchemaOf(params));
    files.set(`${name}.result.json`, jsonSchemaOf(result));
  }
  for (const [name, { params, result }] of Object.entries(PLAYER_MESSAGES)) {
    files.set(`${name}.params.json`, jsonSchemaOf(params));
    if (result !== null) files.set(`${name}.result.json`, jsonSchemaOf(result));
  }
  return files;
}

/** As input: results may grow members, and old clients must not mind. */
export function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}

/** With no room for members that the schema does not know: what specs hold real replies against. */
export function closedSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'output' });
}

const LINE = 110;

/** As the formatter writes it: a list of plain values on one line where it fits. */
export function schemaText(schema: object): string {
  const text = JSON.stringify(schema, null, 2);
  return `${text.replace(
    /^(.*)\[\n([^[\]{}]*)\n *\](,?)$/gm,
    (list, before: string, items: string, after: string) => {
      const line = `${before}[${items.trim().replace(/\n */g, ' ')}]${after}`;
      return line.length <= LINE ? line : list;
    },
  )}\n`;
}
