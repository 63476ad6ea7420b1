import type { Cx, Game } from './context.ts';
import type { MatchState, Seat } from './state.ts';

/**
 * A thing in the state that only some seats know. The state is full of truth; `redact` is what leaves it.
 * In a view `value` is null for those who do not know. The key `secret` is reserved for this: any object in a state
 * that has it is taken for one.
 */
export interface Secret<T> {
  /** The seats that know; `all` when it lies open on the table. */
  readonly secret: readonly Seat[] | 'all';
  readonly value: T | null;
}

export function secretFor<T>(seats: readonly Seat[], value: T): Secret<T> {
  return { secret: [...seats], value };
}

/** Opens a secret to the whole table. What was shown cannot be unseen, so undo stops here. */
export function opened<T>(cx: Pick<Cx<Game>, 'reveal'>, secret: Secret<T>): Secret<T> {
  cx.reveal();
  return { secret: 'all', value: secret.value };
}

/** Shows a secret to some seats more. Undo stops here, too. */
export function shown<T>(cx: Pick<Cx<Game>, 'reveal'>, secret: Secret<T>, seats: readonly Seat[]): Secret<T> {
  if (secret.secret === 'all') return secret;
  cx.reveal();
  const knowing = [...new Set([...secret.secret, ...seats])].sort((a, b) => a - b);
  return secretFor(knowing, known(secret));
}

/** The value of a secret inside the rules, where everything is known. */
export function known<T>(secret: Secret<T>): T {
  return secret.value as T;
}

const HIDDEN_DICE = Object.freeze({ words: Object.freeze([0, 0, 0, 0]), script: null, next: 0 });

/** Whether this is a secret that the seat does not know. */
export function hiddenFrom(node: object, seat: Seat | null): node is Secret<unknown> {
  return 'secret' in node && Array.isArray(node.secret) && (seat === null || !node.secret.includes(seat));
}

function withoutSecrets(node: unknown, seat: Seat | null): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    let copy: unknown[] | null = null;
    for (let i = 0; i < node.length; i++) {
      const seen = withoutSecrets(node[i], seat);
      if (seen === node[i]) continue;
      copy ??= [...node];
      copy[i] = seen;
    }
    return copy ?? node;
  }
  if (hiddenFrom(node, seat)) return { secret: node.secret, value: null };
  const record = node as Record<string, unknown>;
  let copy: Record<string, unknown> | null = null;
  for (const key in record) {
    const seen = withoutSecrets(record[key], seat);
    if (seen === record[key]) continue;
    copy ??= { ...record };
    copy[key] = seen;
  }
  return copy ?? node;
}

/**
 * The state as a seat may see it (null: an onlooker): secrets of others emptied, dice hidden. Shares what
 * holds no secret with the state, so it is for reading only. `fixed` names the keys that never hold any.
 */
export function redact<S extends MatchState>(state: S, seat: Seat | null, fixed: readonly string[]): S {
  const view = { ...state } as unknown as Record<string, unknown>;
  for (const key in view) {
    const held = view[key];
    if (typeof held !== 'object' || held === null || fixed.includes(key)) continue;
    const seen = withoutSecrets(held, seat);
    if (seen !== held) view[key] = seen;
  }
  view['dice'] = HIDDEN_DICE;
  return view as unknown as S;
}
