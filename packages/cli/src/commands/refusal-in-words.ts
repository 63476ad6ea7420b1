import type { Refusal } from '@vedette/engine';

/** A refusal in one line, its place first; one about the form of a document names its place itself. */
export function refusalInWords({ path, message, rule }: Refusal): string {
  const placed = path === undefined || path === '' || message.startsWith(`${path}: `);
  return `${placed ? '' : `${path}: `}${message}${rule === undefined ? '' : ` [${rule}]`}`;
}
