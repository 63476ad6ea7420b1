import { z } from 'zod';
import { ERRORS } from '../protocol/errors.ts';
import { LIMITS } from '../protocol/limits.ts';
import { METHODS } from '../protocol/methods/index.ts';

const idSchema = z.union([z.string(), z.number(), z.null()]);

const replySchema = z.union([
  z.strictObject({ jsonrpc: z.literal('2.0'), id: idSchema, result: z.unknown() }),
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: idSchema,
    error: z.strictObject({
      code: z.enum(Object.fromEntries(Object.entries(ERRORS).map(([name, { number }]) => [name, number]))),
      message: z.string(),
      data: z.looseObject({ code: z.string(), message: z.string() }),
    }),
  }),
]);

type Reply = z.infer<typeof replySchema>;

/** Replies larger than this are not held against their schema. */
const MOST_CHECKED = 200_000;

/** What came back for a line. */
export interface Verdict {
  /** What is wrong with the reply itself; null: nothing. */
  readonly problem: string | null;
  /** Everything in it was refused. */
  readonly refused: boolean;
  readonly codes: readonly string[];
  /** What a mistake in the engine was called. */
  readonly crashes: readonly string[];
}

const SILENT: Verdict = { problem: null, refused: false, codes: [], crashes: [] };

/** Whether replies are well-formed, and what they say. */
export function judged(line: string | Uint8Array, replies: readonly string[]): Verdict {
  const [text] = replies;
  if (text === undefined) return SILENT;
  if (replies.length > 1) return wrong(`${replies.length} replies to one line`);
  if (Buffer.byteLength(text) > LIMITS.replyBytes) return wrong('a reply beyond its limit');
  const parsed = parse(text);
  const all = z
    .array(replySchema)
    .min(1)
    .safeParse(Array.isArray(parsed) ? parsed : [parsed]);
  if (!all.success) return wrong(`no reply: ${all.error.issues[0]?.message}`);
  const misfit = text.length > MOST_CHECKED ? null : misfitOf(line, all.data);
  if (misfit !== null) return wrong(misfit);
  const errors = all.data.flatMap((reply) => ('error' in reply ? [reply.error] : []));
  return {
    problem: null,
    refused: errors.length === all.data.length && all.data.length >= partsOf(line),
    codes: errors.map(({ data }) => data.code),
    crashes: errors.filter(({ data }) => data.code === 'engine.crash').map(({ message }) => message),
  };
}

/** Requests and notifications in a line; those that are not replied to may have done what they asked for. */
function partsOf(line: string | Uint8Array): number {
  const parsed = parse(typeof line === 'string' ? line : Buffer.from(line).toString());
  return Array.isArray(parsed) && parsed.length <= LIMITS.batch ? parsed.length : 1;
}

function wrong(problem: string): Verdict {
  return { ...SILENT, problem };
}

/** A single reply has its request's id, and its result the form that its method promises. */
function misfitOf(line: string | Uint8Array, replies: readonly Reply[]): string | null {
  const request = parse(typeof line === 'string' ? line : Buffer.from(line).toString());
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return null;
  const { id, method } = request as { readonly id?: unknown; readonly method?: unknown };
  const [reply] = replies;
  if (reply === undefined || !('result' in reply)) return null;
  if (reply.id !== id) return `the id ${JSON.stringify(reply.id)} for ${JSON.stringify(id)}`;
  const promised = typeof method === 'string' ? METHODS.get(method)?.result : undefined;
  const kept = promised?.safeParse(reply.result);
  return kept === undefined || kept.success ? null : `no result of ${String(method)}: ${kept.error.message}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
