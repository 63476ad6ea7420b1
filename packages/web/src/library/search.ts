import type { LibrarySection } from '@vedette/engine';
import { say } from '../words/say.ts';
import { type Entry, type EntryKind, kindOf } from './entry.ts';
import { likeness, type Phrase, phraseOf, phrasesOf, rarityOf, type Weighing } from './phrases.ts';
import {
  askedIn,
  littleIn,
  saidIn,
  stemOf,
  type Term,
  type Thesaurus,
  thesaurusOf,
  wordsOf,
} from './reading.ts';
import { isOneSlipAway } from './slips.ts';

/** Words made ready to be found: each with a blank before it for its beginning, and by their stems. */
interface Field {
  readonly spaced: string;
  readonly stems: ReadonlySet<string>;
}

interface Passage extends Field {
  readonly text: string;
}

/** An entry made ready for searching. */
interface Card {
  readonly entry: Entry;
  readonly kind: EntryKind;
  readonly id: string;
  readonly title: Field;
  readonly called: Field;
  /** What is asked by whoever means it: its name first of all. */
  readonly phrases: readonly Phrase[];
  /** What the rows of its tables are called: "Arm Wound". */
  readonly rows: readonly Phrase[];
  readonly line: Field;
  readonly passages: readonly Passage[];
  /** All of it: what is not in here need not be looked for anywhere. */
  readonly whole: Field;
}

export interface SearchCatalogue {
  readonly cards: readonly Card[];
  /** How many cards have a word, by its stem. */
  readonly having: ReadonlyMap<string, number>;
  /** What means the same, by game. */
  readonly thesauri: ReadonlyMap<string, Thesaurus>;
}

/** What is looked through; null: everything. */
export interface Filter {
  readonly game: string | null;
  readonly kind: EntryKind | null;
}

const NO_FILTER: Filter = { game: null, kind: null };

export interface Hit {
  readonly entry: Entry;
  /** The passage that answers best, where its line does not. */
  readonly passage: string | null;
}

export interface Findings {
  /** The best first. */
  readonly hits: readonly Hit[];
  /** Nothing was found as written; these are a letter away. */
  readonly near: boolean;
}

export const NOTHING: Findings = { hits: [], near: false };

function fieldOf(text: string): Field {
  const words = saidIn(text);
  return { spaced: ` ${words.join(' ')} `, stems: new Set(words.map(stemOf)) };
}

const passageOf = (text: string, words = text): Passage => ({ ...fieldOf(words), text });

/** A line of a table as one reads it aloud: "3–4: Paralysed, …". */
function rowInWords(cells: readonly string[]): string {
  const [first = '', ...rest] = cells;
  return `${first}: ${rest.join(', ')}`;
}

function passagesOf({ items, table }: LibrarySection): readonly Passage[] {
  return [
    ...items.map(({ to, title: called, text }) =>
      passageOf(
        // Ids of options are found, and not shown.
        [to?.title, called?.startsWith('`') === true ? null : called, text].filter(Boolean).join(': '),
        [to?.title, called, text].filter(Boolean).join(': '),
      ),
    ),
    ...(table?.rows ?? []).map(({ cells }) => passageOf(rowInWords(cells))),
  ];
}

/** Names stand at the beginning of a row, behind the die at most; a single word is seldom one. */
function rowNames({ table }: LibrarySection): readonly Phrase[] {
  return (table?.rows ?? [])
    .flatMap(({ cells }) => cells.slice(0, 2))
    .map((cell) => askedIn(cell))
    .filter(({ length }) => length === 2 || length === 3)
    .map((words) => phraseOf(words.join(' ')));
}

