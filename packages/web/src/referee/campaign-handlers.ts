import { type Json, prepare, type ToldRefusal, titledGroups, titledOptions } from '@vedette/engine';
import { newId } from '../app/new-id.ts';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { annalsFrom, sittersFrom } from './campaign-annals.ts';
import type { CampaignBook, CampaignCalls, CampaignRecord } from './campaign-messages.ts';
import { keepCampaign, keptCampaign, keptCampaigns } from './campaign-shelf.ts';
import { CampaignTable } from './campaign-table.ts';
import { campaignBy, campaignOf, type KnownCampaign } from './campaigns.ts';
import { idFromFile } from './file-id.ts';
import { MatchTable } from './match-table.ts';
import type { Handlers } from './messages.ts';
import { rulesetNamed } from './rulesets.ts';
import { keptGame } from './shelf.ts';
import { revisionOf, Stale } from './stale.ts';

let table: CampaignTable | null = null;
/** As it was written last; null: never. */
let revision: number | null = null;

/** The campaign as it stands: another tab may have gone on with it, or thrown it away. */
async function present(id: string): Promise<CampaignTable> {
  const record = await keptCampaign(id);
  if (record === undefined) throw new Error(say.referee.campaignNotKept);
  if (table?.id === id && revisionOf(record.summary) === revision) return table;
  table = CampaignTable.reopen(await campaignBy(record.save?.ruleset), record);
  revision = revisionOf(record.summary);
  return table;
}

/** Every answer is kept before anybody sees what came of it. What was not kept has not happened. */
async function kept(campaign: CampaignTable): Promise<CampaignBook> {
  const next = (revision ?? 0) + 1;
  try {
    await keepCampaign(campaign.record(next), revision);
  } catch (error) {
    table = null;
    if (!(error instanceof Stale) || error.because === 'thrown-away') throw error;
    return { ...(await present(campaign.id)).book(), concern: { kind: 'elsewhere' } };
  }
  table = campaign;
  revision = next;
  return campaign.book();
}

/** One that is not on the shelf yet. */
function founded(campaign: CampaignTable): Promise<CampaignBook> {
  revision = null;
  return kept(campaign);
}

/** The campaign that is changed; where another tab went on meanwhile, it is shown instead. */
async function changing(
  id: string,
  seen: number,
  change: (campaign: CampaignTable) => ToldRefusal | null | Promise<ToldRefusal | null>,
): Promise<CampaignBook | { readonly refused: ToldRefusal }> {
  const campaign = await present(id);
  if (campaign.seq() !== seen) return { ...campaign.book(), concern: { kind: 'elsewhere' } };
  return settled(campaign, await change(campaign));
}

async function settled(campaign: CampaignTable, refused: ToldRefusal | null) {
  return refused === null ? kept(campaign) : { refused };
}

/** What the game that was awaited has to report, and what its log tells besides. */
async function reportOn({ id, campaign }: CampaignTable, game: string) {
  const record = await keptGame(game);
  if (record?.summary.campaign?.id !== id) throw new Error(say.referee.otherCampaign);
  const ruleset = await rulesetNamed(campaign.game);
  const table = MatchTable.reopen(ruleset, record);
  const { state } = table.host.match;
  const outcome = ruleset.outcome(state);
  if (outcome === null) throw new Error(say.referee.gameNotOver);
  const { scene, dispatches } = table.snapshot();
  const { changed, turn } = record.summary;
  return {
    report: campaign.reportOf(state) as Json,
    watched: { id: game, changed, turn, outcome, dispatches, figures: scene.figures },
  };
}

/** Whether a campaign can begin with this unit, as far as the unit itself goes. */
function takes({ ruleset, founding }: KnownCampaign, unit: Json): boolean {
  const seats = Array.from({ length: ruleset.seats.min }, () => ({ unit }));
  const setup = prepare(ruleset, { scenario: founding.document(founding.title, null), seats, options: {} });
  return setup.ok || !setup.refusals.some(({ path }) => path?.startsWith('/seats/0/unit') ?? true);
}

export const campaignHandlers: Handlers<CampaignCalls> = {
  async campaignCatalogue(game) {
    const { ruleset, founding } = await campaignOf(game);
    const { units, seats } = ruleset;
    const tongue = ruleset.speech.in(locale);
    const { title, lengths, unit } = founding;
    return {
      game,
      founding: { title, lengths, unit },
      seats,
      options: titledOptions(ruleset.options, tongue.options),
      optionGroups: titledGroups(ruleset.optionGroups, tongue.optionGroups),
      units: units.ready.map((ready) => {
        const document = ready as { readonly name: string };
        return { name: document.name, document };
      }),
    };
  },
  async campaignTakes(game, units) {
    const campaign = await campaignOf(game);
    return units.map((unit) => takes(campaign, unit));
  },
  async campaignBegin(asked) {
    return founded(CampaignTable.begin(await campaignOf(asked.game), newId(), asked));
  },
  async campaignOpen(id) {
    return (await present(id)).book();
  },
  async campaignImport(given) {
    const { format, summary, save, annals, sitters } = Object(given) as CampaignRecord;
    if ((format as string) === 'vedette-save') {
      const bare = given as CampaignRecord['save'];
      const head = { id: newId(), begun: Date.now() };
      return founded(CampaignTable.open(await campaignBy(bare.ruleset), head, bare));
    }
    if (format !== 'vedette-campaign' || typeof summary?.id !== 'string')
      throw new Error(say.referee.noCampaignFile);
    // One that is kept here already is not written over.
    const known = idFromFile(summary.id);
    const id = (await keptCampaign(known)) === undefined ? known : newId();
    const label = { ...summary, id, annals: annalsFrom(annals), sitters: sittersFrom(sitters) };
    return founded(CampaignTable.open(await campaignBy(save?.ruleset), label, save));
  },
  campaignAnswer: (id, seen, seat, answer, told) =>
    changing(id, seen, (campaign) => campaign.answer(seat, answer, told)),
  campaignAmend: (id, seen, game, told, note) =>
    changing(id, seen, (campaign) => campaign.amend(game, told, note)),
  campaignBring: (id, seen, seat, option, scenario) =>
    changing(id, seen, (campaign) => campaign.bring(seat, option, scenario)),
  async campaignObjection(id, answer) {
    return (await present(id)).objection(answer);
  },
  campaignReport: (id, seen, game) =>
    changing(id, seen, async (campaign) => {
      const { report, watched } = await reportOn(campaign, game);
      return campaign.report(report, watched);
    }),
  campaignSettle: (id, seen, all) => changing(id, seen, (campaign) => campaign.settle(all)),
  campaignSit: (id, seen, seat, sitter) => changing(id, seen, (campaign) => campaign.sit(seat, sitter)),
  async campaignUnits(id) {
    return (await present(id)).units();
  },
  async campaignYears() {
    const books: CampaignBook[] = [];
    for (const { id } of await keptCampaigns()) {
      const record = await keptCampaign(id);
      if (record === undefined) continue;
      books.push(CampaignTable.reopen(await campaignBy(record.save?.ruleset), record).book());
    }
    return books;
  },
  campaignUndo: (id, seen) => changing(id, seen, (campaign) => campaign.undo()),
};
