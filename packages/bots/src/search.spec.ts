import type { Game, Idea, Ruleset } from '@vedette/engine';
import { expect, it } from 'vitest';
import type { Imagined, Outlook } from './outlook.ts';
import { type Budget, search } from './search.ts';

const BUDGET: Budget = { simulations: 60, depth: 3, width: 5 };

/** A game in which each answer stands for how the match would go after it, by the number of the try. */
function outlook(ends: Readonly<Record<string, (seed: string) => number>>, doubt?: number) {
  const tries: string[] = [];
  const ruleset = {
    bots: {
      evaluate: (state: unknown) => state,
      thumb: () => null,
      ...(doubt === undefined ? {} : { doubt }),
    },
    questions: {},
    outcome: () => null,
    view: (state: unknown) => state,
  } as unknown as Ruleset<Game>;
  const seen: Outlook<Game> = {
    ruleset,
    asked: { kind: 'choose', seat: 0, question: {}, view: () => ({}) } as unknown as Outlook<Game>['asked'],
    seq: 0,
    surprise: 0,
    playOn({ policy, seed, limits }: Imagined<Game>) {
      const answer = String(policy(seen.asked));
      tries.push(`${answer} ${seed} ${limits?.steps}`);
      return { state: ends[answer]!(seed) as never, asks: 1, steps: 1, over: false };
    },
  };
  return { seen, tries };
}

const ideas = (...answers: readonly string[]): readonly Idea[] =>
  answers.map((answer, i) => ({ answer, worth: -i / 100 }));

function found(
  seen: Outlook<Game>,
  among: readonly Idea[],
  budget: Budget,
  stopAfter = Number.POSITIVE_INFINITY,
) {
  const thinking = search(seen, among, budget, 'seed');
  let next = thinking.next();
  while (next.done !== true) next = thinking.next(next.value.done >= stopAfter ? 'enough' : 'go-on');
  return next.value.answer;
}

/** Luck that a seed stands for, from -1 to 1; the same for every idea. */
const luck = (seed: string) => ((Number(seed.split('/')[1]) * 7) % 11) / 5 - 1;

it('takes another idea than the first where the match goes better after it', () => {
  const { seen } = outlook({ stay: () => 0, charge: () => 0.3, flee: () => -0.3 });
  expect(found(seen, ideas('stay', 'flee', 'charge'), BUDGET)).toBe('charge');
});

it('keeps to the first where none is better', () => {
  const { seen } = outlook({ stay: () => 0.1, charge: () => 0.1, flee: () => 0 });
  expect(found(seen, ideas('stay', 'charge', 'flee'), BUDGET)).toBe('stay');
});

it('compares ideas with the same dice, so that luck cannot hide a small advantage', () => {
  const { seen, tries } = outlook({ stay: luck, charge: (seed) => luck(seed) + 0.001 });
  expect(found(seen, ideas('stay', 'charge'), BUDGET)).toBe('charge');
  const dice = (answer: string) =>
    tries.filter((one) => one.startsWith(answer)).map((one) => one.split(' ')[1]);
  expect(dice('stay')).toEqual(dice('charge'));
});

it('is not convinced by what luck may have done', () => {
  const { seen } = outlook({ stay: () => 0, charge: (seed) => (luck(seed) > 0.9 ? 1 : -0.1) });
  expect(found(seen, ideas('stay', 'charge'), { ...BUDGET, simulations: 40 })).toBe('stay');
});

it('wants more of the tries where the ruleset promises less and says how far it is to be relied on', () => {
  const ends = { stay: () => 0, charge: (seed: string) => (luck(seed) > 0.9 ? 0.2 : 0.005) };
  const { seen } = outlook(ends, 0.05);
  const promising = (worth: number): readonly Idea[] => [
    { answer: 'stay', worth: 0 },
    { answer: 'charge', worth },
  ];
  expect(found(seen, promising(-0.01), { ...BUDGET, simulations: 40 })).toBe('charge');
  expect(found(seen, promising(-0.3), { ...BUDGET, simulations: 12 })).toBe('stay');
  expect(found(seen, promising(-0.3), { ...BUDGET, simulations: 400 })).toBe('charge');
});

it('spends no more than its budget, most of it on the best, and looks as far as it may', () => {
  const { seen, tries } = outlook({ a: () => 0, b: () => 0.1, c: () => -0.1, d: () => -0.2, e: () => -0.3 });
  found(seen, ideas('a', 'b', 'c', 'd', 'e'), BUDGET);
  const count = (answer: string) => tries.filter((one) => one.startsWith(answer)).length;
  expect(tries.length).toBeLessThanOrEqual(BUDGET.simulations);
  expect(count('b')).toBeGreaterThan(count('e'));
  expect(count('a')).toBe(count('b'));
  expect(tries.every((one) => one.endsWith(' 3'))).toBe(true);
});

it('looks at no more ideas than it may, and with no budget takes the first', () => {
  const { seen, tries } = outlook({ a: () => 0, b: () => 0.1, c: () => 1 });
  expect(found(seen, ideas('a', 'b', 'c'), { ...BUDGET, width: 2 })).toBe('b');
  expect(tries.some((one) => one.startsWith('c'))).toBe(false);
  expect(found(seen, ideas('a', 'b', 'c'), { ...BUDGET, simulations: 0 })).toBe('a');
  expect(found(seen, ideas('a', 'b', 'c'), { ...BUDGET, width: 0 })).toBe('a');
});

it('told to stop, gives the best so far', () => {
  const { seen, tries } = outlook({ a: () => 0, b: () => 0.5 });
  expect(found(seen, ideas('a', 'b'), BUDGET, 8)).toBe('b');
  expect(tries).toHaveLength(8);
});
