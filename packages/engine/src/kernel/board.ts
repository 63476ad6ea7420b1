import type { Spot, TableData } from '../table/ground/piece.ts';
import type { Waypoint } from '../table/move/measure.ts';
import type { Game } from './context.ts';
import type { Coat, CounterSymbol, Manner, MarkerKind, SignKind } from './counter.ts';
import type { DieKind } from './die.ts';
import type { FigureCard } from './figure-card.ts';
import type { Asked } from './pending.ts';
import type { Formation } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './state.ts';

/** What a counter shows beside its symbol. */
export interface Sign {
  /** What it is drawn as; a board draws those it knows, and says the words of all. */
  readonly kind: SignKind;
  readonly words: string;
  readonly count?: number;
}

export interface SceneFigure extends Spot {
  readonly id: string;
  readonly name: string;
  /** What it is: "Rifleman", "Troll". */
  readonly type: string;
  readonly symbol: CounterSymbol;
  /** Two letters that tell it from others with the same symbol. */
  readonly mark?: string;
  /** Whom it fights for; null for nobody at the table. */
  readonly side: Seat | null;
  readonly radius: number;
  readonly height: number;
  readonly place: 'table' | 'waiting' | 'out';
  /** What is left of what it could stand; null where that is not counted. */
  readonly health: { readonly left: number; readonly full: number } | null;
  readonly signs: readonly Sign[];
  /** It fell, and where it fell is where it is now: a cross is drawn there. */
  readonly fell?: true;
  /** How it came to be out, where it is: "fallen", "left the table". */
  readonly gone?: string;
  /** The group it belongs to, where questions may be about whole groups. */
  readonly group?: string;
}

/** Figures that stand and go together. */
export interface SceneGroup {
  readonly id: string;
  readonly name: string;
  /** What they are: "Veteran infantry". */
  readonly type: string;
  readonly side: Seat | null;
  /** What is to be said of all of them. */
  readonly signs: readonly Sign[];
}

/** A thing on the table that is neither ground nor figure. */
export interface SceneMarker extends Spot {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly name: string;
}

/** A kind of dice or points that a side holds. */
export interface Holding {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Where dice of a kind are held. */
  readonly die?: DieKind;
}

export interface SceneSide {
  readonly name: string;
  readonly coat: Coat;
  /** What its holdings are together, where their names do not say it. */
  readonly hoard?: string;
  readonly holdings: readonly Holding[];
}

/** A road or a field that only makes a map of a table. */
export type Scenery =
  | {
      readonly kind: 'road';
      readonly id: string;
      /** Its middle: x0, y0, x1, y1, … */
      readonly stops: readonly number[];
      readonly width: number;
    }
  | { readonly kind: 'field'; readonly id: string; readonly outline: readonly number[] };

/** Something that it is all about, and how far each seat has come with it. */
export interface Objective {
  readonly id: string;
  /** "Clues". */
  readonly name: string;
  /** How many there are, or are wanted; null: as many as one can. */
  readonly of: number | null;
  /** By seat; seats that share one have the same. */
  readonly counts: readonly number[];
  /** It is everybody's alike: nobody has it against the others. */
  readonly shared?: true;
}

/** A part of a turn. */
export interface ScenePhase {
  readonly name: string;
  readonly now: boolean;
  /** Whose it is, and what it is called to that seat: "Your first half". */
  readonly own?: { readonly seat: Seat; readonly name: string };
  /** Which of so many it is at: the second of four to act. */
  readonly progress?: { readonly at: number; readonly of: number };
}

