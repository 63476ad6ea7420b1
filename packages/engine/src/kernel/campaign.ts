import type { Game } from './context.ts';
import type { Json } from './json.ts';
import type { Badge, Edit, Line, Section, Stat } from './muster.ts';
import type { Pending } from './pending.ts';
import type { Ruleset } from './ruleset.ts';
import type { SetupRequest } from './setup.ts';
import type { Seat } from './state.ts';

/** What stands in one column beside a name; no words: nothing yet. */
export interface RollCell {
  /** The same words may come several times. */
  readonly words: readonly string[];
  readonly aside?: string;
}

/** What the book says of somebody in one game: how he came out of it, what followed. */
export interface ServiceEntry {
  readonly game: number;
  readonly words: readonly string[];
}

/** One name on the roll of a unit, with what the games have left on it. */
export interface MemberSheet {
  readonly id: string;
  readonly name: string;
  /** What he is: "grenadier". */
  readonly line: string;
  readonly badge: Badge;
  /** In the order of the columns. */
  readonly cells: readonly RollCell[];
  readonly stats: readonly Stat[];
  /** What the games have cost, each with what it does: "Leg Wound", "Speed -1". */
  readonly wounds: readonly Line[];
  /** What they have brought. */
  readonly honours: readonly Line[];
  /** Game by game, as far as he was in it. */
  readonly service: readonly ServiceEntry[];
}

/** One player's unit as it stands between two games. */
export interface UnitRoll {
  readonly player: string;
  readonly unit: string;
  /** The number by which the players are compared. */
  readonly standing: number;
  readonly members: readonly MemberSheet[];
  /** What belongs to the whole unit. */
  readonly notes: readonly Line[];
}

/** How a game ended, by its report. */
export interface GameResult {
  /** All who share the win; nobody: a draw, or a game that nobody can win. */
  readonly winners: readonly Seat[];
  readonly sides: readonly {
    readonly seat: Seat;
    /** What the game is decided by. */
    readonly points: number;
    /** Of its own who did not walk away. */
    readonly casualties: number;
  }[];
}

/** The game that is prepared, played or settled. */
export interface PresentGame {
  readonly number: number;
  readonly title: string;
  /** How it is played: "against each other". */
  readonly aside: string;
  /** Where in the round of chapters the campaign is. */
  readonly chapter: string;
  readonly seats: readonly Seat[];
  /** Null until it is reported. */
  readonly result: GameResult | null;
}

/** A game that is over and settled. */
export interface SettledGame {
  readonly number: number;
  readonly title: string;
  readonly result: GameResult;
  readonly sides: readonly {
    readonly seat: Seat;
    /** As it was reckoned after the game. */
    readonly standing: number;
    /** What there was to report. */
    readonly lines: readonly string[];
  }[];
}

/** Somebody who is not coming back. */
export interface Farewell {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly dead: boolean;
  /** A whole sentence. */
  readonly words: string;
  readonly service: readonly ServiceEntry[];
}

/** A campaign as it stands. */
export interface Ledger {
  readonly title: string;
  /** Games to play; null: until the players have had enough. */
  readonly games: number | null;
  readonly units: readonly UnitRoll[];
  readonly present: PresentGame | null;
  readonly history: readonly SettledGame[];
  readonly farewells: readonly Farewell[];
  readonly ended: { readonly winners: readonly Seat[] } | null;
}

/** Words that call things what this game calls them. */
export interface CampaignWords {
  /** All units of the campaign: "The companies". */
  readonly units: string;
  /** What the players are compared by: "Power Rank". */
  readonly standing: string;
  /** By what a report has a winner, where nobody says who has won: "Most bonus experience wins". */
  readonly winsBy: string;
  /** What the cells of a roll are called. */
  readonly columns: readonly string[];
  /** What every game goes through, in order. */
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
}

/** One of the options; those that are many may stand in a list that is let down, with what each means. */
export interface OneAnswer {
  readonly kind: 'one';
  readonly list?: {
    readonly label: string;
    readonly choose: string;
    readonly take: string;
    readonly offers: readonly { readonly id: string; readonly note?: string }[];
  };
  /** Those options that are scenarios of the game by their ids are shown with what they are about, and their maps. */
  readonly scenarios?: true;
  /** The option after which a whole scenario is asked for; whoever has some shows them instead. */
  readonly own?: string;
}

