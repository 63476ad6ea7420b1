import { homedir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from './open-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where matches are kept: `DATABASE_URL`, else a file in `VEDETTE_DATA`, else in the user's own data folder. */
export function storePlaceFrom(environment: Environment): StorePlace {
  const { DATABASE_URL: url, VEDETTE_DATA: folder } = environment;
  if (url !== undefined && url !== '') return { url };
  return {
    file: join(folder !== undefined && folder !== '' ? folder : dataFolder(environment), 'matches.db'),
  };
}

function dataFolder({ XDG_DATA_HOME, LOCALAPPDATA }: Environment): string {
  const home = XDG_DATA_HOME ?? LOCALAPPDATA;
  if (home !== undefined && home !== '') return join(home, 'vedette');
  return process.platform === 'darwin'
    ? join(homedir(), 'Library', 'Application Support', 'vedette')
    : join(homedir(), '.local', 'share', 'vedette');
}
