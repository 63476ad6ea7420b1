/** A length as people write it: 5.9", 120 mm. */
export function inUnit(length: number, unit: string): string {
  const rounded = Math.round(length * 10) / 10;
  return unit === 'inch' ? `${rounded}"` : `${Math.round(length)} mm`;
}
