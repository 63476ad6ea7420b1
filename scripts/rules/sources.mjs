import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageFolders } from '../lib/rulesets.mjs';

/** What is read first where a catalogue has several files; the rest follows by name. */
const FIRST = ['rules.md', 'core.md', 'attributes-and-armoury.md', 'scenarios.md'];

/**
 * The files of each ruleset's catalogue in reading order, by ruleset: those of packages that bring a rules.md, and
 * those kept beside the workspace.
 * @param {string} workspace
 * @returns {Map<string, string[]>}
 */
export function cataloguesIn(workspace) {
  const beside = join(workspace, '..', 'shared', 'rules');
  const shared = existsSync(beside) ? readdirSync(beside).map((name) => join(beside, name)) : [];
  const own = packageFolders(workspace).filter((folder) => existsSync(join(folder, 'rules.md')));
  const found = [
    ...shared.map((folder) => ({ ruleset: basename(folder), files: inOrder(folder) })),
    ...own.map((folder) => ({ ruleset: basename(folder), files: [join(folder, 'rules.md')] })),
  ];
  const sorted = found
    .filter(({ files }) => files.length > 0)
    .sort((a, b) => (a.ruleset < b.ruleset ? -1 : 1));
  return new Map(sorted.map(({ ruleset, files }) => [ruleset, files]));
}

/** @param {string} folder */
function inOrder(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const first = FIRST.filter((name) => names.includes(name));
  const rest = names.filter((name) => !FIRST.includes(name)).sort();
  return [...first, ...rest].map((name) => join(folder, name));
}
