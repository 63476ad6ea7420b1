import {
  answer,
  begin,
  type Game,
  load,
  type Match,
  prepare,
  type Ruleset,
  refusal,
  type Save,
} from '@vedette/engine';
import { z } from 'zod';
import { SENTENCES, tongueOf } from '../../locale.ts';
import { protocolError, refusedBy } from '../errors.ts';
import { method, type Room } from '../method.ts';
import { says } from '../params-refusals.ts';
import { diceSchema } from '../schemas/dice.ts';
import { saveSchema } from '../schemas/record.ts';
import { matchSchema, playSchema } from '../schemas/standing.ts';
import type { KnownCampaign } from '../shelf.ts';
import { granted, playOf } from '../standing.ts';
import { freshSeed } from './match-open.ts';

const campaignId = matchSchema.describe('Id of an open match that is a campaign.');

const campaignSchema = z
  .object({
    ...playSchema.shape,
    overview: z.string().describe('The units, the graves, the games so far, in lines.'),
    awaits: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The game that it waits for, as `match.create` takes it; null when it waits for none.'),
  })
  .meta({ id: 'Campaign', description: 'How a campaign stands.' });

export const campaignCreate = method({
  summary:
    'Founds a campaign. It is an open match like others: `match.answer`, `match.undo`, `match.view`, `match.save`, `match.load` and `match.close` take it, too.',
  params: z.strictObject({
    ruleset: z.string().max(1000).describe('The game that it is made of.'),
    founding: z
      .union([z.string().max(1000), z.record(z.string(), z.unknown())])
      .optional()
      .describe(
        'Id of a built-in one, or a whole one: how many games, which scenarios besides. The first if absent.',
      ),
    seats: z
      .array(z.strictObject({ name: z.string().max(200).optional(), unit: z.unknown() }))
      .max(100)
      .describe('Who plays with which unit.'),
    options: z
      .record(z.string(), z.union([z.boolean(), z.number(), z.string()]))
      .optional()
      .describe('What is agreed on for all games, and for the campaign itself.'),
    dice: diceSchema.optional().describe('Without it: a seed that nobody can guess.'),
  }),
  result: campaignSchema,
  run: async ({ ruleset: game, founding, seats, options, dice }, room) => {
    const campaign = await room.shelf.campaign(game);
    const { ruleset } = campaign;
    const scenario = founding ?? ruleset.scenarios.list[0]!.id;
    const setup = granted(ruleset, prepare(ruleset, { scenario, seats, options }));
    const match = begin(ruleset, { setup, dice: dice ?? { seed: freshSeed() } });
    const id = room.matches.next();
    return standing(room, id, match, campaign);
  },
});

export const campaignShow = method({
  summary: 'How a campaign stands: its units and past, what is asked, and the game that it waits for.',
  params: z.strictObject({ campaign: campaignId }),
  result: campaignSchema,
  run: async ({ campaign: id }, room) => {
    const match = room.matches.get(id);
    const { result } = standing(room, id, match, await campaignOf(room, match));
    return { result };
  },
});

export const campaignReport = method({
  summary:
    'Takes in how the awaited game ended, from an open match or a save. Games of a real table are reported by `match.answer`, with a document.',
  params: z
    .strictObject({
      campaign: campaignId,
      match: matchSchema.optional().describe('The finished game, where it is an open match.'),
      save: saveSchema.optional().describe('The finished game, where it was saved.'),
    })
    .refine(({ match, save }) => (match === undefined) !== (save === undefined), {
      path: ['match'],
      error: says('params.match-or-save'),
    }),
  result: campaignSchema,
  run: async ({ campaign: id, match: played, save }, room) => {
    const match = room.matches.get(id);
    const campaign = await campaignOf(room, match);
    const { pending } = match;
    if (campaign.matchOf(match.state) === null || pending === null)
      throw refusedBy(SENTENCES, [refusal('answer.out-of-order', { game: 'not-awaited' }, '/campaign')]);
    const game = await finished(room, campaign, played, save as unknown as Save<Game> | undefined);
    const after = granted(match.ruleset, answer(match, pending.seat, campaign.reportOf(game.state)));
    return standing(room, id, after, campaign);
  },
});

/** The game that is reported. */
async function finished(
  { matches, shelf }: Room,
  { game }: KnownCampaign,
  id: string | undefined,
  save: Save<Game> | undefined,
): Promise<Match<Game>> {
  const path = id === undefined ? '/save' : '/match';
  const played = id === undefined ? loaded(await shelf.rulesOf(game), save!) : matches.get(id);
  if (played.ruleset.id !== game)
    throw refusedBy(SENTENCES, [
      refusal('save.wrong-ruleset', { given: played.ruleset.id, wanted: game }, path),
    ]);
  if (played.ruleset.outcome(played.state) === null)
    throw refusedBy(SENTENCES, [refusal('answer.out-of-order', { game: 'not-over' }, path)]);
  return played;
}

function loaded(ruleset: Ruleset<Game>, save: Save<Game>): Match<Game> {
  return granted(ruleset, load(ruleset, save)).match;
}

async function campaignOf({ shelf }: Room, { ruleset }: Match<Game>): Promise<KnownCampaign> {
  const campaign = await shelf.campaignBy(ruleset.id);
  if (campaign === null)
    throw protocolError('campaign.none', `A match of ${tongueOf(ruleset).title} is no campaign.`);
  return campaign;
}

function standing({ matches }: Room, id: string, match: Match<Game>, campaign: KnownCampaign) {
  const { state } = match;
  const awaited = campaign.matchOf(state);
  const awaits = awaited === null ? null : { ruleset: campaign.game, ...awaited };
  return {
    result: { ...playOf(id, match), overview: campaign.overview(state), awaits },
    commit: () => matches.put(id, match),
  };
}
