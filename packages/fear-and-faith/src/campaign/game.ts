import type { Cx, Game } from '@vedette/engine';
import type { PartyDocument } from '../muster/party.ts';
import type { CampaignEvent } from './events.ts';
import type { Founding } from './founding.ts';
import type { CampaignPosition } from './position-document.ts';
import type { questions } from './questions.ts';
import type { CampaignState } from './state.ts';

/** The types of a campaign, bound together. It has no abilities: those act in its games. */
export interface FaithCampaign extends Game {
  readonly state: CampaignState;
  readonly questions: typeof questions;
  readonly event: CampaignEvent;
  readonly moments: Record<string, never>;
  readonly unit: PartyDocument;
  readonly scenario: Founding;
  readonly position: CampaignPosition;
  readonly oddsQuery: unknown;
}

export type CampaignCx = Cx<FaithCampaign>;
