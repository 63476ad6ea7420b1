import type { ChronicleLine } from '../referee/campaign-messages.ts';

/** What was told of one game and of what followed it; number 0: before the first. */
export interface Chapter {
  readonly game: number;
  readonly lines: readonly ChronicleLine[];
}

/** The chronicle by games. */
export function chapters(dispatches: readonly ChronicleLine[]): readonly Chapter[] {
  const found: { game: number; lines: ChronicleLine[] }[] = [];
  let before: ChronicleLine[] = [];
  for (const line of dispatches) {
    if (line.opens === 'next') {
      before.push(line);
    } else if (line.opens !== null) {
      found.push({ game: line.opens, lines: [...before, line] });
      before = [];
    } else {
      if (found.length === 0) found.push({ game: 0, lines: [] });
      found.at(-1)!.lines.push(...before, line);
      before = [];
    }
  }
  return before.length === 0 ? found : [...found, { game: (found.at(-1)?.game ?? 0) + 1, lines: before }];
}

/** A line by which somebody has put the books right. */
interface Amendment {
  /** After which game. */
  readonly game: number;
  readonly number: number;
  readonly figures: readonly string[];
  readonly struck: readonly string[];
  readonly text: string;
}

/** Everything that was put right by hand. */
export function amendsIn(dispatches: readonly ChronicleLine[]): readonly Amendment[] {
  return chapters(dispatches).flatMap(({ game, lines }) =>
    lines.flatMap(({ number, text, telling: { amends, figures } }) =>
      amends === undefined ? [] : [{ game, number, figures, struck: amends, text }],
    ),
  );
}
