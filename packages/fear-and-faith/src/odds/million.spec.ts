import process from 'node:process';
import { cloneState, diceFrom, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { volleyOf } from '../rules/actions/shoot.ts';
import { blowOf } from '../rules/actions/strike.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { fight } from '../rules/combat/fight.ts';
import { reckon } from '../rules/combat/reckoning.ts';
import { crossing, type Verdict, verdictIn } from '../rules/combat/verdict.ts';
import fearAndFaith from '../ruleset.ts';
import { of, stepping } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { fightOdds } from './fight-odds.ts';
import { BLOWS, SHOTS, type Situation } from './situations.spec-support.ts';

/**
 * Opposed rolls with seeded dice against the odds: `FOUGHT` of each as the rules fight them out, and `ROLLS` of each by
 * their dice and verdicts alone. `ROLLS=1000000 npx vitest run million` makes a million of each and wants them within
 * 0.3 %; fewer are wanted within five standard deviations.
 */
const FOUGHT = 500;
const ROLLS = Number(process.env['ROLLS'] ?? 10_000);
const MILLION = 1_000_000;
const WITHIN = 0.003;
const SIGMAS = 5;
/** Milliseconds that a million may take. */
const LONG = 600_000;

function attackIn(state: FaithState, { offer }: Situation): Attack {
  const look = looking(state);
  const a = of(state, 'a');
  return offer.action.endsWith('strike') ? blowOf(look, a, offer) : volleyOf(look, a, offer).volley[0]!;
}

/** Ways over thirty-six; null: further dice complete it, or there is no room, and two dice do not show it. */
function chances({ state, offer, title }: Situation): ReadonlyMap<string, number> | null {
  const odds = fightOdds(looking(state), attackIn(state, { state, offer, title }));
  const { target, attacker } = odds.behind;
  if (odds.of !== 36 || target?.recoil === 'blocked' || attacker?.recoil === 'blocked') return null;
  return new Map(odds.outcomes.map((one) => [`${one.target}|${one.attacker}`, one.ways / odds.of]));
}

type Counts = Map<string, number>;

function count(counts: Counts, { result, back }: Verdict): void {
  const key = `${result}|${back}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function rolled(situation: Situation): { readonly fought: Counts; readonly judged: Counts } {
  const s = cloneState(situation.state, fearAndFaith.fixed);
  s.dice = diceFrom({ seed: situation.title });
  const [fought, judged]: [Counts, Counts] = [new Map(), new Map()];
  const rules = stepping((cx) => {
    const attack = attackIn(cx.s, situation);
    const both = crossing(cx, attack, reckon(cx, attack));
    for (let i = 0; i < ROLLS; i++)
      count(judged, verdictIn(cx, both, { attacker: cx.roll(6), target: cx.roll(6) }));
    const [a, b] = [of(cx.s, 'a'), of(cx.s, 'b')];
    const { conditions } = b;
    for (let i = 0; i < FOUGHT; i++) {
      count(fought, fight(cx, attack, 'FF-HTH-02')!.verdict);
      for (const arm of a.arms) arm.fault = 'none';
      b.conditions = conditions;
    }
  });
  simulate(rules, s, () => 'keep', { steps: 1 });
  return { fought, judged };
}

/** What did not come as often as the odds say, give or take. */
function strays(counts: Counts, times: number, expected: ReadonlyMap<string, number>): readonly string[] {
  const far = [...expected].filter(([key, chance]) => {
    const deviation = Math.sqrt((chance * (1 - chance)) / times);
    const within = times >= MILLION ? WITHIN : SIGMAS * deviation;
    return Math.abs((counts.get(key) ?? 0) / times - chance) > within;
  });
  const unheardOf = [...counts.keys()].filter((key) => !expected.has(key));
  return [...unheardOf, ...far.map(([key]) => key)];
}

const ALL = [...BLOWS, ...SHOTS].filter((one) => !one.title.includes('at its last') && chances(one) !== null);

describe('rolled by chance', () => {
  it('FF-HTH-02 FF-RNG-06 there are more than fifty of them', () => {
    expect(ALL.length).toBeGreaterThan(50);
  });

  it.each(ALL.map((one) => [one.title, one] as const))(
    '%s',
    (_title, situation) => {
      const expected = chances(situation)!;
      const { fought, judged } = rolled(situation);
      expect(strays(judged, ROLLS, expected)).toEqual([]);
      expect(strays(fought, FOUGHT, expected)).toEqual([]);
    },
    LONG,
  );
});
