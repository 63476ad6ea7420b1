import type { AfterActionReport } from '@vedette/silver-bayonet/campaign';
import type { CampaignBook } from '../referee/campaign-messages.ts';

export type Side = AfterActionReport['sides'][number];

/** Who takes part, as the question about the report names them. */
interface Asked {
  readonly scenario: string;
  readonly sides: readonly {
    readonly player: string;
    readonly figures: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** A game in which everybody stood to the end and nothing was found, to be corrected. */
export function blankReport({
  question,
  studies,
}: Pick<CampaignBook, 'question' | 'studies'>): AfterActionReport {
  const { scenario, sides } = question!.facts as unknown as Asked;
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'silver-bayonet',
    scenario,
    scenarioOptions: {},
    procedures: { ...studies?.procedures },
    sides: sides.map(({ player, figures }) => ({
      player,
      fate: { power: 0, skill: 0 },
      bonusXp: 0,
      rewards: [],
      secured: [],
      artefacts: [],
      aftermath: [],
      figures: figures.map(({ id, name }) => ({ id, name, fate: 'standing', marks: [], extraXp: 0 })),
    })),
  };
}
