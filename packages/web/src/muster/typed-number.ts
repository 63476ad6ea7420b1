import type { NumberField } from '@vedette/engine';

/** What was typed into a field: a number that it takes, nothing yet, or something that it does not take. */
export function typedNumber(
  text: string,
  { min, max }: Pick<NumberField, 'min' | 'max'>,
): number | 'nothing' | 'refused' {
  if (text.trim() === '') return 'nothing';
  const number = Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : 'refused';
}
