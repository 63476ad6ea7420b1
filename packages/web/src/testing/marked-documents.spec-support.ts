import { marked } from '@vedette/engine/testing';
import * as documents from '../library/documents.ts';

export type { Rule } from '../library/documents.ts';

/** A line of the page of rulings, with its text between marks; titles of games, ids and values stay as they are. */
function markedLine(line: string): string {
  if (line.trim() === '' || line.startsWith('## ') || line.startsWith('|-')) return line;
  const [, head, title] = /^(#+ )(.*)$/.exec(line) ?? [];
  if (head !== undefined) return `${head}${marked(title!)}`;
  const [, bullet, ruling, rules = ''] = /^(- )(.*?)( \([A-Z]{2}-[^()]*\))?$/.exec(line) ?? [];
  if (bullet !== undefined) return `${bullet}${marked(ruling!)}${rules}`;
  if (!line.startsWith('|')) return marked(line);
  return line
    .split('|')
    .with(2, ` ${marked(line.split('|')[2]!.trim())} `)
    .join('|');
}

/** The documents of the library, in a made-up language. */
export async function fetchRulings(): Promise<string> {
  return (await documents.fetchRulings()).split('\n').map(markedLine).join('\n');
}

export async function fetchRuleBook(game: string): Promise<readonly documents.Rule[]> {
  return (await documents.fetchRuleBook(game)).map((rule) => ({ ...rule, title: marked(rule.title) }));
}

export async function fetchDefinitions(game: string): Promise<Readonly<Record<string, string>>> {
  return marked(await documents.fetchDefinitions(game));
}
