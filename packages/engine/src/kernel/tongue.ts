import type { BoardHelpers } from './board.ts';
import type { Game } from './context.ts';
import type { Detachment } from './detachment.ts';
import type { Evening } from './evening.ts';
import type { Json } from './json.ts';
import type { LibrarySection } from './library.ts';
import type { Muster } from './muster.ts';
import type { OptionWords } from './option.ts';
import type { OrderWords } from './order.ts';
import type { Pending } from './pending.ts';
import type { Prompt } from './prompt.ts';
import { type Refusal, type Sentences, sentenceOf, told } from './refusal.ts';
import type { Telling } from './telling.ts';

/** A language, as BCP 47 names it: "en", "de-AT". */
export type Locale = string;

/** The language that everything is said in, whatever others there are. */
export const FIRST_LOCALE = 'en';

/** Words of every language there are some of. */
export type Tongues<Words> = { readonly [FIRST_LOCALE]: Words } & Readonly<Record<Locale, Words>>;

/** Something that is said in words, in every language that there are words of. */
export interface Spoken<Said> {
  readonly locales: readonly Locale[];
  /** In this language, or the nearest to it that there is: "de-AT", "de", then the first. */
  in(locale?: Locale): Said;
  /** With the words of the first language changed: for whoever looks for what does not go through them. */
  reworded(change: <Words>(words: Words) => Words): Said;
}

/** `say` makes what is said out of the words of one language; nothing that it says has words of its own. */
export function spoken<Words, Said>(tongues: Tongues<Words>, say: (words: Words) => Said): Spoken<Said> {
  const said = new Map<Locale, Said>();
  return {
    locales: Object.keys(tongues),
    in(locale = FIRST_LOCALE) {
      const nearest = nearestLocale(Object.keys(tongues), locale);
      if (!said.has(nearest)) said.set(nearest, say(tongues[nearest]!));
      return said.get(nearest)!;
    },
    reworded: (change) => say(change(tongues[FIRST_LOCALE])),
  };
}

/**
 * For modules that share the words they speak by: `make` is called, and every function of what it makes, while the words
 * of its language are in use. `use` puts words into use and gives those that were before. Whatever is said is said before
 * the call returns; nobody else speaks meanwhile.
 */
export function speaking<Words, Said extends object>(
  use: (words: Words) => Words,
  make: (words: Words) => Said,
): (words: Words) => Said {
  return (words) => {
    const inUse = <T>(say: () => T): T => {
      const before = use(words);
      const said = say();
      use(before);
      return said;
    };
    return spokenThrough(
      inUse(() => make(words)),
      inUse,
    );
  };
}

function spokenThrough<Part>(part: Part, inUse: <T>(say: () => T) => T): Part {
  if (typeof part === 'function') {
    const say = part as unknown as (...about: unknown[]) => unknown;
    return ((...about: unknown[]) => inUse(() => say(...about))) as unknown as Part;
  }
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return part;
  const entries = Object.entries(part).map(([name, inner]) => [name, spokenThrough(inner, inUse)] as const);
  return Object.fromEntries(entries) as Part;
}

function nearestLocale(known: readonly Locale[], wanted: Locale): Locale {
  for (let tag = wanted; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const found = known.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (found !== undefined) return found;
  }
  return FIRST_LOCALE;
}

/** What a refusal says to somebody of this language. */
export function reasonOf(
  { speech }: { readonly speech: Spoken<{ readonly refusals: Sentences }> },
  refusal: Refusal,
  locale?: Locale,
): string {
  return sentenceOf(speech.in(locale).refusals, refusal);
}

/** Odds with the sentence that says why there are none, where there are none: `{ possible: false, why }`. */
export function toldOdds(sentences: Sentences, odds: Json): Json {
  const { possible, why } =
    ((typeof odds === 'object' ? odds : null) as { possible?: Json; why?: Json } | null) ?? {};
  if (possible !== false || typeof why !== 'object' || why === null) return odds;
  return { possible, why: { ...told(sentences, why as unknown as Refusal) } };
}

/** Everything that a game says in one language. Rules have no words: they have codes, ids and numbers. */
export interface Tongue<G extends Game> {
  readonly title: string;
  /** Of every code, the kernel's own among them. */
  readonly refusals: Sentences;
  readonly options: OptionWords;
  /** Of the groups that options are laid out in, by their ids. */
  readonly optionGroups?: Readonly<Record<string, string>>;
  /** What players call a scenario, and what it is about; `view`: in a match of it, so that sides go by their names. */
  scenario(scenario: G['scenario'], view?: G['state']): ScenarioWords;

  /** An event in one line, with its numbers. */
  describe(event: G['event'], view: G['state']): string;
  /** What the same event is to those who follow the match: what to read, hear and count of it. */
  telling(event: G['event'], view: G['state']): Telling;
  prompt(pending: Pending<G>, view: G['state']): Prompt;
  /** Why a match is over, as a sentence: what the reason of its outcome says. */
  ending(reason: string): string;
  /** Of the orders that can be left beforehand, by their ids. */
  readonly orders?: Readonly<Record<string, OrderWords>>;
  /** What `odds` gave, in lines for people. */
  odds?(odds: Json): readonly string[];

  /** The match as a picture; without it players have the questions alone. */
  readonly board?: BoardHelpers<G>;
  /** How its units are put together; without it players have the ready-made ones and files. */
  readonly muster?: Muster<G['unit']>;
  /** What an evening with this scenario needs on paper; without it ground and units are all. */
  evening?(scenario: G['scenario']): Evening;
  /** Where a match has room for a part of a unit only: who of it may go. Null: it goes as it is. */
  detachment?(unit: G['unit'], scenario: G['scenario'], seats: number): Detachment<G['unit']> | null;
}

/** A scenario as it is offered. */
export interface ScenarioWords {
  readonly title: string;
  /** What it is about, in a few sentences. */
  readonly premise: string | null;
  /** Switches that it brings for its own matches. */
  readonly options?: OptionWords;
  /** For whoever is about to play it: the aim, what it is worth, its rules, how it ends. */
  readonly brief?: readonly LibrarySection[];
  /** It has a page of its own in the library. */
  readonly shelved?: true;
}
