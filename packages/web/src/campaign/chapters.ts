import type { Dispatch } from '../referee/messages.ts';

/** What was told of one game and of what followed it; number 0: before the first. */
export interface Chapter {
  readonly game: number;
  readonly lines: readonly Dispatch[];
}

/** The chronicle by games. A roll for the scenario belongs to the game that it chose. */
export function chapters(dispatches: readonly Dispatch[]): readonly Chapter[] {
  const found: { game: number; lines: Dispatch[] }[] = [];
  let before: Dispatch[] = [];
  for (const line of dispatches) {
    const type = line.event['type'];
    if (type === 'scenarioRolled') {
      before.push(line);
    } else if (type === 'gameChosen') {
      found.push({ game: Number(line.event['number']), lines: [...before, line] });
      before = [];
    } else {
      if (found.length === 0) found.push({ game: 0, lines: [] });
      found.at(-1)!.lines.push(...before, line);
      before = [];
    }
  }
  return before.length === 0 ? found : [...found, { game: (found.at(-1)?.game ?? 0) + 1, lines: before }];
}
