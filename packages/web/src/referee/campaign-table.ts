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
  type Ruleset,
  random,
  randomPolicy,
  type Save,
  saveOf,
  undo,
} from '@vedette/engine';
import type { CampaignState } from '@vedette/silver-bayonet/campaign';
import campaign, { matchOf } from '@vedette/silver-bayonet/campaign';
import { bookOf } from './campaign-book.ts';
import type { CampaignBook, CampaignRecord, CampaignSummary, NewCampaign } from './campaign-messages.ts';

export const ruleset = campaign as unknown as Ruleset<Game>;

/** One campaign with its players: what the referee keeps of it between two messages. */
export class CampaignTable {
  readonly id: string;
  private readonly begun: number;
  private match: Match<Game>;
  /** Told before the last answer. */
  private heard: number;

  private constructor(id: string, begun: number, match: Match<Game>) {
    this.id = id;
    this.begun = begun;
    this.match = match;
    this.heard = match.told.length;
  }

  static begin(id: string, { title, games, seats, options, seed }: NewCampaign): CampaignTable {
    const founding = { id: 'founded-here', title, games, scenarios: [] };
    const setup = prepare(ruleset, { scenario: founding, seats, options });
    if (!setup.ok) throw new Error(setup.refusals.map(({ message }) => message).join(' '));
    return new CampaignTable(id, Date.now(), begin(ruleset, { setup: setup.value, dice: { seed } }));
  }

  static open({ id, begun }: Pick<CampaignSummary, 'id' | 'begun'>, save: Save<Game>): CampaignTable {
    const loaded = load(ruleset, save);
    if (!loaded.ok) throw new Error(loaded.refusals[0]!.message);
    return new CampaignTable(id, begun, loaded.value.match);
  }

  book(): CampaignBook {
    const taken = undo(this.match);
    return {
      ...bookOf(this.match),
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

  awaitsGame(): boolean {
    return matchOf(this.state()) !== null;
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
    const { pending, state, answers } = this.match;
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
    const { title, players, history, ended } = this.state();
    return {
      id: this.id,
      title,
      players: players.map(({ name, unit, rank }) => ({ name, unit: unit.name, rank })),
      games: history.length,
      begun: this.begun,
      changed: Date.now(),
      ended: ended !== null,
      ...(doubtAbout(this.match) === null ? {} : { unproved: true as const }),
    };
  }

  private state(): CampaignState {
    return this.match.state as unknown as CampaignState;
  }
}
