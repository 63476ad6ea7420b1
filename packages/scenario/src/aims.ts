import { hiddenFrom, type Random, type Refusal, type Seat, type Secret, secretFor } from '@vedette/engine';
import { z } from 'zod';
import type { FaultMaker, Part } from './finding.ts';
import { say } from './sentences.ts';
import { id, text } from './vocabulary.ts';

/** What every game writes of something that a side wants and no other side knows; what it is worth is the game's. */
export function ownAim<Condition>(condition: z.ZodType<Condition>) {
  return {
    id,
    /** What its side calls it. */
    name: z.string().min(1).max(80),
    /** What it asks for, in words. */
    text,
    if: condition,
  };
}

/** Aims that a scenario may have. */
export const MOST_AIMS = 40;

/** What those who sit there want; they alone know. */
export interface HeldAim {
  readonly seats: readonly Seat[];
  readonly aim: Secret<string>;
}

/** As a state writes it down. */
export const aimsForm: z.ZodType<readonly HeldAim[]> = z
  .array(
    z.strictObject({
      seats: z.array(z.int().min(0).max(3)).min(1).max(4),
      aim: z.strictObject({
        secret: z.union([z.array(z.int().min(0).max(3)).max(4), z.literal('all')]),
        value: z.string().max(60).nullable(),
      }),
    }),
  )
  .max(4);

/** Who draws an aim, and of which; nobody draws what another holds. */
export interface AimPack {
  readonly seats: readonly Seat[];
  readonly ids: readonly string[];
}

/** One for each side that there is one for. */
export function drawAims(packs: readonly AimPack[], roll: (faces: number) => number): readonly HeldAim[] {
  const taken = new Set<string>();
  return packs.flatMap(({ seats, ids }) => {
    const left = ids.filter((one) => !taken.has(one));
    if (left.length === 0) return [];
    const drawn = left[left.length === 1 ? 0 : roll(left.length) - 1]!;
    taken.add(drawn);
    return [{ seats, aim: secretFor(seats, drawn) }];
  });
}

/** The same for what a seat cannot see: something that it could not say is wrong. */
export function imaginedAims(
  held: readonly HeldAim[],
  packs: readonly AimPack[],
  seat: Seat,
  random: Random,
): readonly HeldAim[] {
  const hidden = (one: HeldAim) => hiddenFrom(one.aim, seat);
  const taken = new Set(held.flatMap((one) => (hidden(one) ? [] : [one.aim.value!])));
  return held.map((one) => {
    if (!hidden(one)) return one;
    const pack = packs.find(({ seats }) => seats.join() === one.seats.join());
    const left = (pack?.ids ?? []).filter((other) => !taken.has(other));
    const value = left.length === 0 ? one.aim.value : left[random.below(left.length)]!;
    if (value !== null) taken.add(value);
    return { ...one, aim: { ...one.aim, value } };
  });
}

/** Packs so small that everybody knows what the others hold. */
export function openAims(
  {
    path,
    value,
  }: Part<readonly { readonly ids: readonly string[]; readonly sides: number; readonly of: string | null }[]>,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return value.flatMap(({ ids, sides, of }) => {
    if (ids.length === 0 || ids.length > sides) return [];
    const params = { there: ids.length, wanted: sides + 1, side: of };
    return [fault('too-few-aims', path, say('scenario.too-few-aims', params), rule)];
  });
}
