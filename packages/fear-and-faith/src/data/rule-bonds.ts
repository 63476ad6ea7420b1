import { SPECIAL_RULES, type SpecialRuleId } from './special-rules.ts';

/** Rules of which a profile has one at most (FF-PARTY-11, points.md). */
export const EXCLUSIVE: readonly (readonly SpecialRuleId[])[] = [
  ['tough', 'hard-to-kill'],
  ['short-move', 'long-move'],
  ['big', 'huge'],
  ['fearful', 'very-fearful', 'aura-of-terror'],
  ['strongwilled', 'very-strongwilled'],
  ['mindless', 'insane'],
];

const CARRIED = SPECIAL_RULES.filter(({ kind }) => kind === 'weapon' || kind === 'equipment').map(
  ({ id }) => id,
);
const without = (...spared: readonly SpecialRuleId[]) => CARRIED.filter((id) => !spared.includes(id));

/** Rules that may stand on a profile and are of no use while the first is in force. */
export const BARRED: Readonly<Partial<Record<SpecialRuleId, readonly SpecialRuleId[]>>> = {
  // FF-SPEC-03: claws are not taken away.
  animal: without('razor'),
  // FF-SPEC-11
  chainsaw: ['stealth'],
  // FF-SPEC-25, FF-SPEC-30: telekinesis throws things.
  haunt: without('thrown-weapon'),
  immaterial: without('thrown-weapon'),
  // FF-SPEC-35: it strikes with what it holds, and neither shoots, throws nor casts.
  mindless: [
    ...without('chainsaw', 'heavy-weapon', 'magic-weapon', 'razor', 'silver-weapon', 'stakes'),
    'demonologist',
    'necromancer',
    'warlock',
    'witch',
  ],
};

/** FF-SPEC-56: a Swarm is an Animal without being paid for it. */
export function isAnimal(rules: readonly string[]): boolean {
  return rules.includes('animal') || rules.includes('swarm');
}

/** FF-HTH-20: who leaves a fight unhurt, and against whom. */
export const FREE_DISENGAGE: Readonly<
  Partial<Record<SpecialRuleId, 'always' | 'unless-flying' | 'unless-mounted' | 'unless-touchable'>>
> = {
  'free-disengage': 'always',
  flying: 'unless-flying',
  immaterial: 'unless-touchable',
  mounted: 'unless-mounted',
};
