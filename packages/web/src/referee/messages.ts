import type {
  Form,
  Ground,
  Json,
  Outcome,
  Refusal,
  Scene,
  Seat,
  SightReport,
  Viewer,
  Way,
} from '@vedette/engine';
import type { Spot, TableData, Waypoint } from '@vedette/engine/table';
import type { GameRecord, NewGame, Sitter } from './game-record.ts';

/** The open question, as it is put to whoever decides. */
export interface Question {
  readonly kind: string;
  readonly form: Form;
  readonly seat: Seat;
  readonly title: string;
  readonly options: readonly { readonly id: string; readonly words: string }[];
  /** Everything that the rules say with it. */
  readonly facts: Readonly<Record<string, Json>>;
}

/** One line of the log. */
export interface Dispatch {
  readonly number: number;
  readonly text: string;
  readonly rule: string;
  readonly event: Readonly<Record<string, Json>>;
}

/** The match as one seat sees it now. */
export interface Snapshot {
  readonly game: string;
  readonly seq: number;
  readonly viewer: Seat | null;
  readonly scene: Omit<Scene, 'terrain'>;
  /** Counted up whenever the terrain is another; `terrain` comes only then. */
  readonly groundNumber: number;
  readonly terrain: TableData | null;
  readonly sitters: readonly Sitter[];
  readonly question: Question | null;
  readonly waitingFor: Seat | null;
  /** What was told since the snapshot before; all of it in the first. */
  readonly dispatches: readonly Dispatch[];
  readonly dispatchesFrom: number;
  readonly canUndo: Refusal | null;
  readonly outcome: Outcome | null;
}

/** What can be asked of the referee, and what it answers. */
export interface Calls {
  begin(game: NewGame): Snapshot;
  open(id: string): Snapshot;
  import(record: unknown): Snapshot;
  close(): null;
  answer(answer: Json): Snapshot | { readonly refused: Refusal };
  undo(): Snapshot | { readonly refused: Refusal };
  /** The bot that is asked decides, within its time. */
  think(milliseconds: number): Snapshot;
  stopThinking(): null;
  record(): GameRecord;
  ground(): Ground | null;
  way(path: readonly Waypoint[]): Way;
  route(to: Spot): readonly Waypoint[] | null;
  levels(x: number, y: number): readonly number[];
  sight(viewer: Viewer, target: string): SightReport;
  odds(query: Json): Json;
  /** Null when this answer would be taken. */
  objection(answer: Json): Refusal | null;
}

export type Call = keyof Calls;

export interface Request<C extends Call = Call> {
  readonly number: number;
  readonly call: C;
  readonly given: Parameters<Calls[C]>;
}

export type Reply =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failure: string };
