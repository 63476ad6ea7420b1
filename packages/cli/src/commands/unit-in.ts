import type { Game, Ruleset } from '@vedette/engine';
import { notThere } from './did-you-mean.ts';
import { readDocument } from './read-document.ts';

/** A unit by its file, or a ready-made one by its number, its name or another word that it alone has. */
export async function unitIn({ units }: Ruleset<Game>, text: string): Promise<unknown> {
  if (/[./\\]/.test(text)) return readDocument(text);
  const { ready } = units;
  if (/^\d+$/.test(text) && ready[Number(text) - 1] !== undefined) return ready[Number(text) - 1];
  const words = ready.map(wordsOf);
  const alone = words.map((own) =>
    own.filter((word) => words.filter((others) => others.includes(word)).length === 1),
  );
  const found = alone.findIndex((own) => own.includes(plain(text)));
  if (found >= 0) return ready[found];
  throw notThere(
    'file or ready-made unit',
    text,
    alone.map((own) => own.at(-1) ?? ''),
  );
}

/** The texts at the top of a document, as ids. */
function wordsOf(unit: unknown): readonly string[] {
  return Object.values(Object(unit) as Record<string, unknown>).flatMap((value) =>
    typeof value === 'string' ? [plain(value)] : [],
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
