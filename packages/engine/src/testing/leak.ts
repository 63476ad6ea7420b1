import { cloneJson } from '../kernel/clone.ts';
import type { Game } from '../kernel/context.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Seat } from '../kernel/state.ts';

const CANARY_TEXT = 'canary-8c1f';
const CANARY_NUMBER = 778899665544;

/** Replaces every leaf of a value by something that cannot be there by accident. */
function poisoned(node: unknown): unknown {
  if (typeof node === 'string') return CANARY_TEXT;
  if (typeof node === 'number') return CANARY_NUMBER;
  if (Array.isArray(node)) return node.map(poisoned);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, poisoned(item)]));
}

function poisonSecrets(node: unknown, seat: Seat | null): void {
  if (typeof node !== 'object' || node === null) return;
  const record = node as Record<string, unknown>;
  const { secret } = record;
  if (Array.isArray(secret) && (seat === null || !secret.includes(seat)))
    record['value'] = poisoned(record['value']);
  else for (const item of Object.values(record)) poisonSecrets(item, seat);
}

/** Seats (null: an onlooker) whose view shows anything of what is hidden from them. */
export function leaks<G extends Game>(ruleset: Ruleset<G>, state: G['state']): readonly (Seat | null)[] {
  const seats: (Seat | null)[] = [null, ...Array.from({ length: state.seats }, (_, seat) => seat)];
  return seats.filter((seat) => {
    const truth = cloneJson(state);
    poisonSecrets(truth, seat);
    truth.dice = {
      words: [CANARY_NUMBER, CANARY_NUMBER, CANARY_NUMBER, CANARY_NUMBER],
      script: null,
      next: 0,
    };
    const seen = JSON.stringify(ruleset.view(truth, seat));
    return seen.includes(CANARY_TEXT) || seen.includes(String(CANARY_NUMBER));
  });
}