function cardOf(entry: Entry): Card {
  const title = fieldOf(askedIn(entry.title).join(' '));
  const called = fieldOf(entry.called ?? '');
  const line = fieldOf(entry.line);
  const passages = [
    ...entry.facts.map(({ label, text }) => passageOf(`${label}: ${text}`)),
    ...entry.sections.flatMap(passagesOf),
  ];
  const all = [title, called, line, ...passages];
  return {
    entry,
    kind: kindOf(entry),
    id: ` ${wordsOf(`${entry.id} ${entry.rule ?? ''}`).join(' ')} `,
    title,
    called,
    phrases: [
      phraseOf(entry.title),
      ...phrasesOf(entry.called ?? ''),
      ...say.search.askedOf(entry.shelf, entry.title).map(phraseOf),
    ],
    rows: entry.sections.flatMap(rowNames),
    line,
    passages,
    whole: {
      spaced: all.map(({ spaced }) => spaced).join(''),
      stems: new Set(all.flatMap(({ stems }) => [...stems])),
    },
  };
}

export function cataloguing(
  entries: readonly Entry[],
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(),
): SearchCatalogue {
  const cards = entries.filter(({ voice }) => voice !== 'silent').map(cardOf);
  const thesauri = new Map(
    [...synonyms].map(([game, groups]) => [game, thesaurusOf([...groups, ...say.search.synonyms])]),
  );
  const having = new Map<string, number>();
  for (const { whole } of cards)
    for (const stem of whole.stems) having.set(stem, (having.get(stem) ?? 0) + 1);
  return { cards, having, thesauri };
}

/** The best answers to a question in plain words; a number of a rule finds that rule. */
export function search(
  catalogue: SearchCatalogue,
  question: string,
  { game, kind }: Filter = NO_FILTER,
): Findings {
  const { cards } = catalogue;
  const asked = askedIn(question);
  if (asked.length === 0) return NOTHING;
  const open = cards.filter(
    (card) => (game === null || card.entry.game === game) && (kind === null || card.kind === kind),
  );
  const numbered = byNumber(open, asked);
  if (numbered.length > 0) return { hits: numbered, near: false };
  const spoken = open.filter(({ entry }) => entry.voice === undefined);
  const meant: Question = { asked, little: littleIn(question), phrase: phraseOf(question) };
  const isSentence = meant.little.length > 0;
  const isLong = isSentence || asked.length >= AT_LENGTH;
  const whole = ranked(spoken, meant, catalogue, isLong ? COVERED_AT_LENGTH : COVERED);
  const found = whole.length > 0 || !isSentence ? whole : ranked(spoken, meant, catalogue, COVERED_AT_ALL);
  return found.length > 0 ? { hits: found, near: false } : { hits: nearly(spoken, asked), near: true };
}

/** "SHT-08", "XX-SHT-08". */
function byNumber(cards: readonly Card[], asked: readonly string[]): readonly Hit[] {
  if (asked.length < 2 || !/^\d+$/.test(asked.at(-1)!)) return [];
  const number = ` ${asked.join(' ')} `;
  return cards
    .filter(({ entry, id }) => entry.shelf === 'rules' && id.includes(number))
    .map(({ entry }) => ({ entry, passage: null }));
}

/** What a word counts for by where it stands. */
const WEIGHT = { title: 5, called: 4, line: 2.5, passage: 1.3 } as const;
/** A title that says all that was asked, and nothing else; names that say all of it. */
const ALL_OF_A_TITLE = 1.5;
const ALL_OF_ITS_NAMES = 2.5;
const LITTLE_WORD = 0.3;
/** A thing of whose name only a part was said, or only a beginning; a word that stands nowhere. */
const PART_OF_A_NAME = 0.6;
const BEGINNING_OF_A_NAME = 0.3;
const UNKNOWN_WORD = 1;

/** Whoever asks means play, unless play has nothing to say. */
const PRIOR: Readonly<Record<EntryKind, number>> = {
  play: 1,
  figures: 1,
  kit: 1,
  campaign: 0.85,
  companies: 0.75,
  scenarios: 0.6,
  rulings: 0.5,
  format: 0.4,
};

