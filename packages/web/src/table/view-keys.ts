/** What a key does to the view of the table: nearer by a factor, all of it, another floor. */
export type ViewKey =
  | { readonly does: 'zoom'; readonly factor: number }
  | { readonly does: 'show-all' }
  | { readonly does: 'change-floor'; readonly step: 1 | -1 };

const KEYS: Readonly<Record<string, ViewKey>> = {
  '+': { does: 'zoom', factor: 1.25 },
  '=': { does: 'zoom', factor: 1.25 },
  '-': { does: 'zoom', factor: 0.8 },
  '0': { does: 'show-all' },
  PageUp: { does: 'change-floor', step: 1 },
  PageDown: { does: 'change-floor', step: -1 },
};

/** Null: the key is for somebody else. */
export function viewKey(key: string): ViewKey | null {
  return Object.hasOwn(KEYS, key) ? KEYS[key]! : null;
}
