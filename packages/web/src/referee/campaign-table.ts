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
import { amendedAnnal, annalByHand, annalOf, type GameAnnal, type ToldGame } from './campaign-annals.ts';
import { bookOf, isReported, withWinners } from './campaign-book.ts';
import type { CampaignBook, CampaignRecord, CampaignSummary, NewCampaign } from './campaign-messages.ts';
import type { KnownCampaign } from './campaigns.ts';
import type { Sitter } from './game-file.ts';

type Label = Pick<CampaignSummary, 'id' | 'begun'> & Pick<CampaignRecord, 'sitters' | 'annals'>;

/** Far more answers than one game takes to settle. */
const MOST_SETTLED = 2000;

/** Nobody sits at the table of a campaign but people: bots decide by rules of thumb. */
const PEOPLE: Players = [];

/** One campaign with its players: what the referee keeps of it between two messages. */
export class CampaignTable {
  readonly campaign: KnownCampaign;
  readonly id: string;
  private readonly begun: number;
  private readonly host: Host;
  /** Told before the last answer. */
  private heard: number;
  /** Answers before whatever was done last; null: nothing was, here. */
  private last: number | null = null;
  private sitters: readonly Sitter[];
  private annals: readonly GameAnnal[];

  private constructor(campaign: KnownCampaign, { id, begun, sitters, annals }: Label, host: Host) {
    this.campaign = campaign;
    this.id = id;
    this.begun = begun;
    this.host = host;
    this.heard = host.match.told.length;
    this.sitters = sitters ?? [];
    this.annals = annals ?? [];
  }

  static begin(
    campaign: KnownCampaign,
    id: string,
    { title, games, seats, options, seed, sitters = [] }: Omit<NewCampaign, 'game'>,
  ): CampaignTable {
    const { ruleset, founding } = campaign;
    const setup = prepare(ruleset, { scenario: founding.document(title, games), seats, options });
    if (!setup.ok)
      throw new Error(setup.refusals.map((refusal) => reasonOf(ruleset, refusal, locale)).join(' '));
    const origin = { setup: setup.value, dice: { seed } };
    return new CampaignTable(
      campaign,
      { id, begun: Date.now(), sitters },
      Host.begin(ruleset, origin, PEOPLE),
    );
  }

  /** From a file: nothing in it is trusted. */
  static open(campaign: KnownCampaign, label: Label, save: CampaignRecord['save']): CampaignTable {
    return new CampaignTable(campaign, label, granted(campaign, Host.open(campaign.ruleset, save, PEOPLE)));
  }

  /** From this browser's own store, where nobody else writes. */
  static reopen(campaign: KnownCampaign, record: CampaignRecord): CampaignTable {
    const { summary, save, trail, sitters, annals } = record;
    const label = {
      ...summary,
      ...(sitters === undefined ? {} : { sitters }),
      ...(annals === undefined ? {} : { annals }),
    };
    if (trail === undefined) return CampaignTable.open(campaign, label, save);
    const host = granted(campaign, Host.reopen(campaign.ruleset, { save, trail }, PEOPLE));
    return new CampaignTable(campaign, label, host);
  }

  book(): CampaignBook {
    const book = bookOf(this.campaign, this.host.match);
    const annals = this.annals.filter(({ number }) => isReported(book, number));
    return {
      ...withWinners(book, annals),
      id: this.id,
      freshFrom: this.heard,
      undoRefusal: this.told(this.host.undoRefusal(this.everybody())),
      concern: null,
      sitters: Array.from({ length: this.host.match.state.seats }, (_, seat) => this.sitterOf(seat)),
      annals,
    };
  }

  /** Answers given so far. */
  seq(): number {
    return this.host.seq;
  }

  /** `told`: what the players say of the awaited game beside its report. */
  answer(seat: Seat, given: Json, told?: ToldGame): ToldRefusal | null {
    const { number } = this.awaited();
    return this.doing(() => {
      const refused = this.host.answer(seat, given);
      if (refused === null && number !== null) this.note(annalByHand(number, Date.now(), told));
      return refused;
    });
  }

  /** Two answers as one: the option, and the whole scenario that is asked for then. */
  bring(seat: Seat, option: string, scenario: Json): ToldRefusal | null {
    return this.doing(() => {
      const first = this.host.answer(seat, option);
      if (first !== null) return first;
      const refused = this.host.answer(seat, scenario);
      if (refused !== null) this.host.undo(this.everybody());
      return refused;
    });
  }

  /** How the awaited game went, whoever of the players tells it. */
  report(given: Json, watched?: Parameters<typeof annalOf>[3]): ToldRefusal | null {
    const { number, seats, fielded, nameOf } = this.awaited();
    const refused = this.answer(this.asked(), given);
    if (refused === null && number !== null && watched !== undefined) {
      const figures = watched.figures.map((one) => ({ ...one, name: nameOf(one.id) ?? one.name }));
      this.note(annalOf(number, seats, fielded, { ...watched, figures }));
    }
    return refused;
  }

