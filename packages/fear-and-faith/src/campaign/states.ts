import type { DocumentSpec, Refusal } from '@vedette/engine';
import { diceForm, fault, optionFaults, optionsForm } from '@vedette/scenario';
import { z } from 'zod';
import { LISTS, type ListId } from '../data/profiles/lists.ts';
import { partySchema } from '../muster/party.ts';
import { scenarioSchema } from '../scenario/format/scenario.ts';
import type { RefusalCode } from '../words/en/refusals.ts';
import { type CampaignOptions, campaignOptions } from './options.ts';
import { reportSchema } from './report/report.ts';
import type { CampaignState, GameInHand, Member, Player } from './state.ts';
import { STAGES } from './state.ts';

const MOST_PLAYERS = 4;
const word = z.string().max(200);
const seat = z
  .int()
  .min(0)
  .max(MOST_PLAYERS - 1);
const count = z.int().min(0).max(100_000);
const names = z.array(word).max(400);
const number = z.int().min(1).max(10_000);
const { entries, advances, name, side, age, own, pool } = partySchema.shape;
const entry = entries.element;

const member: z.ZodType<Member> = z.strictObject({
  id: word,
  entry,
  home: seat,
  former: entry.nullable(),
  cursedIn: number.nullable(),
});

const player: z.ZodType<Player> = z.strictObject({
  name: word,
  party: z.strictObject({ name, side, age, own, pool }),
  lists: z.array(z.enum(LISTS.map(({ id }) => id) as [ListId, ...ListId[]])).max(40),
  members: z.array(member).max(100),
  advances: advances.unwrap(),
  points: count,
  earned: count,
  enlisted: count,
});

const game: z.ZodType<GameInHand> = z.strictObject({
  number,
  scenario: word,
  sides: z
    .array(z.strictObject({ seat, fielded: names, fallen: names, scored: count, banked: count }))
    .min(2)
    .max(MOST_PLAYERS),
  stage: z.enum(STAGES),
  turn: count,
  report: reportSchema.nullable(),
});

const schema: z.ZodType<CampaignState> = z.strictObject({
  ruleset: z.literal('fear-and-faith-campaign'),
  seats: z.int().min(2).max(MOST_PLAYERS),
  dice: diceForm,
  title: word,
  options: optionsForm<CampaignOptions>(),
  scenarios: z.array(scenarioSchema).max(100),
  games: z.int().min(1).max(200).nullable(),
  players: z.array(player).min(2).max(MOST_PLAYERS),
  game: game.nullable(),
  history: z
    .array(
      z.strictObject({
        number,
        scenario: word,
        sides: z
          .array(z.strictObject({ seat, scored: count, banked: count, earned: count }))
          .max(MOST_PLAYERS),
        report: reportSchema,
      }),
    )
    .max(10_000),
  departed: z
    .array(
      z.strictObject({
        id: word,
        seat,
        name: word,
        profile: word,
        game: count,
        cause: z.enum(['killed', 'lost', 'laid-to-rest']),
      }),
    )
    .max(10_000),
  ended: z
    .strictObject({
      reason: z.enum(['games', 'called-off', 'nobody-left']),
      winners: z.array(seat).max(MOST_PLAYERS),
    })
    .nullable(),
});

/** What no campaign can show, though every part has its form. */
function problems({ options, players, seats, game: present }: CampaignState): readonly Refusal[] {
  const found: Refusal[] = [...optionFaults(campaignOptions, {}, options)];
  const must = (holds: boolean, says: RefusalCode, path: string) => {
    if (!holds) found.push(fault({ says, params: {} }, path));
  };
  must(players.length === seats, 'campaign-state.players', '/players');
  const ids = players.flatMap(({ members }) => members.map(({ id }) => id));
  must(new Set(ids).size === ids.length, 'campaign-state.members', '/players');
  const early = present !== null && ['preparation', 'report'].includes(present.stage);
  for (const [i, { seat: at, fielded }] of (present?.sides ?? []).entries())
    must(
      at < players.length && (!early || fielded.every((id) => ids.includes(id))),
      'campaign-state.fielded',
      `/game/sides/${i}`,
    );
  return found;
}

/** What a campaign looks like between two steps. */
export const states: DocumentSpec<CampaignState> = { schema, problems };
