import type { Refusal } from '@vedette/engine';

/** A refusal in one line, its place first; one about the form of a document names its place itself. */
export function refusalInWords({ path, message, rule }: Refusal): string {
  const placed = path === undefined || path === '' || message.startsWith(`${path}: `);
  return `${placed ? '' : `${path}: `}${message}${rule === undefined ? '' : ` [${rule}]`}`;
}

/** A refusal of a match; a unit that somebody named is called what it was called. */
export function setupRefusalInWords(refusal: Refusal, units: readonly (string | null)[]): string {
  return refusalInWords(refusal).replace(
    /^\/seats\/(\d+)\/unit(\/?)/,
    (place, seat: string, deeper: string) => {
      const unit = units[Number(seat)] ?? null;
      return unit === null ? place : `${unit}${deeper === '' ? '' : ': /'}`;
    },
  );
}