/** Of what was asked this much must be found, by the weight of its words; and this much of the best hit's worth. */
const COVERED = 0.55;
const WORTH = 0.3;
/** Whoever asks at length, or in a sentence, need not be understood to the last word. */
const AT_LENGTH = 3;
const COVERED_AT_LENGTH = 0.34;
/** Whoever asks in a sentence, and not by words that he has seen, had rather half an answer than none. */
const COVERED_AT_ALL = 0.3;

/** What it counts for that somebody asks just as people do who mean a thing; and that he does so to the word. */
const AS_ASKED = 14;
const TO_THE_WORD = 4;
/** Who asks for a row of a table means the rule that has it, if nothing else is called so. */
const AS_A_ROW = 0.8;
/** So much of a phrase is all of it: sums of weights are not exact. */
const ALL_OF_IT = 0.999;

/** What a word counts for that stands in other places as well. */
const ELSEWHERE = 0.3;

/** How well a word is found; by one that means the same, as nearly as they do. */
const FOUND = { word: 1, stem: 0.93, beginning: 0.65 } as const;

function strength({ spaced, stems }: Field, { word, stem, alike, whole }: Term): number {
  if (stems.has(stem)) return spaced.includes(` ${word} `) ? FOUND.word : FOUND.stem;
  let near = 0;
  for (const [other, much] of alike) if (much > near && stems.has(other)) near = much;
  if (near > 0) return near;
  return !whole && spaced.includes(` ${word}`) ? FOUND.beginning : 0;
}

/** Whoever has typed only the beginning of a word means a title rather than what people say about a thing. */
function calledSo(called: Field, term: Term, titled: number): number {
  const found = strength(called, term);
  if (found !== FOUND.beginning) return found;
  return titled > 0 ? 0 : found * BEGINNING_OF_A_NAME;
}

interface Read {
  readonly card: Card;
  /** By term: what it counts for in title, names and line, and in each passage. */
  readonly head: readonly number[];
  readonly titled: readonly number[];
  readonly named: readonly number[];
  readonly passages: readonly (readonly number[])[];
}

/** The best place counts, and the others a little. */
function together(values: readonly number[]): number {
  const best = Math.max(...values);
  const others = values.reduce((sum, value) => sum + value, 0) - best;
  return best + others * ELSEWHERE;
}

function read(card: Card, terms: readonly Term[]): Read {
  const titled = terms.map((term) => strength(card.title, term));
  const named = terms.map((term, i) => calledSo(card.called, term, titled[i]!));
  return {
    card,
    titled,
    named,
    head: terms.map((term, i) =>
      together([
        WEIGHT.title * titled[i]!,
        WEIGHT.called * named[i]!,
        WEIGHT.line * strength(card.line, term),
      ]),
    ),
    passages: card.passages.map((passage) => terms.map((term) => WEIGHT.passage * strength(passage, term))),
  };
}

const NONE: ReadonlyMap<string, number> = new Map();

interface Question {
  readonly asked: readonly string[];
  /** Words that tell only where somebody calls a thing by them: "how far". */
  readonly little: readonly string[];
  /** All of it. */
  readonly phrase: Phrase;
}

