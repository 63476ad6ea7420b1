import process from 'node:process';
import { cloneState, diceFrom, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { volleyOf } from '../rules/actions/shoot.ts';
import { blowOf } from '../rules/actions/strike.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { fight } from '../rules/combat/fight.ts';
import fearAndFaith from '../ruleset.ts';
import { of, stepping } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { fightOdds } from './fight-odds.ts';
import { BLOWS, SHOTS, type Situation } from './situations.spec-support.ts';

/**
 * Opposed rolls with seeded dice, as the rules make them, against the odds. `ROLLS=1000000 npx vitest run million` makes
 * a million of each and wants them within 0.3 %; without that a few thousand, within five standard deviations.
 */
const ROLLS = Number(process.env['ROLLS'] ?? 1000);
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

function rolled(situation: Situation): ReadonlyMap<string, number> {
  const s = cloneState(situation.state, fearAndFaith.fixed);
  s.dice = diceFrom({ seed: situation.title });
  const counts = new Map<string, number>();
  const rules = stepping((cx) => {
    const attack = attackIn(cx.s, situation);
    const { arms, conditions } = of(cx.s, 'b');
    for (let i = 0; i < ROLLS; i++) {
      const { result, back } = fight(cx, attack, 'FF-HTH-02')!.verdict;
      counts.set(`${result}|${back}`, (counts.get(`${result}|${back}`) ?? 0) + 1);
      for (const arm of of(cx.s, 'a').arms) arm.fault = 'none';
      Object.assign(of(cx.s, 'b'), { arms, conditions });
    }
  });
  simulate(rules, s, () => 'keep', { steps: 1, asks: Number.POSITIVE_INFINITY });
  return counts;
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
      const counts = rolled(situation);
      expect([...counts.keys()].filter((key) => !expected.has(key))).toEqual([]);
      for (const [key, chance] of expected) {
        const deviation = Math.sqrt((chance * (1 - chance)) / ROLLS);
        const within = ROLLS >= 1_000_000 ? WITHIN : SIGMAS * deviation;
        expect(Math.abs((counts.get(key) ?? 0) / ROLLS - chance), key).toBeLessThanOrEqual(within);
      }
    },
    LONG,
  );
});
