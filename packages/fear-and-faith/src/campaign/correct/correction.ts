import type { Random, Refusal, Seat } from '@vedette/engine';
import { z } from 'zod';
import { INSANITIES } from '../../data/nerve.ts';
import { refusal } from '../../refusal.ts';
import { INFECTIONS } from '../../state.ts';
import { recordOf } from '../members.ts';
import type { CampaignState } from '../state.ts';

/** FF-PARTY-18: what ought to stand on a record and in the bank, and why. */
export const correctionSchema = z.strictObject({
  member: z.string().max(40),
  insanity: z.array(z.enum(INSANITIES)).max(20),
  infection: z.enum(INFECTIONS).nullable(),
  /** Victory points in the bank of his party. */
  bank: z.int().min(0).max(100_000),
  note: z.string().max(200),
});
export type Correction = z.infer<typeof correctionSchema>;

/** Somebody whose record can be corrected, as it is now. */
export type Correctable = Omit<Correction, 'note'> & {
  readonly seat: Seat;
  readonly name: string;
  readonly evil: boolean;
  /** All that was ever banked: there cannot be more. */
  readonly most: number;
};

export interface CorrectQuestion {
  readonly records: readonly Correctable[];
}

export function correctables({ players }: CampaignState): readonly Correctable[] {
  return players.flatMap(({ members, points, earned, party }, seat) =>
    members.map((who) => {
      const { insanity = [], infection = null } = recordOf(who);
      return {
        member: who.id,
        seat,
        name: who.entry.name,
        evil: party.side === 'evil',
        most: earned,
        insanity: [...insanity],
        infection,
        bank: points,
      };
    }),
  );
}

/** FF-CAMP-01, FF-CAMP-07, FF-FEAR-09: nothing that no game could have brought about. */
export function correctionProblem({ records }: CorrectQuestion, given: Correction): Refusal | null {
  const known = records.find(({ member }) => member === given.member);
  if (known === undefined)
    return refusal('correct.member', 'FF-PARTY-18', { member: given.member }, '/member');
  const { name } = known;
  if (given.bank > known.most)
    return refusal('correct.bank', 'FF-CAMP-01', { most: known.most, bank: given.bank }, '/bank');
  if (known.evil && given.infection !== null)
    return refusal('correct.infection', 'FF-CAMP-07', { name }, '/infection');
  return new Set(given.insanity).size > 1
    ? refusal('correct.insanity', 'FF-FEAR-09', { name }, '/insanity')
    : null;
}

/** One victory point less in somebody's bank, or nothing at all. */
export function randomCorrection({ records }: CorrectQuestion, random: Random): Correction {
  const { seat: _, name: __, evil: ___, most: ____, ...record } = records[random.below(records.length)]!;
  return { ...record, bank: Math.max(0, record.bank - random.below(2)), note: '' };
}

/** Whether it says anything new. */
export function isSame(known: Correctable, given: Correction): boolean {
  return (
    known.bank === given.bank &&
    known.infection === given.infection &&
    known.insanity.join() === given.insanity.join()
  );
}