function ranked(
  cards: readonly Card[],
  { asked, little, phrase }: Question,
  { thesauri, having: everywhere, cards: all }: SearchCatalogue,
  /** How much of it must be found. */
  enough: number,
): readonly Hit[] {
  const terms = new Map<string, readonly Term[]>();
  const termsFor = (game: string): readonly Term[] => {
    const known = terms.get(game);
    if (known !== undefined) return known;
    const thesaurus = thesauri.get(game);
    const made = asked.map((word) => {
      const stem = stemOf(word);
      return {
        word,
        stem,
        alike: thesaurus?.get(stem) ?? NONE,
        whole: little.length > 0 && everywhere.has(stem),
      };
    });
    terms.set(game, made);
    return made;
  };
  // Rows are called by names alone.
  const telling = phraseOf(asked.join(' '));
  const having = asked.map(() => 0);
  const possible = cards.filter((card) => {
    const found = termsFor(card.entry.game).map((term) => strength(card.whole, term) > 0);
    found.forEach((is, i) => {
      if (is) having[i]!++;
    });
    return found.some((is) => is);
  });
  // A word that few entries have says more about what was meant; one that none has says nothing.
  const rarity = having.map((n) => (n === 0 ? UNKNOWN_WORD : rarityOf(n, cards.length)));
  const weighing = (game: string): Weighing => ({
    thesaurus: thesauri.get(game),
    rarity: (stem) => (everywhere.has(stem) ? rarityOf(everywhere.get(stem)!, all.length) : UNKNOWN_WORD),
  });
  const scored = possible
    .map((card) => {
      const weighed = weighing(card.entry.game);
      const like = Math.max(
        0,
        ...card.phrases.map((other) => likeness(phrase, other, weighed)),
        ...card.rows.map((other) => AS_A_ROW * likeness(telling, other, weighed)),
      );
      return scoreOf(read(card, termsFor(card.entry.game)), rarity, like, enough);
    })
    .filter((one) => one !== null)
    .map(({ hit, score, called }) => ({
      hit,
      score: score + little.filter((word) => called.spaced.includes(` ${word} `)).length * LITTLE_WORD,
    }))
    .sort((a, b) => b.score - a.score);
  const least = (scored[0]?.score ?? 0) * WORTH;
  return scored.filter(({ score }) => score >= least).map(({ hit }) => hit);
}

function scoreOf(
  { card, head, titled, named, passages }: Read,
  rarity: readonly number[],
  like: number,
  enough: number,
): { readonly hit: Hit; readonly score: number; readonly called: Field } | null {
  const total = rarity.reduce((sum, one) => sum + one, 0);
  const worth = (values: readonly number[]) => values.reduce((sum, value, i) => sum + value * rarity[i]!, 0);
  let best = worth(head);
  let at = -1;
  passages.forEach((passage, i) => {
    const here = worth(head.map((value, term) => Math.max(value, passage[term]!)));
    if (here > best) {
      best = here;
      at = i;
    }
  });
  const values = head.map((value, term) => Math.max(value, passages[at]?.[term] ?? 0));
  const covered = rarity.reduce((sum, one, i) => sum + (values[i]! > 0 ? one : 0), 0) / total;
  if (covered < enough) return null;
  const titleWords = card.title.stems.size;
  const said = titled.filter((one) => one > 0).length;
  const title = titleWords === 0 ? 0 : (said / Math.max(titleWords, rarity.length)) * ALL_OF_A_TITLE;
  const names = named.every((one) => one > BEGINNING_OF_A_NAME) ? ALL_OF_ITS_NAMES : 0;
  // Whoever gives the whole name of a thing means that thing.
  const isThing = card.entry.shelf !== 'rules' && card.kind !== 'rulings' && card.kind !== 'format';
  const prior = isThing && said === titleWords && said === rarity.length ? 1 : PRIOR[card.kind];
  // Part of a name is not its name: a special musket is not what is meant by "musket".
  const other = rarity.length > 1 && isThing && said > 0 && said < titleWords ? PART_OF_A_NAME : 1;
  const score =
    ((best / total) * covered * covered +
      title +
      names +
      AS_ASKED * like * like +
      (like >= ALL_OF_IT ? TO_THE_WORD : 0)) *
    prior *
    other;
  const hit = { entry: card.entry, passage: card.passages[at]?.text ?? null };
  return { hit, score, called: card.called };
}

/** Titles one slip of the pen away, for words that are long enough to tell. */
function nearly(cards: readonly Card[], asked: readonly string[]): readonly Hit[] {
  return cards
    .filter(({ title }) => {
      const words = title.spaced.trim().split(' ');
      return asked.every(
        (word) =>
          title.spaced.includes(` ${word}`) ||
          (word.length > 3 && words.some((other) => isOneSlipAway(word, other))),
      );
    })
    .map(({ entry }) => ({ entry, passage: null }));
}
