import { type Refusal, type Sentences, type ToldRefusal, told } from '@vedette/engine';

/** A refusal in one line, its place first; one about the form of a document names its place itself. */
export function refusalInWords(sentences: Sentences, refusal: Refusal): string {
  return toldInWords(told(sentences, refusal));
}

export function toldInWords({ path, message, rule }: ToldRefusal): string {
  const placed = path === undefined || path === '' || message.startsWith(`${path}: `);
  return `${placed ? '' : `${path}: `}${message}${rule === undefined ? '' : ` [${rule}]`}`;
}

/** A refusal of a match; a unit that somebody named is called what it was called. */
export function setupRefusalInWords(
  sentences: Sentences,
  refusal: Refusal,
  units: readonly (string | null)[],
): string {
  return refusalInWords(sentences, refusal).replace(
    /^\/seats\/(\d+)\/unit(\/?)/,
    (place, seat: string, deeper: string) => {
      const unit = units[Number(seat)] ?? null;
      return unit === null ? place : `${unit}${deeper === '' ? '' : ': /'}`;
    },
  );
}
