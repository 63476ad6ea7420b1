import type { GameEvent, Seat } from '@vedette/engine';
import type { AdvanceId } from '../data/advances.ts';
import type { InsanityId } from '../data/nerve.ts';
import type { Infection } from '../state.ts';
import type { Correction } from './correct/correction.ts';
import type { CampaignState, Departed, MemberId } from './state.ts';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
}

interface By<Type extends string> extends Fact<Type> {
  readonly seat: Seat;
}

/** The name goes along: whoever is told of may be gone when it is read. */
interface Of<Type extends string> extends By<Type> {
  readonly member: MemberId;
  readonly name: string;
}

type Corrected = Pick<Correction, 'insanity' | 'infection' | 'bank'>;

export type CampaignEvent =
  | (Fact<'gameChosen'> & {
      readonly number: number;
      readonly scenario: string;
      readonly seats: readonly Seat[];
    })
  /** FF-PARTY-08: without a Master it stays at home. */
  | Of<'stayedHome'>
  | (Fact<'reported'> & { readonly number: number; readonly scenario: string })
  /** FF-CAMP-04 */
  | Of<'fell'>
  | Of<'returned'>
  | (Of<'struckOff'> & { readonly cause: Departed['cause'] })
  | (By<'advanceLost'> & { readonly advance: AdvanceId; readonly name: string })
  | (Of<'keptWeapon'> & { readonly weapon: string })
  /** FF-CAMP-08 */
  | (Of<'wentOver'> & { readonly profile: string; readonly to: Seat })
  /** FF-FEAR-10, FF-CAMP-07: one die against its Quality; null: a Hero need not roll. */
  | (Of<'rolled'> & {
      readonly purpose: 'insanity' | 'infection';
      readonly die: number | null;
      readonly needed: number;
      readonly passed: boolean;
    })
  | (Of<'cameToItself'> & { readonly insanity: InsanityId })
  | (Of<'stayedMad'> & { readonly insanity: InsanityId })
  | (Of<'infected'> & { readonly infection: Infection })
  /** FF-CAMP-03 */
  | (By<'banked'> & { readonly scored: number; readonly besides: number; readonly banked: number })
  /** FF-CAMP-04 */
  | (Of<'replaced'> & { readonly by: string })
  | (Of<'recruited'> & { readonly profile: string; readonly cost: number })
  | (By<'consented'> & { readonly agreed: boolean; readonly profile: string })
  | (By<'bought'> & { readonly advance: AdvanceId; readonly name: string | null })
  | (Of<'cured'> & { readonly insanity: InsanityId })
  /** FF-CAMP-09: a victim of the dead finds rest, others are themselves again. */
  | (Of<'curseBroken'> & { readonly infection: Infection; readonly dies: boolean })
  /** FF-PARTY-18: by hand, between two games. */
  | (Of<'corrected'> & { readonly before: Corrected; readonly after: Corrected; readonly note: string })
  | (Fact<'ended'> & NonNullable<CampaignState['ended']>);
