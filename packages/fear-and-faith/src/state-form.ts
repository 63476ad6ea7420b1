import { z } from 'zod';
import { isRuleText, type RuleText } from './data/rule-text.ts';
import { WEAPONS, type WeaponId } from './data/weapons/weapons.ts';
import { type Arm, type Conditions, HOLDS, INFECTIONS } from './state.ts';

const id = z.string().min(1).max(60);
const count = z.int().min(0).max(10_000);
const yes = z.literal(true);
const weapon = z.enum(WEAPONS.map((one) => one.id) as [WeaponId, ...WeaponId[]]);
const infection = z.strictObject({ type: z.enum(INFECTIONS) });
export const ruleText: z.ZodType<RuleText, RuleText> = z.custom<RuleText>(
  (value) => typeof value === 'string' && isRuleText(value),
);

export const armForm: z.ZodType<Arm, Arm> = z.strictObject({
  weapon,
  inHand: z.boolean(),
  loaded: z.boolean(),
  fault: z.enum(['none', 'mend', 'lost']),
  silver: z.boolean(),
  wooden: z.boolean(),
  familiar: z.boolean(),
});

/** FF-GEN-10: what can be the matter with a model, as states and positions write it. */
export const conditionsForm: z.ZodType<Conditions, Conditions> = z.strictObject({
  transfixed: z.exactOptional(
    z.strictObject({
      by: z.enum(HOLDS),
      cost: z.union([z.literal(1), z.literal(2)]).nullable(),
      source: id.nullable(),
    }),
  ),
  apparentlyDead: z.exactOptional(z.strictObject({ revivable: z.boolean() })),
  asleep: z.exactOptional(yes),
  bound: z.exactOptional(yes),
  climbing: z.exactOptional(z.strictObject({ height: z.number().min(0).max(1000), piece: id })),
  airborne: z.exactOptional(yes),
  cursed: z.exactOptional(z.strictObject({ by: id.nullable() })),
  bleeding: z.exactOptional(yes),
  feeding: z.exactOptional(yes),
  stunned: z.exactOptional(yes),
  shaken: z.exactOptional(z.strictObject({ until: count })),
  insane: z.exactOptional(z.strictObject({ number: z.int().min(1).max(10), shaky: count })),
  immaterial: z.exactOptional(yes),
  form: z.exactOptional(z.enum(['bat', 'wolf'])),
  transformed: z.exactOptional(yes),
  possessed: z.exactOptional(z.strictObject({ by: id })),
  possessing: z.exactOptional(z.strictObject({ host: id.nullable() })),
  fatigued: z.exactOptional(yes),
  sacrifice: z.exactOptional(z.strictObject({ bonus: count, turn: count, running: z.exactOptional(count) })),
  summoned: z.exactOptional(z.strictObject({ turn: count })),
  corrupted: z.exactOptional(z.strictObject({ by: z.int().min(0).max(3) })),
  faceDown: z.exactOptional(yes),
  infected: z.exactOptional(infection),
  bitten: z.exactOptional(z.union([infection, z.strictObject({ type: z.literal('other'), profile: id })])),
  tricked: z.exactOptional(z.strictObject({ rule: ruleText, arm: armForm.nullable() })),
  sureFooted: z.exactOptional(yes),
  swapped: z.exactOptional(z.strictObject({ quality: z.int().min(2).max(6) })),
  heroic: z.exactOptional(yes),
  silverBullet: z.exactOptional(z.strictObject({ weapon })),
  garlic: z.exactOptional(yes),
});

/** So often each of these. */
export function counted<Name extends string>(names: readonly Name[]) {
  return z.partialRecord(z.enum(names as readonly [Name, ...Name[]]), count);
}
