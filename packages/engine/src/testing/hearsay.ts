import type { Game } from '../kernel/context.ts';
import type { Told } from '../kernel/run.ts';
import { hiddenFrom, type Secret } from '../kernel/secret.ts';
import type { MatchState, Seat } from '../kernel/state.ts';

/** Fewer than this may be coincidence. */
const ENOUGH = 10;

/** A place in an event or a question that told a secret every time. */
export interface Tattle<Where> {
  readonly what: string;
  readonly path: string;
  readonly times: number;
  /** Where it was noticed first. */
  readonly first: Where;
}

/** Listens to one game; what is heard is judged at the next question or boundary, when secrets are as they will be. */
export interface Listener<G extends Game> {
  told(told: Told<G>): void;
  asked(kind: string, seat: Seat, question: object): void;
  settle(state: G['state']): void;
}

interface Heard {
  readonly what: string;
  /** Who heard it; null: everybody, onlookers too. */
  readonly to: readonly Seat[] | null;
  /** Every text in it, by its path. */
  readonly texts: ReadonlyMap<string, string>;
}

interface Count<Where> {
  times: number;
  /** Whether each time the text was a hidden one. */
  always: boolean;
  /** Whether it ever said more than what was hidden the time before: a text that always fits tells nothing. */
  telling: boolean;
  hiddenBefore: ReadonlySet<string>;
  readonly first: Where;
}

/**
 * Looks for rules that tell aloud what they should whisper. An event's or a question's text that equals something
 * hidden from whoever hears it may do so by chance; one that does so every time, over many games, does not.
 */
export class Hearsay<G extends Game, Where> {
  private readonly counts = new Map<string, Count<Where>>();
  private readonly fixed: readonly string[];

  /** `fixed`: keys of the state that hold no secrets. */
  constructor(fixed: readonly string[]) {
    this.fixed = fixed;
  }

  /** Ears for one game; `where` tells where it stands. */
  listener(where: () => Where): Listener<G> {
    let heard: Heard[] = [];
    return {
      told: ({ event, to }) => void heard.push({ what: `"${event.type}"`, to, texts: textsIn(event) }),
      asked: (kind, seat, question) =>
        void heard.push({ what: `the question "${kind}"`, to: [seat], texts: textsIn(question) }),
      settle: (state) => {
        if (heard.length === 0) return;
        const secrets = secretsIn(state, this.fixed);
        for (const item of heard) this.count(item, hiddenTexts(secrets, item.to), where);
        heard = [];
      },
    };
  }

  private count({ what, texts }: Heard, hidden: ReadonlySet<string>, where: () => Where): void {
    for (const [path, text] of texts) {
      const key = `${what} ${path}`;
      const count = this.counts.get(key);
      if (count === undefined) {
        const always = hidden.has(text);
        this.counts.set(key, { times: 1, always, telling: false, hiddenBefore: hidden, first: where() });
        continue;
      }
      count.times++;
      count.always &&= hidden.has(text);
      count.telling ||= !count.hiddenBefore.has(text);
      count.hiddenBefore = hidden;
    }
  }

  tattles(): readonly Tattle<Where>[] {
    return [...this.counts].flatMap(([key, { times, always, telling, first }]) => {
      if (times < ENOUGH || !always || !telling) return [];
      const end = key.lastIndexOf(' ');
      return [{ what: key.slice(0, end), path: key.slice(end + 1), times, first }];
    });
  }
}

/** A tattle in a sentence. */
export function tattleWords({ what, path, times }: Tattle<unknown>): string {
  return `All ${times} times, ${what} told at ${path} what was hidden from somebody who heard it: whisper it, or show the secret first.`;
}

function textsIn(node: unknown, path = '', texts = new Map<string, string>()): Map<string, string> {
  if (typeof node === 'string') texts.set(path, node);
  else if (typeof node === 'object' && node !== null)
    for (const [key, item] of Object.entries(node)) textsIn(item, `${path}/${key}`, texts);
  return texts;
}

function secretsIn(state: MatchState, fixed: readonly string[]): readonly Secret<unknown>[] {
  const found: Secret<unknown>[] = [];
  const search = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (hiddenFrom(node, null)) found.push(node);
    else for (const item of Object.values(node)) search(item);
  };
  for (const [key, item] of Object.entries(state)) if (!fixed.includes(key)) search(item);
  return found;
}

/** The texts that are hidden from at least one of those who hear. */
function hiddenTexts(secrets: readonly Secret<unknown>[], to: readonly Seat[] | null): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const secret of secrets) {
    const hidden = to === null || to.some((seat) => hiddenFrom(secret, seat));
    if (hidden) for (const text of textsIn(secret.value).values()) texts.add(text);
  }
  return texts;
}
