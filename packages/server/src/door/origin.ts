import type { IncomingMessage } from 'node:http';

/** A page of another house has no business here; a program says no origin at all. */
export function isOurs({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return origin === `http://${host}` || origin === `https://${host}`;
}
