import type { DocumentSpec, Refusal } from '@vedette/engine';
import { diceForm, fault, optionFaults, optionsForm } from '@vedette/scenario';
import { z } from 'zod';
import { artefactSchema } from '../muster/record.ts';
import { officerSchema, soldierSchema, unitSchema } from '../muster/unit.ts';
import { say } from '../refusals.ts';
import { ownScenarios } from './founding.ts';
import { type CampaignOptions, campaignOptions } from './options.ts';
import { reportSchema } from './report/report.ts';
import type { CampaignState, GameInHand, Player } from './state.ts';
import { STAGES } from './state.ts';

const MOST_PLAYERS = 8;
const word = z.string().max(200);
const seat = z
  .int()
  .min(0)
  .max(MOST_PLAYERS - 1);
const count = z.int().min(0).max(100_000);
const points = z.int().min(-1000).max(1000);
const names = z.array(word).max(1000);
const mode = z.enum(['competitive', 'solo', 'co-operative']);
const fate = z.strictObject({ power: count, skill: count, monster: count });
const number = z.int().min(1).max(10_000);

const player: z.ZodType<Player> = z.strictObject({
  name: word,
  unit: unitSchema.pick({ name: true, nation: true, country: true }),
  officer: z.strictObject({ id: word, entry: officerSchema }).nullable(),
  soldiers: z.array(z.strictObject({ id: word, entry: soldierSchema })).max(100),
  baggage: z.array(artefactSchema).max(1000),
  fate,
  rank: count,
  enlisted: count,
});

const roll = z.strictObject({
  seat,
  member: word,
  table: word,
  die: z.int().min(1).max(100),
  result: word,
  reroll: z.enum(['power', 'skill']).nullable(),
});

const gained = z.strictObject({
  participation: z.exactOptional(points),
  bonus: z.exactOptional(points),
  extra: z.exactOptional(points),
});

const played = {
  number,
  scenario: word,
  mode,
  rolls: z.array(roll).max(10_000),
  xp: z.record(word, gained),
};

const game: z.ZodType<GameInHand> = z.strictObject({
  ...played,
  sides: z
    .array(
      z.strictObject({
        seat,
        fielded: names,
        differential: points,
        bonusXp: points,
        dice: fate,
        left: z.strictObject({ power: count, skill: count }),
        veterans: names,
        newcomers: names,
      }),
    )
    .min(1)
    .max(MOST_PLAYERS),
  stage: z.enum(STAGES),
  turn: count,
  report: reportSchema.nullable(),
});

const schema: z.ZodType<CampaignState> = z.strictObject({
  ruleset: z.literal('silver-bayonet-campaign'),
  seats: z.int().min(1).max(MOST_PLAYERS),
  dice: diceForm,
  title: word,
  options: optionsForm<CampaignOptions>(),
  scenarios: ownScenarios,
  games: z.int().min(1).max(200).nullable(),
  players: z.array(player).min(1).max(MOST_PLAYERS),
  game: game.nullable(),
  history: z
    .array(
      z.strictObject({
        ...played,
        sides: z.array(z.strictObject({ seat, differential: points, rank: count })).max(MOST_PLAYERS),
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
        type: word,
        xp: count,
        game: count,
        cause: z.enum(['dead', 'insane', 'retired', 'dismissed', 'disbanded']),
      }),
    )
    .max(10_000),
  ended: z
    .strictObject({
      reason: z.enum(['goal', 'games', 'called-off']),
      winners: z.array(seat).max(MOST_PLAYERS),
    })
    .nullable(),
});

/** What no campaign can show, though every part has its form. */
function problems({ options, players, seats, game: present }: CampaignState): readonly Refusal[] {
  const found: Refusal[] = [...optionFaults(campaignOptions, {}, options)];
  if (players.length !== seats) found.push(fault(say('state.players'), '/players'));
  const rolls = players.map(({ officer, soldiers }) => [...(officer === null ? [] : [officer]), ...soldiers]);
  const ids = rolls.flat().map(({ id }) => id);
  if (new Set(ids).size < ids.length) found.push(fault(say('state.same-member'), '/players'));
  for (const [i, side] of (present?.sides ?? []).entries()) {
    const roster = rolls[side.seat];
    // After the game some of those who went are gone.
    const early = present!.stage === 'preparation' || present!.stage === 'report';
    if (roster === undefined || (early && side.fielded.some((id) => !ids.includes(id))))
      found.push(fault(say('state.not-in-unit'), `/game/sides/${i}`));
  }
  return found;
}

/** What a campaign looks like between two steps. */
export const states: DocumentSpec<CampaignState> = { schema, problems };
