// Comes before the plain commands of package.json's scripts, so that they work from a bare clone.
import { start } from './lib/fail.mjs';
import { install } from './lib/install.mjs';

await start(install);
