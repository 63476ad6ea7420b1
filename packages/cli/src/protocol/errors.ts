import { Fault, type Params, type Refusal, type Sentences, type ToldRefusal, told } from '@vedette/engine';
import { SENTENCES } from '../locale.ts';
import { LIMITS } from './limits.ts';

/** Every error of the protocol itself: its number never changes, its text code is in `data.code`. */
export const ERRORS = {
  'message.not-json': { number: -32700, meaning: 'The line is not JSON, or not UTF-8.' },
  'message.invalid': { number: -32600, meaning: 'JSON, but no JSON-RPC 2.0 request.' },
  'method.unknown': { number: -32601, meaning: 'No method has this name.' },
  'params.invalid': { number: -32602, meaning: 'The params have the wrong form; `refusals` says where.' },
  'engine.crash': { number: -32603, meaning: 'A mistake in the engine or a ruleset; please report it.' },
  'engine.refused': {
    number: -32000,
    meaning: 'The rules say no: `refusals` says why, `code` is the first of them.',
  },
  'engine.fault': {
    number: -32001,
    meaning: 'A script or ruleset went wrong; `code` is a kernel code, like `dice.exhausted`.',
  },
  'match.unknown': { number: -32002, meaning: 'No open match has this id.' },
  'ruleset.unknown': { number: -32003, meaning: 'No such ruleset is loaded, or can be.' },
  'seat.unknown': { number: -32004, meaning: 'The match has no such seat.' },
  'match.too-many': { number: -32005, meaning: `${LIMITS.matches} matches are open; close one first.` },
  'odds.none': { number: -32006, meaning: 'The ruleset computes no odds.' },
  'message.too-large': {
    number: -32007,
    meaning: 'The message is over a limit: bytes, depth, values or batch.',
  },
  'bot.none': { number: -32008, meaning: 'The ruleset has no bot of this level.' },
  'message.out-of-time': {
    number: -32009,
    meaning:
      'The message took all of its time, or came in a batch that had; nothing of this request is done.',
  },
  'message.out-of-memory': {
    number: -32010,
    meaning: 'The message wanted more memory than there is; nothing of this request is done.',
  },
  'reply.too-large': {
    number: -32011,
    meaning: 'The reply would be over its limit of bytes; nothing of this request is done.',
  },
  'match.too-large': {
    number: -32012,
    meaning: 'The match, or all open matches together, would be over a limit of bytes.',
  },
  'board.none': { number: -32014, meaning: 'The ruleset has no table to measure on.' },
  'figure.unknown': {
    number: -32015,
    meaning: 'The seat sees no figure of this id, or none that stands on the table.',
  },
  'place.off-table': { number: -32016, meaning: 'The place lies beyond the edge of the table.' },
  'player.not-allowed': {
    number: -32017,
    meaning: 'To a bot that was started by `simulate`, `tournament` or `watch`: no player may ask that.',
  },
  'campaign.none': { number: -32013, meaning: 'The game has no campaign, or the match is none.' },
} as const;

type ErrorName = keyof typeof ERRORS;

const LONGEST_TEXT = 1000;

/** An error as it goes over the wire. */
export interface WireError {
  readonly code: number;
  readonly message: string;
  readonly data: ToldRefusal & { readonly refusals?: readonly ToldRefusal[] };
}

/** Thrown anywhere below a request; becomes its error reply. */
export class ProtocolError extends Error {
  readonly wire: WireError;

  constructor(wire: WireError) {
    super(wire.message);
    this.wire = wire;
  }
}

export function protocolError(
  name: Exclude<ErrorName, 'engine.refused' | 'engine.fault'>,
  message: string,
): ProtocolError {
  return numbered(name, { code: name, message });
}

/** Problems of the request's own form. */
export function paramsInvalid(refusals: readonly Refusal[]): ProtocolError {
  const all = listed(SENTENCES, refusals);
  return numbered('params.invalid', { code: 'params.invalid', message: all[0]!.message }, all);
}

/** What the kernel or the rules refuse. */
export function refusedBy(sentences: Sentences, refusals: readonly Refusal[]): ProtocolError {
  const all = listed(sentences, refusals);
  return numbered('engine.refused', all[0]!, all);
}

/** Whatever was thrown, as an error reply. */
export function wireErrorOf(thrown: unknown): WireError {
  if (thrown instanceof ProtocolError) return thrown.wire;
  if (thrown instanceof Fault)
    return numbered('engine.fault', { code: thrown.code, message: thrown.message }).wire;
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return protocolError('engine.crash', message).wire;
}

/** At most so many problems, none of them longer than anyone would read: both may come from a hostile document. */
export function listed(sentences: Sentences, refusals: readonly Refusal[]): readonly ToldRefusal[] {
  return refusals.slice(0, LIMITS.problems).map((refusal) => clipped(told(sentences, refusal)));
}

function numbered(name: ErrorName, first: ToldRefusal, refusals?: readonly ToldRefusal[]): ProtocolError {
  const short = clipped(first);
  const data = refusals === undefined ? short : { ...short, refusals };
  return new ProtocolError({ code: ERRORS[name].number, message: short.message, data });
}

function clipped({ code, message, rule, path, params }: ToldRefusal): ToldRefusal {
  return {
    code,
    message: clip(message),
    ...(rule === undefined ? {} : { rule }),
    ...(path === undefined ? {} : { path: clip(path) }),
    ...(params === undefined || isLong(params) ? {} : { params }),
  };
}

function isLong(params: Params): boolean {
  return JSON.stringify(params).length > LONGEST_TEXT;
}

function clip(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}