/** Some of the options. */
export interface SomeAnswer {
  readonly kind: 'some';
  /** What is chosen to begin with. */
  readonly chosen?: readonly string[];
  /** What each costs, and what all may cost together. */
  readonly budget?: { readonly costs: Readonly<Record<string, number>>; readonly most: number };
  /** What the button says. */
  readonly give?: string;
}

interface NumberAnswer {
  readonly kind: 'number';
}

/** A document that is put together by a form. */
export interface DocumentAnswer {
  readonly kind: 'document';
  readonly asked: DocumentAsked;
}

/** A whole unit out of somebody's muster, or a ready-made one. */
export interface UnitAnswer {
  readonly kind: 'unit';
  readonly label: string;
  readonly note: string;
  readonly give: string;
}

/** A whole scenario of the game, of the players' own. */
interface ScenarioAnswer {
  readonly kind: 'scenario';
}

/** How a question is put, by the kind of its answer. */
export interface Asking {
  readonly answer: OneAnswer | SomeAnswer | NumberAnswer | DocumentAnswer | UnitAnswer | ScenarioAnswer;
  /** Whether those at the table decide, and no unit by itself. */
  readonly forPlayers: boolean;
  /** What a new roll would bring, where one is offered. */
  readonly chances: readonly { readonly title: string; readonly chance: number }[];
}

/** Everything that a form needs to know, as plain data. */
export interface DocumentAsked {
  readonly kind: string;
  readonly facts: Json;
}

/** A document in the making. */
export interface DocumentPage {
  /** Where in the draft the answer lies, as a JSON pointer. */
  readonly at: string;
  readonly sections: readonly Section[];
  /** How much is left, and the like. */
  readonly status?: string;
  /** What the button says. */
  readonly give: string;
}

/**
 * The forms for documents that a campaign asks for. Everything is a function of the question and of the draft; a change
 * is the muster's, as plain data with a seed.
 */
export interface CampaignForms {
  begin(asked: DocumentAsked, seed: string): Json;
  page(asked: DocumentAsked, draft: Json): DocumentPage;
  /** A change that does not fit the draft leaves it as it is. */
  edit(asked: DocumentAsked, draft: Json, edit: Edit): Json;
}

/** What a campaign is founded on. */
export interface Founding<Document> {
  /** What it is called until its founders find a name. */
  readonly title: string;
  /** Games that it may have; null: as many as anybody likes. */
  readonly lengths: readonly (number | null)[];
  /** What everybody brings along: "Company". */
  readonly unit: string;
  document(title: string, games: number | null): Document;
}

/** A member in a match. */
export interface Fielded {
  readonly seat: Seat;
  readonly figure: string;
  readonly member: string;
}

/**
 * A game's campaign, for pages that know no game: a ruleset of its own whose steps lie between the games, the bridges
 * from it to those games and back, and how it is shown.
 */
export interface Campaign<C extends Game, G extends Game> {
  readonly ruleset: Ruleset<C>;
  /** The match that the campaign waits for; null when it waits for none. */
  matchOf(state: C['state']): SetupRequest | null;
  /** What a finished match has to report: the answer to the question about it. */
  reportOf(game: G['state']): unknown;
  /** Who goes into the match that it waits for: what each is called there, and who he is here. */
  fielded(state: C['state']): readonly Fielded[];
  /** A player's unit as it is now, as its muster has it; null while there is none. */
  unitOf(state: C['state'], seat: Seat): Json | null;
  /** How it stands, in lines. */
  overview(state: C['state']): string;

  readonly words: CampaignWords;
  readonly founding: Founding<C['scenario']>;
  ledger(state: C['state']): Ledger;
  asking(pending: Pending<C>, state: C['state']): Asking;
  /** Of the chronicle: the number of the game that begins with this; `next`: it belongs to the game that begins next. */
  opens(event: C['event']): number | 'next' | null;
}
