import { readFile } from 'node:fs/promises';

/** A JSON file; where it is no JSON, the error says in which line. */
export async function readDocument(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    const why = thrown.code === 'ENOENT' ? 'there is no such file' : thrown.message;
    throw new Error(`${path}: ${why}.`, { cause: thrown });
  });
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new Error(`${path}${lineOf(thrown, text)}: no JSON: ${(thrown as Error).message}.`, {
      cause: thrown,
    });
  }
}

/** Node tells the place as a number of characters; people count lines. */
function lineOf(thrown: unknown, text: string): string {
  const at = /at position (\d+)/.exec((thrown as Error).message);
  if (at === null) return '';
  const before = text.slice(0, Number(at[1])).split('\n');
  return `:${before.length}:${before.at(-1)!.length + 1}`;
}
