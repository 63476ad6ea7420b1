import { keptCampaign } from '../referee/campaign-shelf.ts';

/** The campaign as a file that opens on any machine: straight from the shelf, so that even one that no longer opens here is not lost. */
export async function saveCampaign(id: string): Promise<void> {
  const record = await keptCampaign(id);
  if (record === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `${record.summary.title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.campaign.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
