import type { ZodType } from 'zod';
import type { Random } from '../dice/generator.ts';
import type { Game, Kind, QuestionOf, Reader, ReplyTo } from './context.ts';
import type { Form, OpenKind, QuestionKind } from './question.ts';
import type { Refusal } from './refusal.ts';

/** What rules say about the answers to a kind of question, each asked where the declaration does not suffice. */
export interface Judge<Question extends object, Reply, Look> {
  /** Of an answer in the right form: null when it is legal. */
  check?(question: Question, answer: Reply, look: Look): Refusal | null;
  sample?(question: Question, random: Random, look: () => Look): Reply | null;
  /** Of an answer that has not the form or is not on offer: a better reason than `problem`, if there is one. */
  otherwise?(question: Question, answer: unknown, look: Look, problem: Refusal): Refusal;
}

/** One that needs no declaration to go by. */
export type WholeJudge<Question extends object, Reply, Look> = Judge<Question, Reply, Look> &
  Required<Pick<Judge<Question, Reply, Look>, 'check' | 'sample'>>;

/** A kind of question with everything that the rules say about its answers. */
export interface QuestionSpec<Question extends object, Reply, Look> {
  readonly form: Form;
  readonly schema?: ZodType;
  /** Null when the answer is legal. */
  check(question: Question, answer: unknown, look: Look): Refusal | null;
  /** Some legal answer, drawn by chance: what the fuzzer and the random bot play. Null: there is none. */
  sample(question: Question, random: Random, look: () => Look): Reply | null;
}

/** Every kind of question of a game, ready to be answered. */
export type QuestionSpecs<G extends Game> = {
  readonly [K in Kind<G>]: QuestionSpec<QuestionOf<G, K>, ReplyTo<G, K>, Reader<G>>;
};

/** The kinds that cannot do without the rules. */
type OpenKinds<G extends Game> = {
  [K in Kind<G>]: G['questions'][K] extends OpenKind<infer _Question, infer _Reply> ? K : never;
}[Kind<G>];

/** What the rules of a game say about answers: all that is open, and of the other kinds what is theirs to say. */
export type Judges<G extends Game> = {
  readonly [K in OpenKinds<G>]: WholeJudge<QuestionOf<G, K>, ReplyTo<G, K>, Reader<G>>;
} & {
  readonly [K in Exclude<Kind<G>, OpenKinds<G>>]?: Judge<QuestionOf<G, K>, ReplyTo<G, K>, Reader<G>>;
};

/** The declared kinds together with what the rules say about their answers. */
export function judged<G extends Game>(kinds: G['questions'], judges: Judges<G>): QuestionSpecs<G> {
  const specs = Object.entries(kinds).map(([name, kind]) => [
    name,
    specOf(kind, (judges as Readonly<Record<string, AnyJudge | undefined>>)[name] ?? {}),
  ]);
  return Object.fromEntries(specs) as QuestionSpecs<G>;
}

// What a kind and its judge share is known where they meet, in `Judges`; here it need not be.
type AnyJudge = Judge<object, unknown, unknown>;

function specOf(
  kind: QuestionKind<object, unknown>,
  judge: AnyJudge,
): QuestionSpec<object, unknown, unknown> {
  const { form, schema } = kind;
  return {
    form,
    ...(schema === undefined ? {} : { schema }),
    check(question, answer, look) {
      const problem = kind.formed(question, answer);
      if (problem === null) return judge.check?.(question, answer, look) ?? null;
      return judge.otherwise === undefined ? problem : judge.otherwise(question, answer, look, problem);
    },
    sample: (question, random, look) =>
      judge.sample === undefined ? kind.drawn(question, random) : judge.sample(question, random, look),
  };
}

/** The judge of a game without abilities to look through: its rules read the state alone. */
export function byState<Question extends object, Reply, State>(
  check: (question: Question, answer: Reply, s: State) => Refusal | null,
  sample: (question: Question, random: Random, s: () => State) => Reply | null,
): WholeJudge<Question, Reply, { readonly s: State }> {
  return {
    check: (question, answer, { s }) => check(question, answer, s),
    sample: (question, random, look) => sample(question, random, () => look().s),
  };
}
