import { decide, levelsOf, outlookOf, seated } from '@vedette/bots';
import {
  answer,
  type Formation,
  type Game,
  type Json,
  type Match,
  type Scene,
  type Seat,
  type Stand,
} from '@vedette/engine';
import type { Placing } from './snapshot.ts';

/** Plans are short. */
const LONGEST = 64;

/**
 * The match as it would stand after these answers of one seat, and what it would be asked then. Null: one of them
 * would not be taken, somebody else would be asked, or a die would fall or something be shown before that, which
 * nobody may know beforehand.
 */
export function rehearsed(match: Match<Game>, seat: Seat, answers: readonly Json[]): Match<Game> | null {
  if (answers.length > LONGEST || !isWhole(match)) return null;
  let now = match;
  for (const given of answers) {
    const next = rehearsedOnce(now, seat, given);
    if (next === null) return null;
    now = next;
  }
  return now.pending?.seat === seat ? now : null;
}

/** A match that somebody else hosts is only seen here: it cannot be played on. */
function isWhole({ checkpoints }: Match<Game>): boolean {
  return checkpoints.length > 0;
}

function rehearsedOnce(match: Match<Game>, seat: Seat, given: Json): Match<Game> | null {
  if (match.pending?.seat !== seat) return null;
  const taken = answer(match, seat, given);
  return taken.ok && taken.value.floor.at === match.floor.at ? taken.value : null;
}

/** The last rehearsal is remembered: whoever draws a way asks for the same one many times. */
export class Rehearsal {
  private last: {
    readonly of: Match<Game>;
    readonly key: string;
    readonly found: Match<Game> | null;
  } | null = null;

  after(match: Match<Game>, seat: Seat, answers: readonly Json[]): Match<Game> | null {
    const key = JSON.stringify([seat, answers]);
    if (this.last?.of !== match || this.last.key !== key)
      this.last = { of: match, key, found: rehearsed(match, seat, answers) };
    return this.last.found;
  }
}

/** How a bot would set up the rest of a seat's company, one after the other, as long as nothing is learned by it. */
export function proposed(match: Match<Game>, seed: string): readonly Placing[] {
  const { ruleset, pending } = match;
  if (pending === null || !isWhole(match)) return [];
  const { seat } = pending;
  const level = levelsOf(ruleset).includes('regular') ? 'regular' : 'recruit';
  const bot = seated(ruleset, { level, seed: `${seed}/set up` });
  const found: Placing[] = [];
  let now: Match<Game> | null = match;
  while (now !== null && now.pending?.seat === seat && found.length < LONGEST) {
    const asked = { ...now.pending, view: viewOfSeat(now, seat) };
    const { deploys, about } = ruleset.speech.in().prompt(asked, asked.view());
    if (deploys !== true) break;
    const given = decide(bot.think(outlookOf(now)!)) as Json;
    const next: Match<Game> | null = rehearsedOnce(now, seat, given);
    const stands = comersOf(now, next, given);
    found.push({ kind: asked.kind, figure: about.figures[0] ?? null, answer: given, stands });
    now = next;
  }
  return found;
}

/** Who would come onto the table by each of these answers, one after the other, as far as that can be known. */
export function standsAfter(
  match: Match<Game>,
  seat: Seat,
  answers: readonly Json[],
): readonly (readonly Stand[])[] {
  const found: (readonly Stand[])[] = [];
  let now: Match<Game> | null = isWhole(match) ? match : null;
  for (const given of answers) {
    const next: Match<Game> | null = now === null ? null : rehearsedOnce(now, seat, given);
    found.push(now === null ? [] : comersOf(now, next, given));
    now = next;
  }
  return found;
}

/** Who comes onto the table by an answer; where nobody may know the match after it, as far as the board can tell. */
function comersOf(before: Match<Game>, after: Match<Game> | null, given: Json): readonly Stand[] {
  const { ruleset, pending } = before;
  if (pending === null) return [];
  const { seat, kind } = pending;
  if (after === null) {
    if (ruleset.questions[kind]!.form !== 'formation') return [];
    const asked = { ...pending, view: viewOfSeat(before, seat) };
    return ruleset.speech.in().board?.formed?.(asked, given as unknown as Formation) ?? [];
  }
  const there = new Set(onTable(before, seat).map(({ id }) => id));
  return onTable(after, seat)
    .filter(({ id }) => !there.has(id))
    .map(({ id, x, y, z }) => ({ figure: id, x, y, z }));
}

function onTable(match: Match<Game>, seat: Seat): Scene['figures'] {
  const scene = match.ruleset.speech.in().board?.scene(viewOfSeat(match, seat)());
  return scene?.figures.filter(({ place }) => place === 'table') ?? [];
}

function viewOfSeat({ ruleset, state }: Match<Game>, seat: Seat): () => Game['state'] {
  return () => ruleset.view(state, seat);
}
