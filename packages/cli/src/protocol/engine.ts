import { outOfTime } from './allowance.ts';
import type { Desk } from './desk.ts';
import { errorText, idOf, type Request, requestOf, roomForError } from './envelope.ts';
import { protocolError, wireErrorOf } from './errors.ts';
import { LIMITS } from './limits.ts';
import { readMessage } from './message.ts';

/** Takes one line, gives the line to reply with, or null when there is none. Never throws. */
export type Engine = (line: Uint8Array) => Promise<string | null>;

/** Reads lines, and hands the requests in them to a desk, one after the other, each with what the line has left. */
export function engineAt(desk: Desk, milliseconds: number): Engine {
  return async (line) => {
    const until = performance.now() + milliseconds;
    let message: unknown;
    try {
      message = readMessage(line);
    } catch (thrown) {
      return errorText(null, wireErrorOf(thrown));
    }
    if (Array.isArray(message)) return batch(message, desk, until);
    return single(message, desk, until, LIMITS.replyBytes);
  };
}

export function tooLongReply(): string {
  const message = `A line may have ${LIMITS.lineBytes} bytes, no more.`;
  return errorText(null, protocolError('message.too-large', message).wire);
}

async function batch(messages: readonly unknown[], desk: Desk, until: number): Promise<string | null> {
  if (messages.length === 0) {
    return errorText(null, protocolError('message.invalid', 'A batch has at least one request.').wire);
  }
  if (messages.length > LIMITS.batch) {
    const message = `A batch may have ${LIMITS.batch} requests, no more.`;
    return errorText(null, protocolError('message.too-large', message).wire);
  }
  const replies: string[] = [];
  // Whatever the first replies take, each of the others can at least be refused.
  const rooms = messages.map((message) => roomForError(idOf(message)));
  let left = LIMITS.replyBytes - rooms.reduce((sum, room) => sum + room, 2);
  for (const [i, message] of messages.entries()) {
    left += rooms[i]!;
    const reply = await single(message, desk, until, left - 1);
    if (reply === null) continue;
    replies.push(reply);
    left -= Buffer.byteLength(reply) + 1;
  }
  return replies.length === 0 ? null : `[${replies.join(',')}]`;
}

async function single(message: unknown, desk: Desk, until: number, bytes: number): Promise<string | null> {
  let request: Request;
  try {
    request = requestOf(message);
  } catch (thrown) {
    return errorText(idOf(message), wireErrorOf(thrown));
  }
  const milliseconds = until - performance.now();
  if (milliseconds > 0) {
    const reply = await desk(request, { milliseconds, bytes });
    if (reply === null || Buffer.byteLength(reply) <= bytes) return reply;
    // Only an error can be too long here: it lists a hundred problems, and room was kept for one.
    const short = protocolError('reply.too-large', 'There are more problems than there is room to list.');
    return errorText(request.id, short.wire);
  }
  return request.silent ? null : errorText(request.id, outOfTime().wire);
}
