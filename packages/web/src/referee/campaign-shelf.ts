import type { CampaignRecord, CampaignSummary } from './campaign-messages.ts';
import { documentsOf, keepDocument, shelf } from './shelf.ts';
import { refuseIfStale } from './stale.ts';

const KIND = 'campaign';

const keyOf = (id: string): string => `${KIND}/${id}`;

/** Only on top of what was seen last. */
export async function keepCampaign(record: CampaignRecord, since: number | null): Promise<void> {
  await keepDocument({ key: keyOf(record.summary.id), kind: KIND, value: record }, (found) =>
    refuseIfStale((found?.value as CampaignRecord | undefined)?.summary, since),
  );
}

export async function keptCampaign(id: string): Promise<CampaignRecord | undefined> {
  const found = await (await shelf()).get('documents', keyOf(id));
  return found?.value as CampaignRecord | undefined;
}

/** The newest first. */
export async function keptCampaigns(): Promise<readonly CampaignSummary[]> {
  const all = await documentsOf(KIND);
  return all
    .map(({ value }) => (value as CampaignRecord).summary)
    .filter((summary) => Array.isArray(summary?.players))
    .sort((a, b) => b.changed - a.changed);
}

export async function forgetCampaign(id: string): Promise<void> {
  await (await shelf()).delete('documents', keyOf(id));
}
