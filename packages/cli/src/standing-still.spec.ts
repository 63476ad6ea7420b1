import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import {
  type Asked,
  Fault,
  type Game,
  initialState,
  type Policy,
  prepare,
  type Random,
  type Ruleset,
  random,
  randomPolicy,
  simulate,
} from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import silverBayonet from '@vedette/silver-bayonet';
import { expect, it } from 'vitest';

const RULESETS = [silverBayonet, bayonetPoint, fearAndFaith, duel] as unknown as readonly Ruleset<Game>[];

/** An answer makes its step run again from the beginning, so what a step asks is what an answer may cost. */
const MOST_IN_A_STEP = 60;
const GAMES = 12;
const ENOUGH = 1500;

/** Answers that lead out of an activation, a turn or the match. */
const WAYS_OUT = /concede|truce|finish|done|^end$|hold|pass|no-more|last-round|roll$|nobody/;

/** Somebody who insists: on the answer he gave the last time, on staying where he is, on doing nothing, and never on an end. */
function stubborn(ruleset: Ruleset<Game>, source: Random): Policy<Game> {
  const any = randomPolicy(ruleset, source);
  const last = new Map<string, string>();
  return (asked: Asked<Game>) => {
    const { options, min } = asked.question as {
      readonly options?: readonly string[];
      readonly min?: number;
    };
    const form = ruleset.questions[asked.kind]!.form;
    if (form === 'path' && source.below(4) > 0) return [];
    if (form === 'some' && min === 0 && source.below(2) > 0) return [];
    if (form !== 'one' || options === undefined) return any(asked);
    const before = last.get(asked.kind);
    if (before !== undefined && options.includes(before) && source.below(3) > 0) return before;
    const goingOn = options.filter((id) => !WAYS_OUT.test(id));
    const open = goingOn.length > 0 && source.below(12) > 0 ? goingOn : options;
    const picked = open[source.below(open.length)]!;
    last.set(asked.kind, picked);
    return picked;
  };
}

/** The most that one step of a random game asked of stubborn players. */
function longestStep(
  ruleset: Ruleset<Game>,
  number: number,
): { readonly asks: number; readonly step: string } {
  const source = random(`standing still ${number}`);
  const pick = (pool: string) => {
    const names = ruleset.fuzz.pools[pool]!;
    return names[source.below(names.length)]!;
  };
  const setup = prepare(ruleset, ruleset.fuzz.setup(source, pick) as never);
  let longest = { asks: 0, step: '' };
  if (!setup.ok) return longest;
  const state = initialState(ruleset, { setup: setup.value, dice: { seed: `standing still ${number}` } });
  const player = stubborn(ruleset, source);
  let now = { asks: 0, step: '' };
  const policy: Policy<Game> = (asked) => {
    now.asks++;
    if (now.asks > longest.asks) longest = { ...now };
    if (now.asks > MOST_IN_A_STEP) throw new Fault('match.endless', `"${asked.kind}" again.`);
    return player(asked);
  };
  const beforeStep = () => {
    now = { asks: 0, step: ruleset.rules(state)!.name };
  };
  try {
    simulate(ruleset, state, policy, { asks: ENOUGH, beforeStep });
  } catch (thrown) {
    // It is over for us: enough was asked, of the step or of the game.
    if (!(thrown instanceof Fault)) throw thrown;
  }
  return longest;
}

it.each(RULESETS.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  '$id: whoever stays where he is, again and again, comes to the end of his step',
  ({ ruleset }) => {
    const longest = Array.from({ length: GAMES }, (_, number) => longestStep(ruleset, number));
    expect(Math.max(...longest.map(({ asks }) => asks))).toBeGreaterThan(3);
    expect(longest.filter(({ asks }) => asks > MOST_IN_A_STEP)).toEqual([]);
  },
);
