import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** The path that was asked for, decoded; undefined when it is not one that any file could have. */
export function pathOf(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/')) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.includes('\\')) return undefined;
  // Dot files are nobody's business, and '..' is one of them.
  if (path.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  return path;
}

async function fileWithin(root: string, path: string): Promise<string | undefined> {
  try {
    const real = await realpath(join(root, path));
    // A symbolic link may lead out of the root: what counts is where it ends.
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
    return (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The file that answers a path, below `root` (itself a real path); undefined for none.
 * A path without an extension belongs to the app, which finds its own way: it gets the front page.
 */
export async function locate(root: string, path: string): Promise<string | undefined> {
  const wanted = path.endsWith('/') ? `${path}index.html` : path;
  const found = await fileWithin(root, wanted);
  if (found !== undefined) return found;
  return extname(path) === '' && !path.startsWith('/assets/') ? fileWithin(root, 'index.html') : undefined;
}
