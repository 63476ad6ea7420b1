import type { Json } from '@vedette/engine';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { Question } from '../referee/messages.ts';

/** What every control of a question gets. */
export interface ControlProps {
  readonly question: Question;
  readonly book: CampaignBook;
  readonly give: (answer: Json) => Promise<void>;
}

/** A document as it travels: whatever is left out is not there. */
export function documentOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
