import process from 'node:process';
import { backup, restore, storePlaceFrom } from '@vedette/server';

/** `vedette backup <file>`: all online matches as they are now. */
export async function backupMatches(file: string): Promise<number> {
  const { matches, rows } = await backup(storePlaceFrom(process.env), file);
  process.stdout.write(`${file}: ${matches} matches, ${rows} lines.\n`);
  return 0;
}

/** `vedette restore <file>`: puts back what is missing. */
export async function restoreMatches(file: string): Promise<number> {
  const { matches, rows } = await restore(storePlaceFrom(process.env), file);
  process.stdout.write(`${file}: ${matches} matches, ${rows} lines are all there.\n`);
  return 0;
}
