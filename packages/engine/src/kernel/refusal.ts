import type { KernelRefusals } from './codes.ts';
import { Fault } from './fault.ts';
import type { Params } from './json.ts';

/** Why something cannot be done: a stable code, what its sentence is made of, and the rule. */
export interface Refusal {
  readonly code: string;
  /** Catalogue id, where a rule of the game says so. */
  readonly rule?: string;
  /** Where in a document, as a JSON pointer ("/seats/0/unit"). */
  readonly path?: string;
  /** Names, numbers and ids that the sentence tells of; none of it is a sentence. */
  readonly params?: Params;
  /** The code whose sentence it has, where that is another: a misfit is one, whatever a game calls it. */
  readonly says?: string;
  /** What is said before it, such as which answer of a replay it is about. */
  readonly lead?: Refusal;
}

/** One sentence for every code, in one language; `C` has the params of each, or null. */
export type SentencesOf<C> = {
  readonly [Code in keyof C]: C[Code] extends null ? string : (params: C[Code]) => string;
};

export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;

/** A refusal with its sentence, as it leaves the engine. */
export interface ToldRefusal extends Pick<Refusal, 'code' | 'rule' | 'path' | 'params'> {
  /** One sentence for the player. */
  readonly message: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused<T>(...refusals: readonly Refusal[]): Result<T> {
  return { ok: false, refusals };
}

/** What a refusal says, in the language of these sentences. */
export function sentenceOf(sentences: Sentences, { code, says = code, params, lead }: Refusal): string {
  const sentence = sentences[says];
  if (sentence === undefined) throw new Fault('refusal.no-words', `There is no sentence for "${says}".`);
  const words = typeof sentence === 'string' ? sentence : sentence((params ?? {}) as never);
  return lead === undefined ? words : `${sentenceOf(sentences, lead)} ${words}`;
}

/** With its sentence: the form in which refusals leave the engine. */
export function told(sentences: Sentences, refusal: Refusal): ToldRefusal {
  const { code, rule, path, params } = refusal;
  return {
    code,
    message: sentenceOf(sentences, refusal),
    ...(rule === undefined ? {} : { rule }),
    ...(path === undefined ? {} : { path }),
    ...(params === undefined ? {} : { params }),
  };
}

export function toldOrNull(sentences: Sentences, refusal: Refusal | null): ToldRefusal | null {
  return refusal === null ? null : told(sentences, refusal);
}

type ParamsOf<C, Code extends keyof C> = C[Code] extends null
  ? readonly [params?: null, path?: string]
  : readonly [params: C[Code], path?: string];

/** What a refusal says: the name of its sentence, and what that is made of. */
export interface Said {
  readonly says: string;
  readonly params?: Params;
}

/** Names a sentence of a game, with params that fit it; a refusal of some code is then `{ code, rule, ...said }`. */
export type Say<C> = <Name extends keyof C & string>(
  says: Name,
  ...params: C[Name] extends null ? readonly [] : readonly [params: C[Name]]
) => Said;

export function saying<C>(): Say<C> {
  return (says, ...[params]) =>
    params === undefined ? { says } : { says, params: params as unknown as Params };
}

/** A refusal of the kernel's own. */
export function refusal<Code extends keyof KernelRefusals>(
  code: Code,
  ...[params, path]: ParamsOf<KernelRefusals, Code>
): Refusal {
  const head = path === undefined ? { code } : { code, path };
  return params === undefined || params === null ? head : { ...head, params: params as unknown as Params };
}

/** Makes refusals of a game's rules, whose params fit their codes. */
export type Refuse<C> = <Code extends keyof C & string>(
  code: Code,
  rule: string,
  ...more: ParamsOf<C, Code>
) => Refusal;

/** For a ruleset with these codes. Rules try many things in vain: nothing is made here but the object. */
export function refusing<C>(): Refuse<C> {
  return (code, rule, ...[given, path]) => {
    if (given === undefined || given === null)
      return path === undefined ? { code, rule } : { code, rule, path };
    const params = given as unknown as Params;
    return path === undefined ? { code, rule, params } : { code, rule, path, params };
  };
}
