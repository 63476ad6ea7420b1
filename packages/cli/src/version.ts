import { readFileSync } from 'node:fs';

/** Of this package, read from beside both `src` and `dist`. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
