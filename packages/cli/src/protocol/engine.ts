import { checkForm, type Refusal } from '@vedette/engine';
import { errorText, idOf, requestOf, resultText } from './envelope.ts';
import { type ProtocolError, paramsInvalid, protocolError, wireErrorOf } from './errors.ts';
import { speakPlainly } from './form-words.ts';
import { LIMITS } from './limits.ts';
import { openMatches } from './matches.ts';
import { readMessage } from './message.ts';
import type { Room } from './method.ts';
import { METHODS } from './methods/index.ts';
import type { Shelf } from './shelf.ts';

/** Takes one line, gives the line to reply with, or null when there is none. Never throws. */
export type Engine = (line: Uint8Array) => Promise<string | null>;

/** Enough to recognise one's own mistake by. */
const LONGEST_METHOD = 60;

export function createEngine(shelf: Shelf): Engine {
  speakPlainly();
  const room: Room = { shelf, matches: openMatches(), methods: [...METHODS.keys()] };
  return async (line) => {
    let message: unknown;
    try {
      message = readMessage(line);
    } catch (thrown) {
      return errorText(null, wireErrorOf(thrown));
    }
    return Array.isArray(message) ? batch(message, room) : single(message, room);
  };
}

export function tooLongReply(): string {
  const message = `A line may have ${LIMITS.lineBytes} bytes, no more.`;
  return errorText(null, protocolError('message.too-large', message).wire);
}

async function batch(messages: readonly unknown[], room: Room): Promise<string | null> {
  if (messages.length === 0) {
    return errorText(null, protocolError('message.invalid', 'A batch has at least one request.').wire);
  }
  if (messages.length > LIMITS.batch) {
    const message = `A batch may have ${LIMITS.batch} requests, no more.`;
    return errorText(null, protocolError('message.too-large', message).wire);
  }
  const replies: string[] = [];
  for (const message of messages) {
    const reply = await single(message, room);
    if (reply !== null) replies.push(reply);
  }
  return replies.length === 0 ? null : `[${replies.join(',')}]`;
}

async function single(message: unknown, room: Room): Promise<string | null> {
  const id = idOf(message);
  let silent = false;
  try {
    const request = requestOf(message);
    ({ silent } = request);
    const method = METHODS.get(request.method);
    if (method === undefined) throw unknownMethod(request.method, room);
    const params = checkForm(method.params, request.params);
    if (!params.ok) throw paramsInvalid(params.refusals.map(ofParams));
    const { result, commit } = await method.run(params.value, room);
    const text = resultText(id, result);
    commit?.();
    return silent ? null : text;
  } catch (thrown) {
    return silent ? null : errorText(id, wireErrorOf(thrown));
  }
}

function unknownMethod(name: string, { methods }: Room): ProtocolError {
  const short = name.length <= LONGEST_METHOD ? name : `${name.slice(0, LONGEST_METHOD)}…`;
  const message = `There is no method "${short}"; there are: ${methods.join(', ')}.`;
  return protocolError('method.unknown', message);
}

/** A problem of form, said of the params rather than of a document. */
function ofParams(problem: Refusal): Refusal {
  return {
    ...problem,
    code: 'params.invalid',
    message: problem.message.replace(/^The document/, 'The params'),
  };
}
