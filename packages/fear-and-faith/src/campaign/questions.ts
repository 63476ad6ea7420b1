import { document, one, type Seat, type SetupRequest, some } from '@vedette/engine';
import type { z } from 'zod';
import type { BanType, TransformationPackage } from '../data/rule-text.ts';
import { type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import { type CorrectQuestion, correctionSchema } from './correct/correction.ts';
import { reportSchema } from './report/report.ts';
import type { MemberId } from './state.ts';

/** What a report is asked about. */
export interface ReportQuestion {
  readonly number: number;
  readonly scenario: string;
  /** The game to play, as a match takes it. */
  readonly match: SetupRequest;
  readonly sides: readonly {
    readonly player: string;
    readonly figures: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** FF-CAMP-04, FF-CAMP-06: somebody new, for so many points of models or victory points. */
export interface RecruitQuestion {
  readonly for: 'replacement' | 'purchase' | 'elsewhere';
  readonly left: number;
  /** What each costs, in the same coin. */
  readonly costs: Readonly<Record<string, number>>;
}

interface OfMember {
  readonly member: MemberId;
}

interface OfNewcomer {
  readonly profile: string;
  readonly name: string;
}

/** Everything that is asked in a campaign; its games ask for themselves. */
export const questions = {
  /** FF-CAMP-01: another game, or enough. */
  next: one<'play' | 'correct' | 'end'>(),
  /** FF-PARTY-18: a record as it ought to have been. */
  correct: document<CorrectQuestion, z.infer<typeof correctionSchema>>(correctionSchema),
  /** Seats, as texts. */
  players: some(),
  scenario: one<string, { readonly players: number }>(),
  /** FF-SCN-01: the whole of one that is nowhere but here, for those who go out. */
  ownScenario: document<{ readonly seats: readonly Seat[] }, Scenario>(scenarioSchema),
  /** FF-SPEC-61: what it changes into may be chosen anew. */
  package: one<TransformationPackage, OfMember>(),
  /** FF-PARTY-08: whom a Minion serves from now on. */
  master: one<MemberId, OfMember>(),
  /** How the game went. */
  report: document<ReportQuestion, z.infer<typeof reportSchema>>(reportSchema),
  /** FF-CAMP-04 */
  replace: one<'same' | 'others', OfMember & { readonly points: number }>(),
  /** FF-CAMP-04, FF-CAMP-06: a profile, or no more; `elsewhere`: from other rosters. */
  recruit: one<string, RecruitQuestion>(),
  /** FF-CAMP-06: the opponent's. */
  consent: one<'agree' | 'refuse', { readonly profile: string; readonly player: string }>(),
  /** FF-PARTY-13 */
  banType: one<BanType, OfNewcomer>(),
  newMaster: one<MemberId, OfNewcomer>(),
  /** FF-CAMP-12 */
  advance: one<string, { readonly points: number }>(),
  advanceOn: one<MemberId, { readonly advance: string }>(),
  /** FF-FEAR-10 */
  cure: one<string, { readonly points: number; readonly cost: number }>(),
  /** FF-CAMP-09 */
  breakCurse: one<string, { readonly points: number; readonly cost: number }>(),
};
