import { say } from '../words/say.ts';

export const TOOLS = ['look', 'view', 'ruler', 'rings'] as const;

/** What is in hand at the table; the bare hand gives answers. */
export type Tool = 'hand' | (typeof TOOLS)[number];

/** The tool that a key takes up; one that is held down with Control and the like is the browser's. */
export function toolOfKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): Exclude<Tool, 'hand'> | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return TOOLS.find((id) => say.table.keys[id] === event.key.toUpperCase());
}
