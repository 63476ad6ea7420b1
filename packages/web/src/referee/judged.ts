import {
  checkDocument,
  detachmentIn,
  type Game,
  type Json,
  prepare,
  type Refusal,
  type Ruleset,
  told,
  usualUnits,
} from '@vedette/engine';
import { locale } from '../words/locale.ts';
import type { Judgement, MatchInMind } from './messages.ts';

/** A unit as it would go to this match. */
interface Going {
  readonly unit: unknown;
  readonly part: Judgement['part'];
  /** What is wrong with it in any match, the worst first. */
  readonly faults: readonly Refusal[];
}

type Verdict =
  | { readonly fits: true }
  /** `own`: about this unit; else about the match as a whole, whoever is to blame. */
  | { readonly fits: false; readonly own: boolean; readonly refusal: Refusal };

/** Every unit judged for each seat that it could take, beside others that suit the other seats. */
export function judged(
  ruleset: Ruleset<Game>,
  match: MatchInMind,
  units: readonly Json[],
): readonly Judgement[] {
  const going = units.map((unit) => goingTo(ruleset, match, unit));
  const others = usualFirst(ruleset, match).map((unit) => goingTo(ruleset, match, unit));
  const verdicts = going.map((one) =>
    Array.from({ length: match.seats }, (_, seat) => verdictOn(ruleset, match, one, seat, others)),
  );
  // Where nobody fits, the match itself is at fault, and whoever begins it is told.
  const somebodyFits = verdicts.some((own) => own.some(({ fits }) => fits));
  const { refusals } = ruleset.speech.in(locale);
  return going.map(({ part, faults }, n) => ({
    part,
    ...(faults.length === 0 ? {} : { faults: faults.map((fault) => told(refusals, fault)) }),
    problems: verdicts[n]!.map((verdict) =>
      verdict.fits || !(verdict.own || somebodyFits) ? null : told(refusals, verdict.refusal),
    ),
  }));
}

function goingTo(ruleset: Ruleset<Game>, { scenario, seats }: MatchInMind, document: unknown): Going {
  const checked = checkDocument(ruleset.units, document);
  if (!checked.ok) return { unit: document, part: null, faults: checked.refusals };
  const detachment = detachmentIn(ruleset, ruleset.speech.in(locale), scenario, checked.value, seats);
  if (detachment === null) return { unit: document, part: null, faults: [] };
  const { of, ...part } = detachment;
  return { unit: of(part.usual), part, faults: [] };
}

function usualFirst(ruleset: Ruleset<Game>, { scenario }: MatchInMind): readonly unknown[] {
  const { ready } = ruleset.units;
  const usual = usualUnits(ruleset, scenario);
  return [
    ...usual.flatMap((n) => (ready[n] === undefined ? [] : [ready[n]])),
    ...ready.filter((_, n) => !usual.includes(n)),
  ];
}

/** Whether the unit can have the seat beside anybody; its own double is the last resort. */
function verdictOn(
  ruleset: Ruleset<Game>,
  match: MatchInMind,
  one: Going,
  seat: number,
  others: readonly Going[],
): Verdict {
  const [worst] = one.faults;
  if (worst !== undefined) return { fits: false, own: true, refusal: worst };
  const tries = match.seats === 1 ? [one] : [...others, one];
  let found: Verdict | null = null;
  for (const other of tries) {
    const verdict = beside(ruleset, match, one, seat, other);
    if (verdict.fits) return verdict;
    // What somebody does not have to answer for alone is told only when nothing else is.
    if (found === null || (verdict.own && 'own' in found && !found.own)) found = verdict;
  }
  return found ?? { fits: true };
}

function beside(
  ruleset: Ruleset<Game>,
  { scenario, options, seats }: MatchInMind,
  one: Going,
  seat: number,
  other: Going,
): Verdict {
  const all = Array.from({ length: seats }, (_, n) => ({
    name: `${n + 1}`,
    unit: (n === seat ? one : other).unit,
  }));
  const setup = prepare(ruleset, { scenario, options, seats: all });
  if (setup.ok) return { fits: true };
  const own = setup.refusals.find(({ path }) => isAt(path, seat));
  return { fits: false, own: own !== undefined, refusal: own ?? setup.refusals[0]! };
}

function isAt(path: string | undefined, seat: number): boolean {
  const place = `/seats/${seat}`;
  return path === place || path?.startsWith(`${place}/`) === true;
}
