import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord, GameSummary } from './game-record.ts';

interface Shelf extends DBSchema {
  games: { key: string; value: GameRecord };
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
  });
  return opened;
}

/** Both or neither. */
export async function keepGame(record: GameRecord): Promise<void> {
  const transaction = (await shelf()).transaction(['games', 'summaries'], 'readwrite');
  const { id } = record.summary;
  await Promise.all([
    transaction.objectStore('games').put(record, id),
    transaction.objectStore('summaries').put(record.summary, id),
    transaction.done,
  ]);
}

export async function keptGame(id: string): Promise<GameRecord | undefined> {
  return (await shelf()).get('games', id);
}

/** The newest first. */
export async function keptGames(): Promise<readonly GameSummary[]> {
  const all = await (await shelf()).getAllFromIndex('summaries', 'changed');
  return all.reverse();
}

export async function forgetGame(id: string): Promise<void> {
  const transaction = (await shelf()).transaction(['games', 'summaries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.done,
  ]);
}