/** A match in general terms, for a board that knows no game. */
export interface Scene {
  readonly title: string;
  readonly terrain: TableData;
  /** Where the table's y grows to on a map. */
  readonly yGrows: 'north' | 'south';
  /** Names of the terrain's areas, in their order, where it has several. */
  readonly areaNames: readonly string[];
  /** How its ground is drawn: as a survey where nothing is said. */
  readonly manner?: Manner;
  /** What pieces of the terrain are called that are to be written on the ground, by their ids: rooms, streets. */
  readonly placeNames?: Readonly<Record<string, string>>;
  /** What is drawn beside the terrain and no rule minds. */
  readonly scenery?: readonly Scenery[];
  readonly sides: readonly SceneSide[];
  readonly figures: readonly SceneFigure[];
  /** Those figures that are led as groups; each names its own. */
  readonly groups?: readonly SceneGroup[];
  readonly markers: readonly SceneMarker[];
  /** 0 before the first. */
  readonly turn: number;
  /** What this turn is called in a game that does not call it a turn. */
  readonly turnName?: string;
  readonly phases: readonly ScenePhase[];
  /** What it is all about, the weightiest first. */
  readonly objectives?: readonly Objective[];
  /** Fog, rain and whatever else holds for everybody, in words. */
  readonly weather: readonly string[];
}

/** Something that happens on the way. */
export interface WayStop extends Spot {
  readonly kind: 'forced' | 'contact' | 'fall' | 'halt';
  readonly words: string;
  readonly rule: string;
}

/** A path that is being drawn, measured by the rules. */
export interface Way {
  /** The points are places named one after the other, and no way leads from one to the next. */
  readonly places?: true;
  /** Why it cannot be gone; null when it can. */
  readonly problem: Refusal | null;
  readonly cost: number;
  readonly budget: number;
  readonly points: readonly Spot[];
  readonly stops: readonly WayStop[];
}

/** Round a figure: where its being there matters to whoever goes by. */
export interface Threat extends Spot {
  readonly figure: string;
  /** How near the middle of the mover's base comes to that of the other when it begins to matter. */
  readonly radius: number;
  readonly words: string;
  readonly rule: string;
}

/** Ground that a figure can get to: outlines as x0, y0, x1, y1, …, holes running the other way. */
export interface Ground {
  /** Null: what is put down there is nobody. */
  readonly figure: string | null;
  readonly outlines: readonly (readonly number[])[];
  /** One line leads there, without a turn on the way. */
  readonly straight?: true;
  readonly threats?: readonly Threat[];
  /** Not farther than this from a place: to the middle of a base, but for as much of the way as `bases` take. */
  readonly within?: Spot & { readonly most: number; readonly bases?: number };
}

/** A way that a figure went, or was to go: from where it stood to where it got. */
export interface Walk {
  readonly figure: string;
  readonly points: readonly Spot[];
}

/** What a figure sees of another, line by line. */
export interface SightReport {
  readonly visible: boolean;
  readonly cover: boolean;
  readonly distance: number;
  readonly eye: Spot;
  readonly lines: readonly {
    readonly end: Spot;
    readonly state: 'clear' | 'obscured' | 'stopped';
    /** What stops or veils it, in words, and where. */
    readonly by: string | null;
    readonly at: Spot | null;
  }[];
}

/** Who looks: a figure, perhaps from where it might stand. */
export interface Viewer {
  readonly figure: string;
  readonly at?: Spot;
}

/** What a figure would see of somebody who stood at a place, wherever that is. */
export interface Glimpse {
  /** Who that would be: "a man on foot". */
  readonly whom: string;
  /** Of everybody of that size the same. */
  at(spot: Spot): 'clear' | 'cover' | 'hidden';
}

/** What may become of somebody in an attack, the mildest first; together these are certain. */
export interface Fate {
  readonly figure: string;
  readonly name: string;
  readonly ends: readonly { readonly words: string; readonly chance: number }[];
}

