import type { Dispatch } from '../referee/messages.ts';

/** Facts as lines of the log: what several of a group did one after the other is one line. */
export function logLines(dispatches: readonly Dispatch[]): readonly Dispatch[] {
  const lines: Dispatch[] = [];
  let key: string | null = null;
  for (const dispatch of dispatches) {
    const { together } = dispatch.telling;
    const before = lines.at(-1);
    if (together !== undefined && together.key === key && before !== undefined) {
      const figures = [...before.telling.figures, ...dispatch.telling.figures];
      lines[lines.length - 1] = {
        ...before,
        text: together.words,
        telling: { ...before.telling, figures: [...new Set(figures)] },
      };
      continue;
    }
    key = together?.key ?? null;
    lines.push(dispatch);
  }
  return lines;
}
