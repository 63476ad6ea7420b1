import type { z } from 'zod';
import type { Time } from './allowance.ts';
import type { Allowed } from './limits.ts';
import type { Matches } from './matches.ts';
import type { Shelf } from './shelf.ts';

/** What the methods work on. */
export interface Room {
  readonly shelf: Shelf;
  readonly matches: Matches;
  /** Names of all methods. */
  readonly methods: readonly string[];
  readonly allowed: Allowed;
  /** What this request has left of its line's. */
  readonly time: Time;
}

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** A result, and the change it stands for: made only when the reply is ready to be sent. */
interface Done<Result> {
  readonly result: Result;
  readonly commit?: () => void;
}

interface MethodSpec<Params extends z.ZodType, Result extends z.ZodType> {
  /** One sentence for docs/protocol.md. */
  readonly summary: string;
  readonly params: Params;
  readonly result: Result;
  run(
    params: z.output<Params>,
    room: Room,
  ): Done<Frozen<z.output<Result>>> | Promise<Done<Frozen<z.output<Result>>>>;
}

/** A method as dispatch, docs and schemas know it. */
export interface Method {
  readonly summary: string;
  readonly params: z.ZodType;
  readonly result: z.ZodType;
  run(params: unknown, room: Room): Done<unknown> | Promise<Done<unknown>>;
}

/** Ties a method's code to its two schemas; what `run` gets has passed the first of them. */
export function method<Params extends z.ZodType, Result extends z.ZodType>(
  spec: MethodSpec<Params, Result>,
): Method {
  return { ...spec, run: (params, room) => spec.run(params as z.output<Params>, room) };
}
