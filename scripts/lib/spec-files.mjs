import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';

/** Where vitest.config.ts looks for specs. */
const FOLDERS = ['packages', 'examples', 'scripts', 'lint'];
const ELSEWHERE = ['node_modules', 'dist'];
const SPEC = '.spec.ts';

/** @returns {string[]} paths of all specs from the workspace's folder on, with slashes */
export function specFiles() {
  return FOLDERS.flatMap(specsUnder).sort();
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function specsUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ELSEWHERE.includes(entry.name) ? [] : specsUnder(path);
    return entry.name.endsWith(SPEC) ? [path] : [];
  });
}

/**
 * What was asked for: parts of paths first, then whatever vitest itself is told, from the first dash on.
 * @param {readonly string[]} args
 */
export function asked(args) {
  const dash = args.findIndex((arg) => arg.startsWith('-'));
  const end = dash < 0 ? args.length : dash;
  return { filters: args.slice(0, end), rest: args.slice(end) };
}

/**
 * Every part must be in the path of some spec: one that is not is a mistake, whatever the others find.
 * @param {readonly string[]} filters
 * @param {readonly string[]} files
 */
export function checkFilters(filters, files) {
  const missing = filters.filter((filter) => !files.some((file) => isIn(filter, file)));
  if (missing.length > 0) throw new Failure(missing.map((filter) => notFound(filter, files)).join('\n'));
}

/**
 * As vitest sees it: letters large or small, a line number behind it or not.
 * @param {string} filter
 * @param {string} file
 */
function isIn(filter, file) {
  const part = filter.replaceAll('\\', '/').replace(/:\d+$/, '').toLowerCase();
  const path = file.toLowerCase();
  return path.includes(part) || `${root.replaceAll('\\', '/').toLowerCase()}/${path}`.includes(part);
}

const MOST_NAMES = 3;

/**
 * @param {string} filter
 * @param {readonly string[]} files
 */
function notFound(filter, files) {
  const near = nearNames(filter, files);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
  return `No spec has "${filter}" in its path.${hint}`;
}

/**
 * Names of specs and folders that look like it, the nearest first.
 * @param {string} filter
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function nearNames(filter, files) {
  const wanted = nameOf(filter.split(/[/\\]/).at(-1) ?? filter).toLowerCase();
  const most = Math.max(1, Math.round(wanted.length * 0.4));
  const names = new Set(files.flatMap((file) => file.split('/').map(nameOf)));
  return [...names]
    .map((name) => ({ name, far: steps(wanted, name.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

/** @param {string} part of a path */
function nameOf(part) {
  return part.replace(/(?:\.browser)?\.spec(?:\.ts)?$|\.ts$/, '');
}

/**
 * Letters to add, drop or change to come from one word to the other.
 * @param {string} a
 * @param {string} b
 */
function steps(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
