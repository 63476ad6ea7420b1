const WIDTH = 108;
const MOST_ITEMS = 3;
const MOST_TEXT = 72;
const DEEPEST = 5;
/** Whatever is this short is shown whole. */
const SHORT = 64;

/** A value for reading: long texts, lists and deep places end in "…". */
export function abbreviated(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > MOST_TEXT ? `${value.slice(0, MOST_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null || JSON.stringify(value).length <= SHORT) return value;
  if (depth >= DEEPEST) return Array.isArray(value) ? ['…'] : { '…': '…' };
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST_ITEMS).map((item) => abbreviated(item, depth + 1));
    return value.length > MOST_ITEMS ? [...shown, '…'] : shown;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, abbreviated(item, depth + 1)]));
}

/** JSON on one line where it fits, one member a line where it does not. */
export function layout(value: unknown, indent = '', before = 0): string {
  const flat = flatText(value);
  if (indent.length + before + flat.length <= WIDTH || typeof value !== 'object' || value === null)
    return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + layout(item, inner))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + layout(item, inner, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function flatText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatText(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
