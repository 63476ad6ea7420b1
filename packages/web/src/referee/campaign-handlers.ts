import { type Json, load, type Refusal } from '@vedette/engine';
import type { Scenario } from '@vedette/silver-bayonet/library';
import { enReferee } from '../words/en-referee.ts';
import type { CampaignBook, CampaignCalls, CampaignRecord, Studies } from './campaign-messages.ts';
import { keepCampaign, keptCampaign } from './campaign-shelf.ts';
import type { CampaignTable } from './campaign-table.ts';
import { idFromFile } from './file-id.ts';
import type { Handlers } from './messages.ts';
import { rulesetNamed } from './rulesets.ts';
import { keptGame } from './shelf.ts';
import { revisionOf, Stale } from './stale.ts';

const GAME = 'silver-bayonet';

let table: CampaignTable | null = null;
/** As it was written last; null: never. */
let revision: number | null = null;

/** The rules of campaigns are fetched when the first one is opened. */
const rules = () => import('./campaign-table.ts');

/** The campaign as it stands: another tab may have gone on with it, or thrown it away. */
async function present(id: string): Promise<CampaignTable> {
  const record = await keptCampaign(id);
  if (record === undefined) throw new Error(enReferee.campaignNotKept);
  if (table?.id === id && revisionOf(record.summary) === revision) return table;
  table = (await rules()).CampaignTable.open(record.summary, record.save);
  revision = revisionOf(record.summary);
  return table;
}

async function shown(campaign: CampaignTable): Promise<CampaignBook> {
  const book = campaign.book();
  return campaign.awaitsGame() ? { ...book, studies: await studiesIn(book.match?.scenario) } : book;
}

/** Every answer is kept before anybody sees what came of it. What was not kept has not happened. */
async function kept(campaign: CampaignTable): Promise<CampaignBook> {
  const next = (revision ?? 0) + 1;
  try {
    await keepCampaign(campaign.record(next), revision);
  } catch (error) {
    table = null;
    if (!(error instanceof Stale) || error.gone) throw error;
    return { ...(await shown(await present(campaign.id))), concern: { kind: 'elsewhere' } };
  }
  table = campaign;
  revision = next;
  return shown(campaign);
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
  change: (campaign: CampaignTable) => Refusal | null | Promise<Refusal | null>,
): Promise<CampaignBook | { readonly refused: Refusal }> {
  const campaign = await present(id);
  if (campaign.seq() !== seen) return { ...(await shown(campaign)), concern: { kind: 'elsewhere' } };
  return settled(campaign, await change(campaign));
}

async function settled(campaign: CampaignTable, refused: Refusal | null) {
  return refused === null ? kept(campaign) : { refused };
}

/** What the scenario gives to study; a card of a scenario that is not built in gives nothing. */
async function studiesIn(scenario: unknown): Promise<Studies> {
  const known = (await rulesetNamed(GAME)).scenarios.list as unknown as readonly Scenario[];
  const found =
    typeof scenario === 'string' ? known.find(({ id }) => id === scenario) : (scenario as Scenario);
  const aftermath = (found?.aftermath ?? []).map(({ id, text, optional, do: list }) => {
    return { id, text, optional, do: [...list] };
  });
  return { aftermath, procedures: aftermath.length === 0 ? {} : { ...found?.procedures } };
}

async function reportOn(id: string, game: string): Promise<Json> {
  const record = await keptGame(game);
  if (record?.summary.campaign?.id !== id) throw new Error(enReferee.otherCampaign);
  const ruleset = await rulesetNamed(GAME);
  const played = load(ruleset, record.save);
  if (!played.ok) throw new Error(played.refusals[0]!.message);
  const state = played.value.match.state;
  if (ruleset.outcome(state) === null) throw new Error(enReferee.gameNotOver);
  const { reportOf } = await import('@vedette/silver-bayonet/campaign');
  return reportOf(state as never) as unknown as Json;
}

export const campaignHandlers: Handlers<CampaignCalls> = {
  async campaignCatalogue() {
    const { options, optionGroups = [], units } = (await rules()).ruleset;
    return {
      options,
      optionGroups,
      units: units.ready.map((unit) => {
        const document = unit as { readonly name: string };
        return { name: document.name, document };
      }),
    };
  },
  async campaignBegin(campaign) {
    return founded((await rules()).CampaignTable.begin(crypto.randomUUID(), campaign));
  },
  async campaignOpen(id) {
    return shown(await present(id));
  },
  async campaignImport(given) {
    const { CampaignTable: Table } = await rules();
    const { format, summary, save } = given as CampaignRecord;
    if ((format as string) === 'vedette-save')
      return founded(
        Table.open({ id: crypto.randomUUID(), begun: Date.now() }, given as CampaignRecord['save']),
      );
    if (format !== 'vedette-campaign' || typeof summary?.id !== 'string')
      throw new Error(enReferee.noCampaignFile);
    // One that is kept here already is not written over.
    const known = idFromFile(summary.id);
    const id = (await keptCampaign(known)) === undefined ? known : crypto.randomUUID();
    return founded(Table.open({ ...summary, id }, save));
  },
  campaignAnswer: (id, seen, answer) => changing(id, seen, (campaign) => campaign.answer(answer)),
  async campaignObjection(id, answer) {
    return (await present(id)).objection(answer);
  },
  campaignReport: (id, seen, game) =>
    changing(id, seen, async (campaign) => campaign.answer(await reportOn(id, game))),
  campaignSettle: (id, seen) => changing(id, seen, (campaign) => campaign.settle()),
  campaignUndo: (id, seen) => changing(id, seen, (campaign) => campaign.undo()),
};
