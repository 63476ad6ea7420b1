import { saveJson } from '../app/save-json.ts';
import { keptCampaign } from '../referee/campaign-shelf.ts';

/** The campaign as a file that opens on any machine: straight from the shelf, so that even one that no longer opens here is not lost. */
export async function saveCampaign(id: string): Promise<boolean> {
  const record = await keptCampaign(id).catch(() => undefined);
  if (record === undefined) return false;
  // What spares the shelf's own keeper the proof is none to others.
  const { trail: _, ...file } = record;
  saveJson(file, record.summary?.title ?? '', 'campaign');
  return true;
}
