/**
 * Whoever carries abilities: a figure, or the match itself for weather and scenario rules. The kit is one
 * canonical text ("blessed+tough:2"), made by `kitOf` when the bearer is mustered or changes.
 */
export interface HookBearer {
  readonly kit: string;
}

/** A moment in the rules at which exceptions may come in; declared with `value`, `permission` or `reaction`. */
export interface Moment {
  readonly kind: 'value' | 'reaction';
}

export interface ValueMoment<Value, Subject, Bearer extends HookBearer = HookBearer> extends Moment {
  readonly kind: 'value';
  /** Types only; never present. */
  readonly types?: { readonly value: Value; readonly subject: Subject; readonly bearer: Bearer };
}

export interface ReactionMoment<Subject, Bearer extends HookBearer = HookBearer> extends Moment {
  readonly kind: 'reaction';
  readonly types?: { readonly value: never; readonly subject: Subject; readonly bearer: Bearer };
}

type TypesOf<M> = M extends { readonly types?: infer Types } ? Exclude<Types, undefined> : never;

export type MomentValue<M> = TypesOf<M> extends { readonly value: infer Value } ? Value : never;
export type MomentSubject<M> = TypesOf<M> extends { readonly subject: infer Subject } ? Subject : never;
/** The subject as an argument: left out at a moment that is about nobody but the bearer. */
export type SubjectArgument<M> = MomentSubject<M> extends undefined ? [] : [subject: MomentSubject<M>];
export type MomentBearer<M> =
  TypesOf<M> extends { readonly bearer: infer Bearer extends HookBearer } ? Bearer : never;

/**
 * A moment at which a value may be changed; handlers reckon, and neither ask nor roll nor tell. They are handed the
 * bearer, so a subject names only what else it is about; `undefined`: nothing.
 */
export function value<Value, Subject = undefined, Bearer extends HookBearer = HookBearer>(): ValueMoment<
  Value,
  Subject,
  Bearer
> {
  return { kind: 'value' };
}

/** A moment at which something may be allowed or forbidden. */
export function permission<Subject = undefined, Bearer extends HookBearer = HookBearer>(): ValueMoment<
  boolean,
  Subject,
  Bearer
> {
  return { kind: 'value' };
}

/** A moment at which something may happen, questions included. */
export function reaction<Subject = undefined, Bearer extends HookBearer = HookBearer>(): ReactionMoment<
  Subject,
  Bearer
> {
  return { kind: 'reaction' };
}
