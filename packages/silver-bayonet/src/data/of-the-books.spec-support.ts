/** What the books have: all but what names a rule of our own, which stands in the package's rules.md. */
export function ofTheBooks<T extends { readonly rule: string }>(things: readonly T[]): readonly T[] {
  return things.filter(({ rule }) => !rule.startsWith('SB-OWN-'));
}

/** For whoever has added something and finds a count of the books broken. */
export const OF_THE_BOOKS =
  'This counts what the books have. Something of your own names a rule SB-OWN-… of packages/silver-bayonet/rules.md and is not counted: CONTRIBUTING.md, "Something of your own for The Silver Bayonet".';

/** For whoever has added something that has no words or no picture yet. */
export const wants = (what: string, file: string): string =>
  `Whatever is added gets ${what}, in packages/silver-bayonet/src/${file}; and nothing that is not there has one.`;
