import { cloneJson } from '../kernel/clone.ts';
import type { Game } from '../kernel/context.ts';
import { sameJson } from '../kernel/json.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { hiddenFrom } from '../kernel/secret.ts';
import type { Seat } from '../kernel/state.ts';

/** Empties every secret the seat does not know. */
function blank(node: unknown, seat: Seat | null): void {
  if (typeof node !== 'object' || node === null) return;
  if (hiddenFrom(node, seat)) (node as { value: unknown }).value = null;
  else for (const item of Object.values(node)) blank(item, seat);
}

/**
 * Seats (null: an onlooker) whose view depends on anything hidden from them: it must be the same view when what is
 * hidden is not there at all, and with other dice.
 */
export function leaks<G extends Game>(ruleset: Ruleset<G>, state: G['state']): readonly (Seat | null)[] {
  const seats: (Seat | null)[] = [null, ...Array.from({ length: state.seats }, (_, seat) => seat)];
  return seats.filter((seat) => {
    const blanked = cloneJson(state);
    blank(blanked, seat);
    const [a, b, c, d] = blanked.dice.words;
    blanked.dice = { words: [a ^ 1, b ^ 1, c ^ 1, d ^ 1], script: [1], next: 1 };
    try {
      return !sameJson(ruleset.view(blanked, seat), ruleset.view(state, seat));
    } catch {
      // A view that cannot do without the secret has looked at it.
      return true;
    }
  });
}
