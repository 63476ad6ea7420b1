import { type ProtocolError, protocolError } from './errors.ts';
import { LIMITS } from './limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The JSON of one line, proven harmless: not too deep, not too many, no `__proto__`, no infinite number. */
export function readMessage(line: Uint8Array): unknown {
  measure(line);
  const message = parse(line);
  inspect(message);
  return message;
}

/** Counts depth and values before anything is built from them. */
function measure(line: Uint8Array): void {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < line.length; i++) {
    const byte = line[i];
    if (inString) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === COMMA) values++;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      values++;
      if (++depth > LIMITS.depth) throw tooLarge(`A message may be ${LIMITS.depth} deep, no deeper.`);
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth--;
  }
  if (values > LIMITS.values) throw tooLarge(`A message may have ${LIMITS.values} values, no more.`);
}

function parse(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch (thrown) {
    const utf8 = thrown instanceof TypeError;
    throw protocolError(
      'message.not-json',
      utf8 ? 'The line is not UTF-8.' : `The line is not JSON: ${String(thrown)}.`,
    );
  }
}

/** `__proto__` as a key is never data, and 1e999 would come back as null. */
function inspect(message: unknown): void {
  const open: unknown[] = [message];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw protocolError('message.invalid', 'A number in the message is too large to be one.');
    }
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) {
      throw protocolError('message.invalid', 'No key may be called "__proto__".');
    }
    for (const item of Object.values(value)) open.push(item);
  }
}

function tooLarge(message: string): ProtocolError {
  return protocolError('message.too-large', message);
}
