import { Postgres } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import { Sqlite } from './sqlite.ts';

/** Where the matches are: a PostgreSQL server's address, or a file of our own. */
export type StorePlace = { readonly url: string } | { readonly file: string };

/** `onReturn`: notices may have been missed, or another process has written to the file. */
export async function openStore(place: StorePlace, onReturn: () => void = () => {}): Promise<SqlStore> {
  const database =
    'url' in place ? await Postgres.open(place.url, onReturn) : new Sqlite(place.file, onReturn);
  try {
    return await SqlStore.open(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}
