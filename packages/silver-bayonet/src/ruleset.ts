import { type MatchSetup, type Refusal, type Ruleset, redact } from '@vedette/engine';
import { stands, unitOf } from './figures.ts';
import { fuzz } from './fuzz/fuzz.ts';
import type { SilverBayonet } from './game.ts';
import { hooks } from './hooks.ts';
import { problemsInThisMatch } from './muster/unit-problems.ts';
import { units } from './muster/units.ts';
import { options } from './options.ts';
import { positions } from './position.ts';
import { questions } from './questions.ts';
import { scenarios } from './scenario.ts';
import { begin } from './setup.ts';
import type { SilverBayonetState } from './state.ts';
import { nextStep } from './steps.ts';
import { describe } from './words/describe.ts';
import { prompt } from './words/prompt.ts';

/** SB-GEN-14.R1: what lies open to everybody; nothing in it need be searched for secrets. */
const OPEN = [
  'figures',
  'pools',
  'conditions',
  'clues',
  'decks',
  'objects',
  'emplacements',
  'bestiary',
  'terrain',
  'options',
  'zones',
  'sides',
] as const;

const FIXED = ['terrain', 'options', 'zones', 'sides', 'bestiary'] as const;

/**
 * SB-END-04.R1, SB-END-05.R1: with no rewards to count, the side with more casualties inflicted; equal is a draw.
 * Whoever has quit the field or lost everybody wins nothing from those who hold it.
 */
function shares(s: SilverBayonetState): readonly number[] {
  const held = s.sides.some((_, seat) => unitOf(s, seat).length > 0);
  const credit = s.sides.map((_, seat) => {
    if (held && unitOf(s, seat).length === 0) return -1;
    return s.figures.filter((f) => f.fallenTo === seat && !stands(f)).length;
  });
  const most = Math.max(...credit);
  const winners = credit.filter((count) => count === most).length;
  return credit.map((count) => (count === most ? 1 / winners : 0));
}

/** What a unit may not be under these options, and seats for which the scenario has no zone (SB-SET-01). */
function matchProblems({ scenario, seats, options: chosen }: MatchSetup<SilverBayonet>): readonly Refusal[] {
  const found = [...problemsInThisMatch(seats, chosen)];
  const zones = Object.keys(scenario.zones).length;
  if (zones < seats.length) {
    const message = `"${scenario.title}" has ${zones} deployment zones, not ${seats.length}.`;
    found.push({ code: 'setup.zones', rule: 'SB-SET-01', path: '/seats', message });
  }
  return found;
}

const silverBayonet: Ruleset<SilverBayonet> = {
  id: 'silver-bayonet',
  title: 'The Silver Bayonet',
  version: 1,
  schema: 1,
  migrations: {},
  seats: { min: 2, max: 4 },
  unit: 'inch',
  questions,
  hooks,
  rules: nextStep,
  outcome: (s) => (s.ended === null ? null : { shares: shares(s), reason: s.ended.reason }),
  units,
  scenarios,
  options,
  problems: matchProblems,
  begin,
  positions,
  fixed: FIXED,
  // SB-GEN-14.R1: everything is public but the dice to come and the order of the decks.
  view: (s, seat) => redact(s, seat, OPEN),
  imagine: () => {},
  describe,
  prompt,
  bots: {
    evaluate(view, seat) {
      const health = (side: number) => unitOf(view, side).reduce((sum, figure) => sum + figure.health, 0);
      const own = health(seat);
      const others = view.sides.reduce((sum, _, side) => (side === seat ? sum : sum + health(side)), 0);
      return own + others === 0 ? 0 : (own - others) / (own + others);
    },
    candidates: (pending) => ('options' in pending.question ? pending.question.options : [[]]),
  },
  odds: null,
  fuzz,
};

export default silverBayonet;
