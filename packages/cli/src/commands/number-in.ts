/** A whole number that somebody typed, or a sentence about what would be one. */
export function numberIn(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name} ${text}: give a whole number from ${least} to ${most.toLocaleString('en')}.`);
}
