import { referee } from '../referee/referee.ts';

/** The campaign as a file that opens on any machine. */
export async function saveCampaign(id: string): Promise<void> {
  const record = await referee().call('campaignRecord', id);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `${record.summary.title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.campaign.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
