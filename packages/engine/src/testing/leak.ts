import { cloneJson } from '../kernel/clone.ts';
import type { Game } from '../kernel/context.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { hiddenFrom } from '../kernel/secret.ts';
import type { Seat } from '../kernel/state.ts';

/** A place in a seat's view (null: an onlooker's) that depends on what is hidden from it. */
export interface Leak {
  readonly seat: Seat | null;
  /** As a JSON pointer; `/dice` for the dice, empty when there is no view at all without the secret. */
  readonly path: string;
}

/** Empties every secret the seat does not know. */
function blank(node: unknown, seat: Seat | null): void {
  if (typeof node !== 'object' || node === null) return;
  if (hiddenFrom(node, seat)) (node as { value: unknown }).value = null;
  else for (const item of Object.values(node)) blank(item, seat);
}

/**
 * Everything in a view that depends on what is hidden from its seat: it must be the same view when what is hidden is
 * not there at all, and with other dice.
 */
export function leaks<G extends Game>(ruleset: Ruleset<G>, state: G['state']): readonly Leak[] {
  const seats: (Seat | null)[] = [null, ...Array.from({ length: state.seats }, (_, seat) => seat)];
  return seats.flatMap((seat) => [...dependent(ruleset, state, seat)].map((path) => ({ seat, path })));
}

function dependent<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  seat: Seat | null,
): ReadonlySet<string> {
  const blanked = cloneJson(state);
  blank(blanked, seat);
  const [a, b, c, d] = blanked.dice.words;
  blanked.dice = { words: [a ^ 1, b ^ 1, c ^ 1, d ^ 1], script: [1], next: 1 };
  const paths = new Set<string>();
  try {
    compare(ruleset.view(state, seat), ruleset.view(blanked, seat), '', paths);
  } catch {
    // A view that cannot do without the secret has looked at it.
    paths.add('');
  }
  return paths;
}

/** Adds the paths at which two values differ; of the dice only that they do. */
function compare(one: unknown, other: unknown, path: string, differing: Set<string>): void {
  if (Object.is(one, other)) return;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
    differing.add(path.startsWith('/dice/') ? '/dice' : path);
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    compare(one[key], other[key], `${path}/${key}`, differing);
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A leak in a sentence. */
export function leakWords({ seat, path }: Leak): string {
  const who = seat === null ? 'an onlooker' : `seat ${seat}`;
  if (path === '/dice') return `${who} sees the dice, and could reckon what they will show`;
  if (path === '') return `the view of ${who} cannot be made without what is hidden from it`;
  return `what ${who} sees at ${path} depends on what is hidden from it`;
}
