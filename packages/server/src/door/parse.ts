import { type ClientMessage, clientMessageSchema, LIMITS } from '@vedette/wire';
import { Refused } from '../hall/refused.ts';

/** A message as it came; refused where it is none. */
export function messageIn(text: string): ClientMessage {
  const parsed = clientMessageSchema.safeParse(jsonIn(text));
  if (!parsed.success) throw new Refused('message.invalid');
  return parsed.data;
}

/** JSON that is not nested deeper than anything of ours. */
export function jsonIn(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('message.not-json');
  }
  if (isDeeper(value, LIMITS.depth)) throw new Refused('message.too-large');
  return value;
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeper(item, depth - 1));
}

/** The number by which a message wants to be answered, also where nothing else of it can be understood. */
export function refIn(text: string): number | undefined {
  const ref = /"ref"\s*:\s*(\d{1,9})\b/.exec(text.slice(0, 4096))?.[1];
  return ref === undefined ? undefined : Number(ref);
}
