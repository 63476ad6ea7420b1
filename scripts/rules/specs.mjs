import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'fuzz-dumps']);

/**
 * Every spec below a folder, sorted, its path written with `/`.
 * @param {string} root
 * @returns {{ file: string, source: string }[]}
 */
export function readSpecs(root) {
  const files = specsIn(root).sort();
  return files.map((file) => ({
    file: relative(root, file).split(sep).join('/'),
    source: readFileSync(file, 'utf8'),
  }));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function specsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : specsIn(path);
    return entry.name.endsWith('.spec.ts') ? [path] : [];
  });
}
