import {
  checkPosition,
  type Game,
  type Origin,
  prepare,
  type Result,
  type Ruleset,
  reasonOf,
} from '@vedette/engine';
import { Host, playersFor, Session, type Sitter } from '@vedette/referee';
import { locale } from '../words/locale.ts';
import { breathing } from './breathing.ts';
import { fielded } from './catalogue.ts';
import type { GameFile, GameSummary, KeptGame, NewGame, OfCampaign } from './game-file.ts';
import type { Snapshot } from './messages.ts';

/** What this browser knows of a game besides the match. */
interface Label {
  readonly id: string;
  readonly seed: string;
  readonly begun: number;
  readonly campaign: OfCampaign | null;
}

/** One match in progress, and the screen at which people play it. */
export class MatchTable {
  readonly host: Host;
  readonly session: Session;
  private readonly label: Label;

  private constructor(host: Host, label: Label) {
    this.host = host;
    this.session = new Session(host, host.people, locale);
    this.label = label;
  }

  static begin(ruleset: Ruleset<Game>, id: string, game: NewGame): MatchTable {
    const { sitters, seed, campaign = null } = game;
    const origin = originOf(ruleset, game);
    const host = Host.begin(ruleset, origin, playersFor(ruleset, sitters, seed));
    return new MatchTable(host, { id, seed, begun: Date.now(), campaign });
  }

  /** From a file: nothing in it is trusted. */
  static open(ruleset: Ruleset<Game>, { save, seed, summary }: GameFile): MatchTable {
    const players = playersFor(ruleset, sittersOf(summary), seed);
    return new MatchTable(granted(ruleset, Host.open(ruleset, save, players)), labelOf(summary, seed));
  }

  /** From this browser's own store, where nobody else writes. */
  static reopen(ruleset: Ruleset<Game>, kept: KeptGame): MatchTable {
    const { save, seed, summary, trail } = kept;
    if (trail === undefined) return MatchTable.open(ruleset, kept);
    const players = playersFor(ruleset, sittersOf(summary), seed);
    return new MatchTable(
      granted(ruleset, Host.reopen(ruleset, { save, trail }, players)),
      labelOf(summary, seed),
    );
  }

  get id(): string {
    return this.label.id;
  }

  snapshot(): Snapshot {
    const { id, campaign } = this.label;
    return { ...this.session.snapshot(), game: id, here: this.session.seats, campaign, concern: null };
  }

  /** The bot that is asked decides, within so many milliseconds. */
  think(milliseconds: number): Promise<void> {
    return this.host.think({ ...breathing, limit: milliseconds });
  }

  record(revision: number): KeptGame {
    return {
      format: 'vedette-game',
      summary: { ...this.summary(), revision },
      seed: this.label.seed,
      ...this.host.kept(),
    };
  }

  summary(): GameSummary {
    const { host } = this;
    const { id, begun, campaign } = this.label;
    const { title, sides, turn } = this.session.scene();
    const { match, ruleset, sitters } = host;
    return {
      id,
      ruleset: ruleset.id,
      title,
      players: sides.map(({ name }, seat) => ({ name, sitter: sitters[seat] ?? 'person' })),
      begun,
      changed: Date.now(),
      turn,
      decisions: host.seq,
      outcome: ruleset.outcome(match.state),
      ...(campaign === null ? {} : { campaign }),
      ...(host.isProved() ? {} : { unproved: true as const }),
    };
  }
}

function originOf(ruleset: Ruleset<Game>, { request, seed, position }: NewGame): Origin<Game> {
  const dice = { seed };
  if (position !== undefined) return { position: granted(ruleset, checkPosition(ruleset, position)), dice };
  const setup = prepare(ruleset, fielded(ruleset, request));
  if (!setup.ok)
    throw new Error(setup.refusals.map((refusal) => reasonOf(ruleset, refusal, locale)).join(' '));
  return { setup: setup.value, dice };
}

function sittersOf({ players }: GameSummary): readonly Sitter[] {
  return players.map(({ sitter }) => sitter);
}

function labelOf({ id, begun, campaign }: GameSummary, seed: string): Label {
  return { id, seed, begun, campaign: campaign ?? null };
}

function granted<T>(ruleset: Ruleset<Game>, result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(reasonOf(ruleset, result.refusals[0]!, locale));
}
