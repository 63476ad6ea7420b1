const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** Which of several: "second". */
export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `${number}th`;
}
