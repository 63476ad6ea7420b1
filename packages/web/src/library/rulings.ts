import type { EntryItem } from '@vedette/engine';
import { say } from '../words/say.ts';
import { ALL_GAMES, type Entry } from './entry.ts';
import { BOOKS, gameTitle } from './games.ts';

/** A chapter of docs/rulings.md. */
interface Chapter {
  readonly game: string;
  readonly title: string;
  readonly lines: string[];
  readonly items: EntryItem[];
}

const RULE = /\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g;

function ruleIds(text: string): readonly string[] {
  return text.match(RULE) ?? [];
}

/** The page of rulings, a chapter an entry. Its form is a spec's concern: headings, paragraphs, lists, tables. */
export function rulingEntries(markdown: string): readonly Entry[] {
  return chaptersOf(markdown)
    .filter(({ items, lines }) => items.length + lines.length > 0)
    .map(({ game, title, lines, items }) => ({
      shelf: 'rulings',
      id: `${game}-${slug(title)}`,
      title,
      game,
      group: gameTitle(game),
      line: lines.join(' ') || summary(items),
      rule: null,
      page: null,
      stats: [],
      facts: [],
      sections: items.length === 0 ? [] : [{ title: titleOf(items), items }],
    }));
}

function chaptersOf(markdown: string): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let game = ALL_GAMES;
  let above = '';
  for (const line of markdown.split('\n')) {
    const [, marks, title] = /^(#+) (.*)$/.exec(line) ?? [];
    if (marks === '##') game = gameOf(title!);
    if (marks === '###') above = title!;
    if (marks !== undefined) {
      chapters.push({ game, title: marks === '####' ? `${above}: ${title}` : title!, lines: [], items: [] });
    } else readLine(line, chapters.at(-1));
  }
  return chapters;
}

function readLine(line: string, chapter: Chapter | undefined): void {
  if (chapter === undefined || line.trim() === '' || /^\|(?:-|\s*option\b)/.test(line)) return;
  if (line.startsWith('- ')) chapter.items.push(bullet(line.slice(2)));
  else if (line.startsWith('|')) chapter.items.push(optionRow(line));
  else chapter.lines.push(line);
}

/** Behind a ruling stand the rules it belongs to. */
function bullet(line: string): EntryItem {
  const [, text, rules] = /^(.*?) \(([A-Z]{2}-[^()]*)\)$/.exec(line) ?? [];
  return { text: text ?? line, rules: ruleIds(rules ?? '') };
}

function optionRow(line: string): EntryItem {
  const [option = '', text = '', values = '', rule = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  return {
    title: option,
    text: `${text}. ${say.library.said.values(values.split(', '))}`,
    rules: ruleIds(rule),
  };
}

function gameOf(title: string): string {
  return BOOKS.find((game) => game.title === title)?.id ?? ALL_GAMES;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const areOptions = (items: readonly EntryItem[]): boolean => items[0]?.title !== undefined;

function titleOf(items: readonly EntryItem[]): string {
  return areOptions(items) ? say.library.sections.options : say.library.sections.rulings;
}

function summary(items: readonly EntryItem[]): string {
  return areOptions(items) ? say.library.said.switches(items.length) : say.library.said.decided(items.length);
}
