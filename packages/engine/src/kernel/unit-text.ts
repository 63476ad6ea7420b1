/** What a text of a unit comes to without the letters at its end. */
export type TextRead<Unit> =
  | {
      readonly unit: Unit;
      /** The first line that the unit would be told with otherwise; null: it is word for word the same. */
      readonly unlike: string | null;
    }
  /** The line that nothing could be made of. */
  | { readonly unread: string };

export type Paragraph = readonly string[];

/** The head of a unit's text, and its paragraphs. */
export interface WrittenUnit {
  readonly name: string;
  /** The line under the name, in its parts. */
  readonly parts: readonly string[];
  readonly line: string;
  readonly paragraphs: readonly Paragraph[];
}

const BETWEEN = ' · ';

/** A text as somebody would paste it, from the line on that ends with the name of the game; null: there is none. */
export function writtenUnit(text: string, game: string): WrittenUnit | null {
  const all = paragraphsOf(text);
  for (const [i, lines] of all.entries()) {
    const at = lines.findIndex((line) => line.endsWith(`${BETWEEN}${game}`));
    const name = lines[at - 1];
    if (at < 1 || name === undefined) continue;
    const line = lines[at]!;
    const under = lines.slice(at + 1);
    const paragraphs = [...(under.length === 0 ? [] : [under]), ...all.slice(i + 1)];
    return { name, line, parts: line.split(BETWEEN), paragraphs };
  }
  return null;
}

/** Without marks of quotations, and what stands before and behind a line. */
function paragraphsOf(text: string): readonly Paragraph[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[\s>|]+/, '').trimEnd());
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line !== '') found.at(-1)!.push(line);
    else if (found.at(-1)!.length > 0) found.push([]);
  }
  return found.filter((paragraph) => paragraph.length > 0);
}

/** The first line of what was given that its own text does not have. */
export function unlikeLine({ line, paragraphs }: WrittenUnit, own: string): string | null {
  const known = new Set(paragraphsOf(own).flat());
  return [line, ...paragraphs.flat()].find((one) => !known.has(one)) ?? null;
}

/** "Musket (Silver Weapon, Bayonet), Pistol" in its parts: commas between brackets part nothing. */
export function listedIn(line: string): readonly string[] {
  return line.split(/, (?![^()]*\))/);
}

/** The last number of a text. */
export function lastNumber(text: string): number | null {
  const found = text.match(/\d+/g)?.at(-1);
  return found === undefined ? null : Number(found);
}

/** Somebody's name, and what follows its last comma before the first of the other parts. */
export function calledIn(line: string): { readonly name: string; readonly parts: readonly string[] } | null {
  const [first = '', ...rest] = line.split(BETWEEN);
  const comma = first.lastIndexOf(', ');
  if (comma < 1) return null;
  return { name: first.slice(0, comma), parts: [first.slice(comma + 2), ...rest] };
}
