import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageFolders } from '../lib/rulesets.mjs';

/** What is read first where a catalogue has several files; the rest follows by name. */
const FIRST = ['rules.md', 'core.md', 'attributes-and-armoury.md', 'scenarios.md'];

/**
 * The files of each ruleset's catalogue, by ruleset: in reading order those kept beside the workspace, if it has any
 * there, and the rules.md that its package brings.
 * @typedef {{ elsewhere: string[], own: string | null }} Sources
 * @param {string} workspace
 * @returns {Map<string, Sources>}
 */
export function cataloguesIn(workspace) {
  const beside = join(workspace, '..', 'shared', 'rules');
  const shared = existsSync(beside) ? readdirSync(beside).map((name) => join(beside, name)) : [];
  const own = packageFolders(workspace).filter((folder) => existsSync(join(folder, 'rules.md')));
  /** @type {Map<string, Sources>} */
  const found = new Map();
  for (const folder of shared) found.set(basename(folder), { elsewhere: inOrder(folder), own: null });
  for (const folder of own) {
    const ruleset = basename(folder);
    const elsewhere = found.get(ruleset)?.elsewhere ?? [];
    found.set(ruleset, { elsewhere, own: join(folder, 'rules.md') });
  }
  const sorted = [...found].filter(([, { elsewhere, own: file }]) => elsewhere.length > 0 || file !== null);
  return new Map(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} folder */
function inOrder(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const first = FIRST.filter((name) => names.includes(name));
  const rest = names.filter((name) => !FIRST.includes(name)).sort();
  return [...first, ...rest].map((name) => join(folder, name));
}