/** What might come of an attack, in chances. */
export interface Prospect {
  readonly title: string;
  /** It is done from afar. */
  readonly shoots?: true;
  /** Why it cannot be; the rest is empty then. */
  readonly problem: Refusal | null;
  /** That it succeeds. */
  readonly chance: number;
  /** What the dice must show, that in words ("12 on two dice"), and everything that counts for or against it. */
  readonly needed: number;
  readonly needs: string;
  readonly reasons: readonly { readonly words: string; readonly value: number; readonly rule: string }[];
  readonly harm: readonly { readonly points: number; readonly chance: number }[];
  /** What may become of each, where that is more than points: the target first, then whoever else is in it. */
  readonly fates?: readonly Fate[];
  /** That the target is out of the fight after it. */
  readonly out: number;
  /** What is to be said of it besides: why a hit does nothing, and what would. */
  readonly note?: string;
  /** The same with something spent, and what the other may do then. */
  readonly besides: readonly { readonly words: string; readonly chance: number }[];
}

/** What an answer comes to, in a few words: "hits 62 %, out 20 %". */
export type Gambles = Readonly<Record<string, string>>;

/** Why somebody need not be asked: what would be spent gains nothing, or the answers differ in nothing. */
export type Needless = 'gains-nothing' | 'all-alike';

/** An answer that no other can better, as far as chances go, and why. */
export interface Foregone {
  readonly answer: string;
  readonly because: Needless;
  readonly words: string;
}

/** Something that the open question does not offer, and why. */
export interface Denied {
  /** A figure's id, or a word for the deed. */
  readonly id: string;
  readonly words: string;
  readonly problem: Refusal;
}

/** What a piece of ground does, where that is more than its geometry says. */
export interface PieceDoes {
  /** To sight, and to walking: each a few words. */
  readonly sight: string;
  readonly walking: string;
  /** Whether anybody has cover in it or behind it. */
  readonly covers: boolean;
}

/** Where somebody would stand. */
export interface Stand extends Spot {
  readonly figure: string;
}

/** What a board can show of a match; measuring changes nothing. */
export interface BoardHelpers<G extends Game> {
  scene(view: G['state']): Scene;
  /** A figure of the scene on a card; `from`: somebody else from whom it is looked at. */
  card(view: G['state'], figure: string, from: string | null): FigureCard;
  /** For a question about a path: the ground in reach. Null: this question has none. */
  ground(asked: Asked<G>): Ground | null;
  /** For a question about a path: this path, measured. */
  way(asked: Asked<G>, path: readonly Waypoint[]): Way;
  /** For a question about a path: the cheapest way to a place, or as near as can be. */
  route(asked: Asked<G>, to: Spot): readonly Waypoint[] | null;
  /** For a question about a formation: where everybody of the group would stand, as far as can be told. */
  formed?(asked: Asked<G>, formation: Formation): readonly Stand[];
  /** `targetAt`: where the target might stand. */
  sight(view: G['state'], viewer: Viewer, target: string, targetAt?: Spot): SightReport;
  /** What a piece of the terrain does by this game's own rules of ground; null: what its geometry says. */
  pieceDoes?(view: G['state'], piece: string): PieceDoes | null;
  /** What a figure sees of the ground. */
  glimpse(view: G['state'], viewer: Viewer): Glimpse;
  /** The ways gone while this was told, in their order, for the eye to follow; `drawn`: the last that was chosen. */
  walks(before: G['state'], told: readonly G['event'][], drawn: Walk | null): readonly Walk[];
  /** What the figure that is asked about can do to another, perhaps from where it might go. */
  prospects?(asked: Asked<G>, target: string, from: Spot | null): readonly Prospect[];
  /** The chances of the answers to the open question, where it is a gamble. */
  gambles?(asked: Asked<G>): Gambles;
  /** Where nothing hangs on what is answered to the open question, or spending anything on it would gain nothing. Null: it might. */
  foregone?(asked: Asked<G>): Foregone | null;
  /** Answers that would spend something for nothing: they are kept out of the way. */
  idle?(asked: Asked<G>): readonly string[];
  /** The answer that most would give to the open question, where that is another than the first of them. Null: it is not. */
  suggests?(asked: Asked<G>): string | null;
  /** What somebody might look for among the answers in vain. */
  denied?(asked: Asked<G>): readonly Denied[];
}
