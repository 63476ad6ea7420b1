import { diceFrom, type Options } from '@vedette/engine';
import { type Played, play } from '@vedette/engine/testing';
import { party } from '../muster/party.spec-support.ts';
import type { PartyDocument } from '../muster/party.ts';
import { reportQuestion } from './aftermath/take-report.ts';
import type { FaithCampaign } from './game.ts';
import { positions } from './position.ts';
import type { AfterGameReport, ReportFigure } from './report/report.ts';
import campaign from './ruleset.ts';
import type { CampaignState, Member, Stage } from './state.ts';

export interface Draft {
  readonly good?: Parameters<typeof party>[1];
  readonly evil?: Parameters<typeof party>[1];
  readonly of?: Partial<PartyDocument>;
  /** Victory points in either bank. */
  readonly points?: readonly [number, number];
  readonly options?: Options;
  readonly games?: number | null;
}

/** A campaign between two games: good Ann (members A, B, …) against evil Bob (members X, Y, …). */
export function campaignOf(draft: Draft = {}): CampaignState {
  const { good = ['cop'], evil = ['modern-cannibal'], of = {}, points = [0, 0], options = {} } = draft;
  const wicked = party('evil', evil);
  return positions.arrange(
    positions.schema.parse({
      founding: { id: 'spec', title: 'Nights for specs', games: draft.games ?? null },
      seats: [
        { name: 'Ann', unit: party('good', good, of), points: points[0] },
        {
          name: 'Bob',
          unit: {
            ...wicked,
            entries: wicked.entries.map((entry, i) => ({ ...entry, name: 'XYZUVW'.charAt(i) })),
          },
          points: points[1],
        },
      ],
      options,
    }),
    diceFrom({ script: [] }),
  );
}

/** What a spec tells of a game; whoever is not named stayed to the end. */
export interface Tale {
  readonly told?: Readonly<Record<string, Partial<ReportFigure>>>;
  readonly won?: 0 | 1 | null;
  readonly scores?: readonly [number, number];
  readonly besides?: readonly [number, number];
  readonly scenario?: string;
}

/** The report of it, for the game that the campaign waits for. */
export function reportFor(s: CampaignState, tale: Tale = {}): AfterGameReport {
  const { told = {}, won = null, scores = [0, 0], besides = [0, 0] } = tale;
  const { scenario, sides } = reportQuestion(s);
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'fear-and-faith',
    scenario,
    sides: sides.map(({ player, figures }, i) => ({
      player,
      score: scores.at(i)!,
      besides: besides.at(i)!,
      won: won === i,
      figures: figures.map(({ id, name }) => ({
        id,
        name,
        fate: 'stayed',
        insanity: [],
        bitten: null,
        turned: null,
        kept: [],
        ...told[name],
      })),
    })),
  };
}

/** The campaign after a game, at the beginning of a stage. */
export function afterGame(stage: Stage, draft: Draft = {}, tale: Tale = {}): CampaignState {
  const s = campaignOf(draft);
  s.game = {
    number: 1,
    scenario: tale.scenario ?? 'open-fight',
    sides: s.players.map(({ members }, seat) => ({
      seat,
      fielded: members.map(({ id }) => id),
      fallen: [],
      scored: 0,
      banked: 0,
    })),
    stage: 'report',
    turn: 0,
    report: null,
  };
  const report = reportFor(s, tale);
  s.game.stage = stage;
  s.game.report = report;
  return s;
}

type Answers = readonly (readonly [keyof FaithCampaign['questions'], unknown])[];

/** Plays both parties through the stage, or so many steps. */
export function settle(
  state: CampaignState,
  dice: readonly number[] = [],
  answers: Answers = [],
  steps = 2,
): Played<FaithCampaign> {
  return play(campaign, { state, dice, answers, steps });
}

/** Somebody by name, whosever it is; null when gone. */
export function find({ players }: CampaignState, name: string): Member | null {
  return players.flatMap(({ members }) => members).find(({ entry }) => entry.name === name) ?? null;
}

/** Names on either roll. */
export function rolls({ players }: CampaignState): readonly (readonly string[])[] {
  return players.map(({ members }) => members.map(({ entry }) => entry.name));
}
