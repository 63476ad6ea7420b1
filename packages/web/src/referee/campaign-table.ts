import {
  type Json,
  prepare,
  type Refusal,
  type Result,
  random,
  randomPolicy,
  reasonOf,
  type Seat,
  type ToldRefusal,
  toldOrNull,
} from '@vedette/engine';
import { Host, type Players } from '@vedette/referee';
import { locale } from '../words/locale.ts';
import { bookOf } from './campaign-book.ts';
import type { CampaignBook, CampaignRecord, CampaignSummary, NewCampaign } from './campaign-messages.ts';
import type { KnownCampaign } from './campaigns.ts';

type Label = Pick<CampaignSummary, 'id' | 'begun'>;

/** Nobody plays a campaign but people. */
const PEOPLE: Players = [];

/** One campaign with its players: what the referee keeps of it between two messages. */
export class CampaignTable {
  readonly campaign: KnownCampaign;
  readonly id: string;
  private readonly begun: number;
  private readonly host: Host;
  /** Told before the last answer. */
  private heard: number;

  private constructor(campaign: KnownCampaign, { id, begun }: Label, host: Host) {
    this.campaign = campaign;
    this.id = id;
    this.begun = begun;
    this.host = host;
    this.heard = host.match.told.length;
  }

  static begin(
    campaign: KnownCampaign,
    id: string,
    { title, games, seats, options, seed }: Omit<NewCampaign, 'game'>,
  ): CampaignTable {
    const { ruleset, founding } = campaign;
    const setup = prepare(ruleset, { scenario: founding.document(title, games), seats, options });
    if (!setup.ok)
      throw new Error(setup.refusals.map((refusal) => reasonOf(ruleset, refusal, locale)).join(' '));
    const origin = { setup: setup.value, dice: { seed } };
    return new CampaignTable(campaign, { id, begun: Date.now() }, Host.begin(ruleset, origin, PEOPLE));
  }

  /** From a file: nothing in it is trusted. */
  static open(campaign: KnownCampaign, label: Label, save: CampaignRecord['save']): CampaignTable {
    return new CampaignTable(campaign, label, granted(campaign, Host.open(campaign.ruleset, save, PEOPLE)));
  }

  /** From this browser's own store, where nobody else writes. */
  static reopen(campaign: KnownCampaign, { summary, save, trail }: CampaignRecord): CampaignTable {
    if (trail === undefined) return CampaignTable.open(campaign, summary, save);
    const host = granted(campaign, Host.reopen(campaign.ruleset, { save, trail }, PEOPLE));
    return new CampaignTable(campaign, summary, host);
  }

  book(): CampaignBook {
    return {
      ...bookOf(this.campaign, this.host.match),
      id: this.id,
      freshFrom: this.heard,
      undoRefusal: this.told(this.host.undoRefusal(this.everybody())),
      concern: null,
    };
  }

  /** Answers given so far. */
  seq(): number {
    return this.host.seq;
  }

  answer(seat: Seat, given: Json): ToldRefusal | null {
    const before = this.host.match.told.length;
    const refused = this.host.answer(seat, given);
    if (refused === null) this.heard = before;
    return this.told(refused);
  }

  /** How the awaited game went, whoever of the players tells it. */
  report(given: Json): ToldRefusal | null {
    return this.answer(this.asked(), given);
  }

  objection(given: Json): ToldRefusal | null {
    return this.told(this.host.objection(this.asked(), given));
  }

  undo(): ToldRefusal | null {
    const refused = this.host.undo(this.everybody());
    if (refused === null) this.heard = this.host.match.told.length;
    return this.told(refused);
  }

  /** What the unit that is asked would do: the usual thing, or anything that is allowed. */
  settle(): ToldRefusal | null {
    const { ruleset, pending, state, answers } = this.host.match;
    if (pending === null) return null;
    const asked = { ...pending, view: () => ruleset.view(state, pending.seat) };
    const chance = random(`${this.id}/settled ${answers.length}`);
    const given = ruleset.bots.thumb(asked, chance) ?? randomPolicy(ruleset, chance)(asked);
    return this.answer(pending.seat, given as Json);
  }

  record(revision: number): CampaignRecord {
    return {
      format: 'vedette-campaign',
      summary: { ...this.summary(), revision },
      ...this.host.kept(),
    };
  }

  private summary(): CampaignSummary {
    const { title, units, history, ended } = this.campaign.ledger(this.host.match.state);
    return {
      id: this.id,
      title,
      players: units.map(({ player, unit }) => ({ name: player, unit })),
      games: history.length,
      begun: this.begun,
      changed: Date.now(),
      ended: ended !== null,
      ...(this.host.isProved() ? {} : { unproved: true as const }),
    };
  }

  private told(refused: Refusal | null): ToldRefusal | null {
    return toldOrNull(this.campaign.ruleset.speech.in(locale).refusals, refused);
  }

  private asked(): Seat {
    return this.host.match.pending?.seat ?? 0;
  }

  /** Whoever keeps the book may take back for everybody. */
  private everybody(): readonly Seat[] {
    return Array.from({ length: this.host.match.state.seats }, (_, seat) => seat);
  }
}

function granted<T>({ ruleset }: KnownCampaign, result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(reasonOf(ruleset, result.refusals[0]!, locale));
}
