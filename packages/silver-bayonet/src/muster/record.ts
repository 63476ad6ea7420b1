import { z } from 'zod';
import { MADNESSES, NEXT_GAME, PERMANENT_INJURIES, TIERS, type TierReward } from '../data/campaign-tables.ts';
import type { Stats } from '../data/stats.ts';

const id = z
  .string()
  .max(40, { abort: true })
  .regex(/^[a-z]+(?:-[a-z]+)*$/);

/** SB-CAMP-21: a thing of the unit's own that somebody carries from game to game. */
export const artefactSchema = z.strictObject({
  id: z
    .string()
    .max(40, { abort: true })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.string().min(1).max(60),
  /** Who can carry it: `officer` or soldier types; everybody when absent. */
  carriers: z.array(id).min(1).max(40).optional(),
});
export type Artefact = z.infer<typeof artefactSchema>;

/** SB-UNIT-16: what earlier games have left on a member. */
export const recordSchema = z.strictObject({
  xp: z.int().min(0).max(100_000),
  /** SB-CAMP-15: one for each tier reached, in order: a stat, or `attribute:medic`. */
  rewards: z
    .array(
      z
        .string()
        .max(60, { abort: true })
        .regex(/^[a-z]+(?:-[a-z]+)*(?::[a-z]+(?:-[a-z]+)*)?$/),
    )
    .max(20),
  /** SB-CAMP-10, each as often as suffered. */
  injuries: z.array(id).max(200),
  /** SB-CAMP-06. */
  madness: z.array(id).max(200),
  /** SB-CAMP-05, SB-ATT-66: what weighs on it in its next game only. */
  nextGame: z.array(id).max(20),
  artefacts: z.array(artefactSchema).max(40),
});
export type MemberRecord = z.infer<typeof recordSchema>;

/** Nothing has happened to a new recruit (SB-CAMP-18). */
export const FRESH: MemberRecord = {
  xp: 0,
  rewards: [],
  injuries: [],
  madness: [],
  nextGame: [],
  artefacts: [],
};

interface Recorded {
  readonly record?: MemberRecord | undefined;
}

export function recordOf({ record }: Recorded): MemberRecord {
  return record ?? FRESH;
}

/** SB-CAMP-15: the tier that a total has reached. */
export function tierOn(xp: number): number {
  return TIERS.findLast((tier) => xp >= tier.xp)?.tier ?? 0;
}

const ATTRIBUTE = 'attribute:';

/** SB-CAMP-16. */
export function rewardText(attribute: string): string {
  return `${ATTRIBUTE}${attribute}`;
}

/** The attribute that a reward was, or null. */
export function attributeIn(reward: string): string | null {
  return reward.startsWith(ATTRIBUTE) ? reward.slice(ATTRIBUTE.length) : null;
}

export function attributesGained(recorded: Recorded): readonly string[] {
  return recordOf(recorded).rewards.flatMap((reward) => attributeIn(reward) ?? []);
}

/** What each reward of a record did, by its tier; a reward that its tier does not have does nothing. */
function increasesIn({ rewards }: MemberRecord): readonly Exclude<TierReward, 'attribute'>[] {
  return rewards.flatMap((reward, i) =>
    (TIERS[i]?.rewards ?? []).flatMap((offered) =>
      offered !== 'attribute' && offered.stat === reward ? [offered] : [],
    ),
  );
}

/** SB-CAMP-15: what an Officer's Recruitment has grown by. */
export function recruitmentGained(recorded: Recorded): number {
  return increasesIn(recordOf(recorded)).reduce(
    (sum, { stat, by }) => (stat === 'recruitment' ? sum + by : sum),
    0,
  );
}

/** SB-UNIT-17.R1: printed line, tier rewards and injuries; Speed and Health not below 1 (SB-GEN-15.R2). */
export function hardened(stats: Stats, recorded: Recorded): Stats {
  const record = recordOf(recorded);
  const changed = { ...stats };
  for (const { stat, by } of increasesIn(record)) if (stat !== 'recruitment') changed[stat] += by;
  for (const injury of record.injuries) {
    const wound = PERMANENT_INJURIES.find((row) => row.id === injury);
    if (wound !== undefined) changed[wound.stat] += wound.by;
  }
  for (const madness of record.madness) {
    const change = MADNESSES.find((row) => row.id === madness)?.stat;
    if (change !== undefined) changed[change.stat] += change.by;
  }
  for (const burden of record.nextGame) changed.courage += NEXT_GAME[burden]?.courage ?? 0;
  return { ...changed, speed: Math.max(1, changed.speed), health: Math.max(1, changed.health) };
}

/** SB-CAMP-05.R1: Health at the start of the next game, at least 1. */
export function startingHealth({ health }: Stats, recorded: Recorded): number {
  const lacking = recordOf(recorded).nextGame.reduce(
    (sum, burden) => sum + (NEXT_GAME[burden]?.health ?? 0),
    0,
  );
  return Math.max(1, health + lacking);
}

/** SB-CAMP-07 to -09: its madness as the kit has it. */
export function afflictionsOf(recorded: Recorded): readonly string[] {
  const { madness } = recordOf(recorded);
  return MADNESSES.flatMap(({ id, kit, level }) => {
    const times = madness.filter((suffered) => suffered === id).length;
    if (times === 0 || kit === undefined) return [];
    return [level === undefined ? kit : `${kit}:${level * times}`];
  });
}
