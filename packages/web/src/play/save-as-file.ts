import { referee } from '../referee/referee.ts';

/** The game as a file that opens on any machine. */
export async function saveAsFile(): Promise<void> {
  const record = await referee().call('record');
  const file = new Blob([JSON.stringify(record)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${record.summary.title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.vedette.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
