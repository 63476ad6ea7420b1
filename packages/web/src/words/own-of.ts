/** What a table itself has under a word: none of what every object inherits, such as `constructor`. */
export function ownOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
