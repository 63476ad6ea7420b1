import { readFile } from 'node:fs/promises';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder, not a file',
};

/** A JSON file; where it is no JSON, the error says in which line. */
export async function readDocument(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    const why = WHY[thrown.code ?? ''] ?? thrown.message;
    throw new Error(`${path}: ${why}.`, { cause: thrown });
  });
  return jsonIn(text, path);
}

/** What a text says as JSON; an error names the text, the line, and what would help. */
export function jsonIn(text: string, name: string, help?: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const wrong = `${name}${lineOf(thrown, text)}: no JSON: ${(thrown as Error).message.replaceAll(/\s+/g, ' ')}.`;
    throw new Error(help === undefined ? wrong : `${wrong} ${help}.`, { cause: thrown });
  }
}

/** Node tells the place as a number of characters; people count lines. */
function lineOf(thrown: unknown, text: string): string {
  const at = /at position (\d+)/.exec((thrown as Error).message);
  if (at === null) return '';
  const before = text.slice(0, Number(at[1])).split('\n');
  return `:${before.length}:${before.at(-1)!.length + 1}`;
}
