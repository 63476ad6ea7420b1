import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { Failure } from './fail.mjs';
import { run } from './run.mjs';

// The one without windows first: it opens a page in a third of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of a Chromium for the browser tests; installs Debian's where that is possible. */
export async function chromium() {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!isProgram(chosen)) throw new Failure(`CHROME_PATH is ${chosen}, which is not a program.`);
    return chosen;
  }
  const found = onPath(NAMES);
  if (found) return found;
  if (process.getuid?.() === 0 && onPath(['apt-get'])) {
    process.stderr.write('Installing Chromium for the browser tests (apt-get)\n');
    await run('apt-get', ['update', '-qq'], { quietStdout: true });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { quietStdout: true });
      const fresh = onPath(NAMES);
      if (fresh) return fresh;
    }
  }
  throw new Failure(
    'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its program.',
  );
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