  /** Puts right by hand who won a game of the past, and who brought down whom. */
  amend(number: number, told: ToldGame, note: string): ToldRefusal | null {
    return this.doing(() => {
      const annal = this.annals.find((one) => one.number === number);
      if (annal !== undefined) this.note(amendedAnnal(annal, told, note));
      return null;
    });
  }

  /** Who decides for this seat from now on. */
  sit(seat: Seat, sitter: Sitter): ToldRefusal | null {
    return this.doing(() => {
      const { seats } = this.host.match.state;
      this.sitters = Array.from({ length: seats }, (_, other) =>
        other === seat ? sitter : this.sitterOf(other),
      );
      return null;
    });
  }

  /** Everybody's unit as it is now. */
  units(): readonly (Json | null)[] {
    const { state } = this.host.match;
    return Array.from({ length: state.seats }, (_, seat) => this.campaign.unitOf(state, seat));
  }

  objection(given: Json): ToldRefusal | null {
    return this.told(this.host.objection(this.asked(), given));
  }

  /** Everything that was done last at once, and what bots had decided before it. */
  undo(): ToldRefusal | null {
    const until = this.last ?? this.host.seq - 1;
    let refused = this.host.undo(this.everybody());
    const first = refused;
    while (refused === null && (this.host.seq > until || this.awaitsBot()))
      refused = this.host.undo(this.everybody());
    if (first === null) this.heard = this.host.match.told.length;
    this.last = null;
    return this.told(first);
  }

  /** What the unit that is asked would do; `all`: and everybody, until those at the table are asked. */
  settle(all: boolean): ToldRefusal | null {
    return this.doing(() => {
      const refused = this.decide();
      return all && refused === null ? this.decideTheRest() : refused;
    });
  }

  private decideTheRest(): Refusal | null {
    let refused: Refusal | null = null;
    for (let n = 0; refused === null && n < MOST_SETTLED && this.isLeftToUnits(); n++)
      refused = this.decide();
    return refused;
  }

  /** Does something, and lets bots go on with it. */
  private doing(deed: () => Refusal | null): ToldRefusal | null {
    const [told, seq] = [this.host.match.told.length, this.host.seq];
    const refused = deed();
    if (refused !== null) return this.told(refused);
    for (let n = 0; n < MOST_SETTLED && this.awaitsBot(); n++) if (this.decide() !== null) break;
    this.heard = told;
    this.last = seq;
    return null;
  }

  /** The usual thing, or anything that is allowed. */
  private decide(): Refusal | null {
    const { ruleset, pending, state, answers } = this.host.match;
    if (pending === null) return null;
    const asked = { ...pending, view: () => ruleset.view(state, pending.seat) };
    const chance = random(`${this.id}/settled ${answers.length}`);
    const given = ruleset.bots.thumb(asked, chance) ?? randomPolicy(ruleset, chance)(asked);
    return this.host.answer(pending.seat, given as Json);
  }

  private sitterOf(seat: Seat): Sitter {
    return this.sitters[seat] ?? 'person';
  }

  /** Whether something is asked that units decide by themselves. */
  private isLeftToUnits(): boolean {
    const { pending, state } = this.host.match;
    if (pending === null || this.campaign.matchOf(state) !== null) return false;
    return !this.campaign.asking(pending, state).forPlayers;
  }

  private awaitsBot(): boolean {
    const { pending } = this.host.match;
    return pending !== null && this.sitterOf(pending.seat) !== 'person' && this.isLeftToUnits();
  }

  /** The game that is waited for; its number is null when there is none. */
  private awaited() {
    const { state } = this.host.match;
    const { present, units } = this.campaign.ledger(state);
    const waits = present !== null && this.campaign.matchOf(state) !== null;
    const fielded = waits ? this.campaign.fielded(state) : [];
    const roll = new Map(units.flatMap(({ members }) => members.map(({ id, name }) => [id, name])));
    return {
      number: waits ? present.number : null,
      seats: present?.seats ?? [],
      fielded,
      // A match tells "a first footman" from the second; his sheet calls him by the name on the roll.
      nameOf: (id: string) => roll.get(fielded.find(({ figure }) => figure === id)?.member ?? ''),
    };
  }

  private note(annal: GameAnnal): void {
    this.annals = [...this.annals.filter(({ number }) => number !== annal.number), annal].sort(
      (a, b) => a.number - b.number,
    );
  }

  record(revision: number): CampaignRecord {
    return {
      format: 'vedette-campaign',
      summary: { ...this.summary(), revision },
      ...this.host.kept(),
      ...(this.sitters.length === 0 ? {} : { sitters: this.sitters }),
      ...(this.annals.length === 0 ? {} : { annals: this.annals }),
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
