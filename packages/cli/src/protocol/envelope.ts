import { z } from 'zod';
import { protocolError, type WireError } from './errors.ts';
import { refusalSchema } from './schemas/refusal.ts';

const idSchema = z
  .union([z.string().max(1000), z.number(), z.null()])
  .describe('Comes back in the reply. Without it: a notification.');

export type Id = z.infer<typeof idSchema>;

export const requestSchema = z
  .strictObject({
    jsonrpc: z.literal('2.0'),
    id: idSchema.optional(),
    method: z.string(),
    params: z.record(z.string(), z.unknown()).optional().describe('By name only.'),
  })
  .meta({ id: 'Request', description: 'One request, or, without an id, a notification.' });

export const replySchema = z
  .union([
    z.object({ jsonrpc: z.literal('2.0'), id: idSchema, result: z.unknown() }),
    z.object({
      jsonrpc: z.literal('2.0'),
      id: idSchema,
      error: z.object({
        code: z.int(),
        message: z.string(),
        data: z.object({ ...refusalSchema.shape, refusals: z.array(refusalSchema).optional() }),
      }),
    }),
  ])
  .meta({ id: 'Reply', description: 'The reply to one request: a result or an error.' });

export interface Request {
  readonly id: Id;
  readonly silent: boolean;
  readonly method: string;
  readonly params: unknown;
}

/** The id to reply with, as far as there is one. */
export function idOf(message: unknown): Id {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  const parsed = idSchema.safeParse(id);
  return parsed.success ? parsed.data : null;
}

const ENVELOPE = new Set(['jsonrpc', 'id', 'method', 'params']);

/** Checked by hand rather than by schema, so that each mistake has its own sentence. */
export function requestOf(message: unknown): Request {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw protocolError('message.invalid', 'A request is an object.');
  }
  const { jsonrpc, id, method, params } = message as Record<string, unknown>;
  if (jsonrpc !== '2.0') throw protocolError('message.invalid', 'A request says "jsonrpc": "2.0".');
  if (typeof method !== 'string')
    throw protocolError('message.invalid', 'A request names its method in a string.');
  const silent = !Object.hasOwn(message, 'id');
  if (!silent && !idSchema.safeParse(id).success) {
    throw protocolError('message.invalid', 'An id is a short text, a number or null.');
  }
  const stray = Object.keys(message).find((key) => !ENVELOPE.has(key));
  if (stray !== undefined) {
    throw protocolError(
      'message.invalid',
      `A request has jsonrpc, id, method and params, but no "${stray}".`,
    );
  }
  return { id: silent ? null : idOf(message), silent, method, params: params ?? {} };
}

/** The reply with a result; refused when it has more bytes than are left for it. */
export function resultText(id: Id, result: unknown, bytes: number): string {
  // Looked at before it is written: a text beyond all bounds cannot even be made.
  const text = isLonger(result, bytes) ? null : JSON.stringify({ jsonrpc: '2.0', id, result });
  if (text !== null && Buffer.byteLength(text) <= bytes) return text;
  throw protocolError('reply.too-large', `The reply has more than the ${bytes} bytes that are left for it.`);
}

/** Whole numbers between these are written with 13 digits or more. */
const MANY_DIGITS = 1e12;
const TOO_MANY_DIGITS = 1e21;

/** Whether a value has surely more letters than this. Counts too few, never too many. */
function isLonger(value: unknown, most: number): boolean {
  let left = most;
  const open: unknown[] = [];
  const isTooMuch = (part: unknown): boolean => {
    if (typeof part === 'object' && part !== null) open.push(part);
    // With what parts it from the next.
    else if (typeof part === 'string') left -= part.length + 2;
    else left -= typeof part === 'number' && part >= MANY_DIGITS && part < TOO_MANY_DIGITS ? 14 : 2;
    return left < 0;
  };
  if (isTooMuch(value)) return true;
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (!Array.isArray(part)) for (const key in part) left -= key.length;
    if ((Array.isArray(part) ? part : Object.values(part as object)).some(isTooMuch)) return true;
  }
  return left < 0;
}

export function errorText(id: Id, error: WireError): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error });
}

/** A short error needs no more, whatever its id. */
export function roomForError(id: Id): number {
  return Buffer.byteLength(JSON.stringify(id)) + SHORT_ERROR;
}

const SHORT_ERROR = 500;
