import { diceFrom } from '@vedette/engine';
import { describe, expect, inject, it } from 'vitest';
import type { SilverBayonetState } from '../state.ts';
import { type Attack, attackOnce, everyAttack, type Happened } from './attack-driver.spec-support.ts';
import { odds } from './odds.ts';
import { SITUATIONS, type Situation } from './situations.spec-support.ts';

interface Odds {
  readonly hit: number;
  readonly damage: Readonly<Record<string, number>>;
  readonly mean: number;
  readonly out: number;
}

interface Told extends Odds {
  readonly possible: boolean;
  readonly why?: { readonly code: string; readonly rule: string };
  readonly weapon: string;
  readonly id: string;
  readonly ammunition?: string;
  readonly fate: Readonly<Record<'power' | 'skill', Odds>>;
  readonly negated: Omit<Odds, 'hit'>;
}

function oddsIn({ ask, weapon, ammunition, state }: Situation): Told {
  const named = {
    ...(weapon === undefined ? {} : { weapon }),
    ...(ammunition === undefined ? {} : { ammunition }),
  };
  const query =
    ask === 'shot'
      ? { ask, shooter: 'a', target: 'b', ...named }
      : { ask, attacker: 'a', target: 'b', ...named };
  return odds.odds(state, odds.schema.parse(query)) as unknown as Told;
}

function attackOf({ ask }: Situation, { weapon, id, ammunition }: Told): Attack {
  return { ask, weapon, id, ammunition: ammunition ?? 'plain' };
}

/** The same numbers as the odds have, from what happened. */
function summed(all: readonly (readonly [Happened, number])[]): Odds {
  const damage: Record<string, number> = {};
  let [hit, mean, out] = [0, 0, 0];
  for (const [happened, chance] of all) {
    if (happened.hit) hit += chance;
    if (happened.out) out += chance;
    mean += happened.points * chance;
    damage[happened.points] = (damage[happened.points] ?? 0) + chance;
  }
  return { hit, damage, mean, out };
}

/** To eight digits, and without what is no part of the comparison. */
function rounded({ damage, mean, out }: Omit<Odds, 'hit'>) {
  const digits = (n: number) => Number(n.toFixed(8));
  const chances = Object.entries(damage).map(([points, chance]) => [points, digits(chance)] as const);
  return { damage: Object.fromEntries(chances), mean: digits(mean), out: digits(out) };
}

const keep = () => 'keep';

it('SB-CHK-01 there are more than fifty situations, and every one can happen', () => {
  expect(SITUATIONS.length).toBeGreaterThan(50);
  expect(SITUATIONS.filter((situation) => !oddsIn(situation).possible).map(({ title }) => title)).toEqual([]);
});

describe('SB-EQ-30 every roll of the real attack together gives the odds exactly:', () => {
  it.each(SITUATIONS.map((situation) => [situation.title, situation] as const))('%s', (_, situation) => {
    const told = oddsIn(situation);
    const played = summed(everyAttack(situation.state, attackOf(situation, told), keep));
    expect(told.hit).toBeCloseTo(played.hit, 8);
    expect(rounded(told)).toEqual(rounded(played));
  });
});

/** Half the width of an interval that one in ten thousand falls outside of. */
const Z = 3.89;
/** In all situations together. */
const PLAYED = inject('whole') ? 200_000 : 50_000;

describe('SB-SHT-08 SB-MEL-03 many attacks in real play come out as the odds say:', () => {
  const times = Math.ceil(PLAYED / SITUATIONS.length);
  const within = (variance: number) => Z * Math.sqrt(variance / times) + 1e-9;

  it.each(SITUATIONS.map((situation) => [situation.title, situation] as const))('%s', (title, situation) => {
    const told = oddsIn(situation);
    const attack = attackOf(situation, told);
    const dice = diceFrom({ seed: title });
    const all = Array.from(
      { length: times },
      () => [attackOnce(situation.state, attack, dice, keep), 1 / times] as const,
    );
    const { hit, out, mean } = summed(all);
    const squares = Object.entries(told.damage).reduce((sum, [n, p]) => sum + Number(n) * Number(n) * p, 0);
    expect(Math.abs(hit - told.hit)).toBeLessThan(within(told.hit * (1 - told.hit)));
    expect(Math.abs(out - told.out)).toBeLessThan(within(told.out * (1 - told.out)));
    expect(Math.abs(mean - told.mean)).toBeLessThan(within(squares - told.mean * told.mean));
  });
});

describe('SB-FATE-05 SB-FATE-09 with a Fate Die spent on every miss:', () => {
  const withPools = (state: SilverBayonetState, seat: number, die: 'power' | 'skill' | 'monster') => ({
    ...state,
    pools: state.pools.map((pool, i) => (i === seat ? { ...pool, [die]: 1 } : pool)),
  });

  it.each(
    SITUATIONS.map((situation, i) => {
      const die = i % 2 === 0 ? 'power' : 'skill';
      return [`${situation.title}, ${die}`, situation, die] as const;
    }),
  )('%s', (_, situation, die) => {
    const told = oddsIn(situation);
    const monster = situation.state.figures.find(({ id }) => id === 'a')!.side === null;
    const state = withPools(situation.state, 0, monster ? 'monster' : die);
    const { criticals } = state.options;
    const played = everyAttack(state, attackOf(situation, told), ({ kind, question }) => {
      if (kind !== 'reroll' && kind !== 'monsterReroll') return 'keep';
      const { power, skill, total, target } = question as Readonly<
        Record<'power' | 'skill' | 'total' | 'target', number>
      >;
      const hits = total >= target || (criticals && power === 10 && skill === 10);
      return hits ? 'keep' : die;
    });
    expect(told.fate[die].hit).toBeCloseTo(summed(played).hit, 8);
    expect(rounded(told.fate[die])).toEqual(rounded(summed(played)));
  });
});

/** SB-ATT-20. */
function higher(question: object): string {
  const { faces } = question as { readonly faces: readonly number[] };
  return String(Math.max(...faces));
}

describe('SB-FATE-07 SB-FATE-10 with a Fate Die spent against all damage:', () => {
  it.each(SITUATIONS.map((situation) => [situation.title, situation] as const))('%s', (_, situation) => {
    const told = oddsIn(situation);
    const monster = situation.state.figures.find(({ id }) => id === 'b')!.side === null;
    const seat = monster ? 0 : 1;
    const die = monster ? 'monster' : 'power';
    const pools = situation.state.pools.map((pool, i) => (i === seat ? { ...pool, [die]: 1 } : pool));
    const played = everyAttack(
      { ...situation.state, pools },
      attackOf(situation, told),
      ({ kind, question }) => (kind === 'negate' ? die : kind === 'negationDie' ? higher(question) : 'keep'),
    );
    expect(rounded(told.negated)).toEqual(rounded(summed(played)));
  });
});
