import { random } from '../dice/generator.ts';
import { cloneState } from '../kernel/clone.ts';
import type { Game, Kind, QuestionOf, ReplyTo } from '../kernel/context.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { JournalRun } from '../kernel/run.ts';
import { hiddenFrom } from '../kernel/secret.ts';
import type { Seat } from '../kernel/state.ts';

/** A seat that could tell the truth from what it imagines, and by what. */
export interface Twin {
  readonly seat: Seat;
  readonly by: string;
}

/** Thrown where a secret is shown: from there on two games may differ. */
const SHOWN = Object.freeze({ shown: true });

/** One step as a seat lives through it: whom it sees being asked, its own questions, what it sees at each. */
class Lived<G extends Game> extends JournalRun<G> {
  readonly lines: string[] = [];
  private readonly seat: Seat;

  constructor(ruleset: Ruleset<G>, state: G['state'], answers: readonly unknown[], seat: Seat) {
    super(ruleset, state, 0, { answers, forks: [] }, 0);
    this.seat = seat;
  }

  override ask<K extends Kind<G>>(kind: K, seat: Seat, question: QuestionOf<G, K>): ReplyTo<G, K> {
    this.lines.push(`asks ${seat}`);
    this.look();
    if (seat === this.seat) this.lines.push(`question ${kind} ${JSON.stringify(question)}`);
    return super.ask(kind, seat, question);
  }

  override reveal(): void {
    throw SHOWN;
  }

  /** Everything that was told to it, and the state as it sees it. */
  look(): void {
    for (const { event, to } of this.told.splice(0))
      if (to === null || to.includes(this.seat)) this.lines.push(`told ${JSON.stringify(event)}`);
    this.lines.push(`sees ${JSON.stringify(this.ruleset.view(this.s, this.seat))}`);
  }
}

/** The step from this boundary with these answers, until it ends, a secret is shown, or an answer cannot stand. */
function lived<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  answers: readonly unknown[],
  seat: Seat,
): Lived<G> {
  const run = new Lived(ruleset, state, answers, seat);
  const step = ruleset.rules(state);
  if (step === null) return run;
  try {
    if (run.finishes(step)) run.look();
  } catch (thrown) {
    if (thrown !== SHOWN) throw thrown;
  }
  return run;
}

/**
 * Who could tell from the course of one step what is hidden from it: the step is played again, with the same dice and
 * answers, on what the seat imagines. Until a secret is shown it must see, be told and be asked the same, see the same
 * players being asked, and have the same of its answers taken.
 */
export function twins<G extends Game>(
  ruleset: Ruleset<G>,
  boundary: G['state'],
  answers: readonly unknown[],
  seed: string,
): readonly Twin[] {
  const seats = Array.from({ length: boundary.seats }, (_, seat) => seat);
  return seats
    .filter((seat) => hides(boundary, seat, ruleset.fixed))
    .flatMap((seat) => {
      const by = difference(ruleset, boundary, answers, seat, seed);
      return by === null ? [] : [{ seat, by }];
    });
}

function hides(state: object, seat: Seat, fixed: readonly string[]): boolean {
  const search = (node: unknown): boolean =>
    typeof node === 'object' &&
    node !== null &&
    (hiddenFrom(node, seat) || Object.values(node).some((item) => search(item)));
  return Object.entries(state).some(([key, item]) => !fixed.includes(key) && search(item));
}

function difference<G extends Game>(
  ruleset: Ruleset<G>,
  boundary: G['state'],
  answers: readonly unknown[],
  seat: Seat,
  seed: string,
): string | null {
  const imagined = cloneState(boundary, ruleset.fixed);
  ruleset.imagine(imagined, seat, random(`${seed}/${seat}`));
  if (JSON.stringify(ruleset.view(imagined, seat)) !== JSON.stringify(ruleset.view(boundary, seat)))
    return 'what it imagines does not look like what it sees';
  const again = () => lived(ruleset, cloneState(boundary, ruleset.fixed), answers, seat);
  const truth = again();
  const other = lived(ruleset, imagined, answers, seat);
  if (truth.refused === null && other.refused !== null && other.pending?.seat === seat)
    return `its answer to "${other.pending.kind}" is refused (${other.refused.code})`;
  for (const [i, line] of truth.lines.entries()) {
    const same = other.lines[i];
    if (same === undefined) return null;
    // A game that is not even the same as itself is another matter: its replay will tell.
    if (same !== line) return again().lines[i] === line ? firstApart(line, same) : null;
  }
  return null;
}

const AROUND = 60;

/** Where two lines part. */
function firstApart(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `"…${one.slice(from, at + AROUND)}…" where it might be "…${other.slice(from, at + AROUND)}…"`;
}

/** A twin in a sentence. */
export function twinWords({ seat, by }: Twin): string {
  return `Seat ${seat} can tell what is hidden from it: ${by}.`;
}
