import duel from '@vedette/duel';
import { type Game, type GivenOrder, prepare, type Ruleset, random, sampleOf } from '@vedette/engine';
import { RULESETS } from '@vedette/games';
import {
  areOffered,
  Host,
  type OfferedOrder,
  offeredOrders,
  orderedAnswer,
  playersFor,
} from '@vedette/referee';
import { beforeAll, describe, expect, it } from 'vitest';

const GAMES = new Map<string, Ruleset<Game>>();
const NAMES = ['duel', ...Object.keys(RULESETS)];
const DECISIONS = 160;

beforeAll(async () => {
  GAMES.set('duel', duel as unknown as Ruleset<Game>);
  for (const [id, load] of Object.entries(RULESETS)) GAMES.set(id, await load());
});

function begun(ruleset: Ruleset<Game>, seed: string): Host {
  const { usual = [0, 1], usualIn, ready } = ruleset.units;
  const [scenario] = ruleset.scenarios.list;
  const pairing = usualIn?.(scenario!) ?? usual;
  const setup = prepare(ruleset, {
    scenario: (scenario as { readonly id: string }).id,
    seats: pairing.slice(0, 2).map((n) => ({ unit: ready[n] })),
  });
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  const players = playersFor(ruleset, ['person', 'person'], seed);
  return Host.begin(ruleset, { setup: setup.value, dice: { seed } }, players);
}

/** What is wrong with an ordered answer: a kind that it is not for, one's own turn, nothing to say. */
function unfit(
  ruleset: Ruleset<Game>,
  { match }: Host,
  { given, asked }: NonNullable<ReturnType<typeof orderedAnswer>>,
): readonly string[] {
  const { seat, kind } = match.pending!;
  const { list, turnOf } = ruleset.orders!;
  return [
    ...(list.find(({ id }) => id === given.order)!.kinds.includes(kind)
      ? []
      : [`${given.order} for ${kind}`]),
    ...(turnOf(ruleset.view(match.state, seat)) === seat ? [`${given.order} on one's own turn`] : []),
    ...(/\w/.test(asked) ? [] : [`${given.order} has no words`]),
  ];
}

/** Of every order the choice with this number, or its last. */
function chosen(offered: readonly OfferedOrder[], n: number): readonly GivenOrder[] {
  return offered
    .filter(({ id }) => id !== 'rest' && id !== 'needless')
    .map(({ id, choices }) => ({ order: id, choice: choices[Math.min(n, choices.length - 1)]!.id }));
}

describe.each(NAMES)('what can be ordered beforehand in %s', (name) => {
  it('is said in words, and is for kinds of question that there are', () => {
    const ruleset = GAMES.get(name)!;
    const offered = offeredOrders(ruleset);
    expect(offered.length).toBeGreaterThan(3);
    for (const { title, hint, choices } of offered) {
      for (const text of [title, hint, ...choices.map(({ words }) => words)]) expect(text).toMatch(/\w/);
      for (const { number } of choices) expect(number?.words ?? 'a number').toMatch(/\w/);
    }
    const kinds = Object.keys(ruleset.questions);
    const { list, reactions } = ruleset.orders!;
    for (const kind of [...reactions, ...list.flatMap((spec) => spec.kinds)]) expect(kinds).toContain(kind);
    expect(areOffered(ruleset, chosen(offered, 0))).toBe(true);
    expect(areOffered(ruleset, [{ order: 'no such', choice: 'order' }])).toBe(false);
  });

  it.each([0, 1, 2, 3])('is legal whenever it answers, and never on one’s own turn: choice %i', (n) => {
    const ruleset = GAMES.get(name)!;
    const orders = chosen(offeredOrders(ruleset), n);
    const host = begun(ruleset, `orders ${n}`);
    const chance = random(`orders ${n}`);
    for (let k = 0; k < DECISIONS && host.match.pending !== null; k++) {
      const { seat } = host.match.pending;
      const found = orderedAnswer(host.match, orders, { seed: `${k}` });
      expect(found === null ? [] : unfit(ruleset, host, found)).toEqual([]);
      const { state } = host.match;
      const given = found?.answer ?? sampleOf(ruleset, host.match.pending, chance, () => state);
      expect(host.answer(seat, given as never)).toBeNull();
    }
  });

  it('by judgement alone, leaves nothing that interrupts', () => {
    const ruleset = GAMES.get(name)!;
    const orders = [
      { order: 'rest', choice: 'judge' },
      { order: 'needless', choice: 'answer' },
    ];
    const host = begun(ruleset, 'rest');
    const chance = random('rest');
    const asked = new Set<string>();
    for (let k = 0; k < DECISIONS && host.match.pending !== null; k++) {
      const { seat, kind } = host.match.pending;
      const found = orderedAnswer(host.match, orders, { seed: `${k}` });
      const { state } = host.match;
      const turn = ruleset.orders!.turnOf(ruleset.view(state, seat));
      if (found === null && turn !== seat && ruleset.orders!.reactions.includes(kind)) asked.add(kind);
      const given = found?.answer ?? sampleOf(ruleset, host.match.pending, chance, () => state);
      expect(host.answer(seat, given as never)).toBeNull();
    }
    expect([...asked]).toEqual([]);
  });
});
