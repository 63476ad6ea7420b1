import type { Faces } from './clock.ts';

/** FF-FEAR-02, FF-MOR-02 */
export const FEAR_DICE = 3;
export const MORALE_DICE = 3;

/** FF-FEAR-04, beside the rows of FF-GEN-13; of fear traits only the worst counts (`SpecialRule.fear`). */
export const FEAR_MODIFIERS = {
  ambush: -1,
  'gruesome-death': -1,
  strongwilled: 1,
  'very-strongwilled': 2,
  'spiritual-leader': 1,
  'holy-ground': 1,
} as const satisfies Record<string, number>;
export type FearModifierId = keyof typeof FEAR_MODIFIERS;

/** FF-FEAR-05, by failures. */
export const FEAR_RESULTS = ['none', 'recoil', 'scared', 'panic-and-insanity'] as const;
export type FearResult = (typeof FEAR_RESULTS)[number];

export type ScaredEffect = 'recoil' | 'flee-short' | 'shaken' | 'fall' | 'freezes-unless-steady' | 'freezes';

/** FF-FEAR-06: a die less the sum of the test's modifiers. */
export const SCARED: readonly { readonly faces: Faces; readonly effects: readonly ScaredEffect[] }[] = [
  { faces: [null, 2], effects: ['recoil'] },
  { faces: [3, 3], effects: ['recoil', 'flee-short'] },
  { faces: [4, 5], effects: ['recoil', 'flee-short', 'shaken'] },
  { faces: [6, 6], effects: ['recoil', 'fall'] },
  { faces: [7, 7], effects: ['recoil', 'freezes-unless-steady'] },
  { faces: [8, null], effects: ['recoil', 'freezes'] },
];

/** FF-FEAR-06: actions that break what fear froze, by row. */
export const BREAK_FEAR = { 'freezes-unless-steady': 2, freezes: 1 } as const;

export const INSANITIES = [
  'transfixed',
  'shaky',
  'paranoid',
  'manic',
  'depressive',
  'frightened',
  'verge-1',
  'verge-2',
  'faint',
  'faint-heart',
] as const;
export type InsanityId = (typeof INSANITIES)[number];

/** FF-FEAR-08: a die less the sum of the test's modifiers. */
export const INSANITY: readonly { readonly faces: Faces; readonly insanity: InsanityId }[] = INSANITIES.map(
  (insanity, i) => ({
    faces: [i === 0 ? null : i + 1, i === INSANITIES.length - 1 ? null : i + 1],
    insanity,
  }),
);

/** FF-FEAR-08: dice of a faint heart, and the failures that stop it. */
export const HEART = { dice: 3, deadly: 2 } as const;

/** FF-MOR-02: moves of flight, by failures; null: gone. */
export const MORALE_MOVES: readonly (number | null)[] = [0, 1, 2, null];
