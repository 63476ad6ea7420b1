import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameSummary, KeptGame } from './game-file.ts';
import { refuseIfStale } from './stale.ts';

interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame };
  summaries: { key: string; value: GameSummary; indexes: { changed: number } };
  documents: { key: string; value: { readonly key: string; readonly kind: string; readonly value: unknown } };
}

const NAME = 'vedette';
const FORM = 1;

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

/** The store of this browser: games with their summaries apart, so that the list is quick; units and campaigns. */
export function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>(NAME, FORM, {
    upgrade(database) {
      database.createObjectStore('games');
      database.createObjectStore('summaries').createIndex('changed', 'changed');
      database.createObjectStore('documents', { keyPath: 'key' });
    },
    // Another tab has a newer app: let it have the store, and fetch it again when it is wanted.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  // What could not be opened may be tried again.
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** What was written is on the disk when we are told so, not on its way there: power may fail. */
const ON_DISK = { durability: 'strict' } as const;

/** Both or neither, and only on top of what was seen last. */
export async function keepGame(record: KeptGame, since: number | null): Promise<void> {
  const transaction = (await shelf()).transaction(['games', 'summaries'], 'readwrite', ON_DISK);
  const { id } = record.summary;
  refuseIfStale(await transaction.objectStore('summaries').get(id), since);
  const puts = [
    transaction.objectStore('games').put(record, id),
    transaction.objectStore('summaries').put(record.summary, id),
  ];
  await written(transaction, puts);
}

/**
 * Asks at once for what was put to be written. Left to itself a transaction waits for one more word from the page,
 * and a page that is closed or loaded anew in that moment takes what it held along.
 */
async function written(
  transaction: { commit(): void; readonly done: Promise<void> },
  puts: readonly Promise<unknown>[],
): Promise<void> {
  transaction.commit();
  await Promise.all([...puts, transaction.done]);
}

type Document = Shelf['documents']['value'];

/** Puts a unit or a campaign away; `check` may refuse when it has seen what lies there. */
export async function keepDocument(
  document: Document,
  check?: (found: Document | undefined) => void,
): Promise<void> {
  const transaction = (await shelf()).transaction('documents', 'readwrite', ON_DISK);
  if (check !== undefined) check(await transaction.store.get(document.key));
  await written(transaction, [transaction.store.put(document)]);
}

/** Everything whose key is of this kind: `kind/…`. */
export async function documentsOf(kind: string): Promise<readonly Document[]> {
  // No key goes beyond the last of all letters.
  return (await shelf()).getAll('documents', IDBKeyRange.bound(`${kind}/`, `${kind}/\uffff`));
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return (await shelf()).get('games', id);
}

export async function keptSummary(id: string): Promise<GameSummary | undefined> {
  return (await shelf()).get('summaries', id);
}

/** The newest first. */
export async function keptGames(): Promise<readonly GameSummary[]> {
  const all = await (await shelf()).getAllFromIndex('summaries', 'changed');
  return all.reverse();
}

export async function forgetGame(id: string): Promise<void> {
  const transaction = (await shelf()).transaction(['games', 'summaries'], 'readwrite', ON_DISK);
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.done,
  ]);
}
