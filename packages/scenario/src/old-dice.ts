import type { Refusal } from '@vedette/engine';
import type { Part } from './finding.ts';
import { say } from './sentences.ts';

/** From so many on they were hardly meant: whoever writes 10 thinks of the faces. */
const MANY = 4;

/**
 * Dice in the words of old documents, so many that faces were meant. Old documents are read as ever; but `die` was how
 * many in a number and of how many faces in a table.
 */
export function oldDice(
  { path, value }: Part<unknown>,
  usualFaces: number,
  rule: string,
): readonly Refusal[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    oldDice({ path: `${path}/${key}`, value: inner }, usualFaces, rule),
  );
  const { die, faces = usualFaces } = value as { readonly die?: unknown; readonly faces?: unknown };
  if (typeof die !== 'number' || die < MANY || 'op' in value || 'rows' in value) return found;
  const said = say('advice.old-dice', { die, faces: Number(faces) });
  return [{ code: 'advice.old-dice', rule, path, ...said }, ...found];
}

/** The same document with dice in the words of today. */
export function inTodaysWords(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(inTodaysWords);
  if (typeof document !== 'object' || document === null) return document;
  const plain =
    typeof Reflect.get(document, 'die') === 'number' && !('op' in document) && !('rows' in document);
  return Object.fromEntries(
    Object.entries(document).map(([key, value]: [string, unknown]) => [
      plain && key === 'die' ? 'dice' : key,
      inTodaysWords(value),
    ]),
  );
}
