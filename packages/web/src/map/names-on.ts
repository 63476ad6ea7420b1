import { writtenNames } from './place-names.ts';
import { writtenRoomNames } from './room-names.ts';
import type { Bounds } from './shape.ts';
import type { Survey } from './survey.ts';

/** Where names are written on the paper. */
export function namesOn({ manner, plots, sheets }: Survey): readonly Bounds[] {
  const written =
    manner === 'survey' ? sheets.flatMap((sheet) => writtenNames(plots, sheet)) : writtenRoomNames(plots);
  return written.map(({ box }) => box);
}
