import { saveJson } from '../app/save-json.ts';
import { referee } from '../referee/referee.ts';
import { keptGame } from '../referee/shelf.ts';

/** The game as a file that opens on any machine. */
export async function saveAsFile(): Promise<void> {
  const record = await referee().call('record');
  saveJson(record, record.summary.title, 'vedette');
}

/**
 * A game that does not open, or whose page is broken: as it is kept, else as far as the referee still knows it. False
 * when there is nothing left of it.
 */
export async function rescueGame(id: string): Promise<boolean> {
  const kept = await keptGame(id).catch(() => undefined);
  const record =
    kept ??
    (await referee()
      .call('record')
      .catch(() => undefined));
  // The referee may have another game on the table.
  if (record === undefined || (kept === undefined && record.summary.id !== id)) return false;
  saveJson(record, record.summary?.title ?? '', 'vedette');
  return true;
}
