export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

/** Statements, with places written $1, $2, … */
export interface Queries {
  query(text: string, values?: readonly Cell[]): Promise<readonly Row[]>;
}

/** What the store needs of a database. */
export interface Database extends Queries {
  /** How one says, where it is needed, that rows which somebody else is busy with are passed over. */
  readonly skipLocked: string;
  /** All of it, or nothing; what it reads is one moment. Others wait outside while it is `alone`. */
  transaction<T>(work: (queries: Queries) => Promise<T>, how?: 'alone' | 'reading'): Promise<T>;
  /** Whether the statement has changed anything; if so, whoever watches, here and elsewhere, is told, once it is written. */
  write(text: string, values: readonly Cell[], notice: string): Promise<boolean>;
  /** Tells whoever watches elsewhere something that is not written. */
  announce(notice: string): Promise<void>;
  onNotice(listener: (text: string) => void): () => void;
  close(): Promise<void>;
}
