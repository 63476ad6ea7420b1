/** The same words, each of them between marks: what is shown without them has not gone through the words. */
export function marked<T>(words: T): T {
  if (typeof words === 'string') return `⟦${words}⟧` as T;
  if (typeof words === 'function')
    return ((...given: readonly unknown[]) =>
      marked((words as (...given: readonly unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(words)) return words.map(marked) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, marked(value)])) as T;
}
