import { say } from '../words/say.ts';
import { saidIn, stemOf, type Thesaurus } from './reading.ts';

interface PhraseWord {
  readonly stem: string;
  /** Everybody uses it, and nobody asks for it. */
  readonly idle: boolean;
}

/** What people ask when they mean a thing, or what they call it. */
export type Phrase = readonly PhraseWord[];

/** Idle words tell little, but "how far" is not "how many". */
const IDLE_WORD = 0.5;
/** Whoever asks says more than he would have to: what is left over of his words counts more than what is left of ours. */
const OF_THE_QUESTION = 0.6;

export function phraseOf(text: string): Phrase {
  const words = new Map(saidIn(text).map((word) => [stemOf(word), say.search.isIdle(word)]));
  return [...words].map(([stem, idle]) => ({ stem, idle }));
}

/** Several phrases are kept apart by a slash. */
export function phrasesOf(called: string): readonly Phrase[] {
  return called
    .split(' / ')
    .map(phraseOf)
    .filter((phrase) => phrase.length > 0);
}

/** What a word counts for that so many entries of so many have. */
export const rarityOf = (having: number, all: number): number => Math.log(1 + all / Math.max(1, having));

export interface Weighing {
  readonly thesaurus: Thesaurus | undefined;
  rarity(stem: string): number;
}

/** How much of a question a phrase says, and of the phrase the question: 0 to 1. */
export function likeness(question: Phrase, phrase: Phrase, { thesaurus, rarity }: Weighing): number {
  const weight = ({ stem, idle }: PhraseWord) => (idle ? IDLE_WORD : rarity(stem));
  let asked = 0;
  let both = 0;
  for (const word of question) {
    const worth = weight(word);
    asked += worth;
    if (phrase.some(({ stem }) => stem === word.stem)) both += worth;
    else {
      const alike = word.idle ? undefined : thesaurus?.get(word.stem);
      if (alike !== undefined) both += worth * Math.max(0, ...phrase.map(({ stem }) => alike.get(stem) ?? 0));
    }
  }
  if (both === 0) return 0;
  const own = phrase.reduce((total, word) => total + weight(word), 0);
  return both / (OF_THE_QUESTION * asked + (1 - OF_THE_QUESTION) * own);
}
