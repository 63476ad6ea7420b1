import {
  answer,
  begin,
  cloneJson,
  doubtAbout,
  type Game,
  type Json,
  load,
  type Match,
  objection,
  prepare,
  type Refusal,
  random,
  randomPolicy,
  type Save,
  saveOf,
  undo,
} from '@vedette/engine';
import { bookOf } from './campaign-book.ts';
import type { CampaignBook, CampaignRecord, CampaignSummary, NewCampaign } from './campaign-messages.ts';
import type { KnownCampaign } from './campaigns.ts';

/** One campaign with its players: what the referee keeps of it between two messages. */
export class CampaignTable {
  readonly campaign: KnownCampaign;
  readonly id: string;
  private readonly begun: number;
  private match: Match<Game>;
  /** Told before the last answer. */
  private heard: number;

  private constructor(campaign: KnownCampaign, id: string, begun: number, match: Match<Game>) {
    this.campaign = campaign;
    this.id = id;
    this.begun = begun;
    this.match = match;
    this.heard = match.told.length;
  }

  static begin(
    campaign: KnownCampaign,
    id: string,
    { title, games, seats, options, seed }: Omit<NewCampaign, 'game'>,
  ): CampaignTable {
    const { ruleset, founding } = campaign;
    const setup = prepare(ruleset, { scenario: founding.document(title, games), seats, options });
    if (!setup.ok) throw new Error(setup.refusals.map(({ message }) => message).join(' '));
    const match = begin(ruleset, { setup: setup.value, dice: { seed } });
    return new CampaignTable(campaign, id, Date.now(), match);
  }

  static open(
    campaign: KnownCampaign,
    { id, begun }: Pick<CampaignSummary, 'id' | 'begun'>,
    save: Save<Game>,
  ): CampaignTable {
    const loaded = load(campaign.ruleset, save);
    if (!loaded.ok) throw new Error(loaded.refusals[0]!.message);
    return new CampaignTable(campaign, id, begun, loaded.value.match);
  }

  book(): CampaignBook {
    const taken = undo(this.match);
    return {
      ...bookOf(this.campaign, this.match),
      id: this.id,
      freshFrom: this.heard,
      canUndo: taken.ok ? null : taken.refusals[0]!,
      concern: null,
    };
  }

  /** Answers given so far. */
  seq(): number {
    return this.match.answers.length;
  }

  answer(given: Json): Refusal | null {
    const taken = answer(this.match, this.match.pending?.seat ?? 0, given);
    if (!taken.ok) return taken.refusals[0]!;
    this.heard = this.match.told.length;
    this.match = taken.value;
    return null;
  }

  objection(given: Json): Refusal | null {
    return objection(this.match, this.match.pending?.seat ?? 0, given);
  }

  undo(): Refusal | null {
    const taken = undo(this.match);
    if (!taken.ok) return taken.refusals[0]!;
    this.match = taken.value;
    this.heard = this.match.told.length;
    return null;
  }

  /** What the unit that is asked would do: the usual thing, or anything that is allowed. */
  settle(): Refusal | null {
    const { ruleset, pending, state, answers } = this.match;
    if (pending === null) return null;
    const asked = { ...pending, view: () => ruleset.view(state, pending.seat) };
    const chance = random(`${this.id}/settled ${answers.length}`);
    const given = ruleset.bots.thumb(asked, chance) ?? randomPolicy(ruleset, chance)(asked);
    return this.answer(given as Json);
  }

  record(revision: number): CampaignRecord {
    return {
      format: 'vedette-campaign',
      summary: { ...this.summary(), revision },
      save: cloneJson(saveOf(this.match) as unknown as Json) as unknown as Save<Game>,
    };
  }

  private summary(): CampaignSummary {
    const { title, units, history, ended } = this.campaign.ledger(this.match.state);
    return {
      id: this.id,
      title,
      players: units.map(({ player, unit }) => ({ name: player, unit })),
      games: history.length,
      begun: this.begun,
      changed: Date.now(),
      ended: ended !== null,
      ...(doubtAbout(this.match) === null ? {} : { unproved: true as const }),
    };
  }
}
