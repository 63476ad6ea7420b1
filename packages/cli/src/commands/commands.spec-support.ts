import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { vi } from 'vitest';
import { main } from '../main.ts';

/** Runs the command in this process; gives its exit code and what it said. */
export async function vedette(...args: readonly string[]) {
  const said: string[] = [];
  const errors: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
  const code = await main(args);
  out.mockRestore();
  err.mockRestore();
  return { code, said: said.join(''), errors: errors.join('') };
}

/** A folder for one spec, with a way to put documents into it. */
export async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'vedette-'));
  return {
    at: (name: string) => join(path, name),
    async put(name: string, document: unknown): Promise<string> {
      const file = join(path, name);
      await writeFile(file, typeof document === 'string' ? document : JSON.stringify(document));
      return file;
    },
    read: (name: string) => readFile(join(path, name), 'utf8'),
    remove: () => rm(path, { recursive: true }),
  };
}
