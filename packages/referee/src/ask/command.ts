import { plain } from './find.ts';
import type { EarWords } from './words.ts';

export type CommandId = keyof EarWords['commands'];

/** What somebody has said: a word that is known here, and what comes after it. */
export interface Command {
  readonly id: CommandId;
  readonly rest: string;
}

/** Shorter beginnings of a word stand for nothing. */
const SHORTEST = 3;

/** The command that is meant, by the longest of its words; a word may be cut short. Null: it is none. */
export function commandOf(said: string, { commands }: EarWords): Command | null {
  const text = plain(said);
  const all = Object.entries(commands) as [CommandId, EarWords['commands'][CommandId]][];
  let best: (Command & { readonly length: number }) | null = null;
  for (const [id, { words }] of all) {
    for (const word of words) {
      const isIt = text === word || text.startsWith(`${word} `);
      if (isIt && word.length > (best?.length ?? 0))
        best = { id, rest: text.slice(word.length).trim(), length: word.length };
    }
  }
  if (best !== null) return { id: best.id, rest: best.rest };
  const [first = '', ...rest] = text.split(' ');
  if (first.length < SHORTEST) return null;
  const cut = all.filter(([, { words }]) => words.some((word) => word.startsWith(first)));
  return cut.length === 1 ? { id: cut[0]![0], rest: rest.join(' ') } : null;
}
