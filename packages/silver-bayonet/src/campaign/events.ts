import type { GameEvent, Seat } from '@vedette/engine';
import type { TerrorResult } from '../data/tables.ts';
import type { StoryNews } from '../scenario/story/story-fact.ts';
import type { FateDie } from '../state.ts';
import type { Correction } from './correct/correction.ts';
import type { CampaignState, Departed, GameMode, MemberId, RollRecord, XpKind } from './state.ts';

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

type Corrected = Omit<Correction, 'member' | 'note' | 'kit'>;

export type CampaignEvent =
  | StoryNews
  | (Fact<'scenarioRolled'> & { readonly die: number; readonly scenario: string; readonly again: boolean })
  | (Fact<'gameChosen'> & {
      readonly number: number;
      readonly scenario: string;
      readonly mode: GameMode;
      readonly seats: readonly Seat[];
    })
  | (By<'fielded'> & { readonly names: readonly string[] })
  | (By<'outranked'> & { readonly differential: number; readonly fateDice: number; readonly bonusXp: number })
  | (Fact<'farApart'> & { readonly differential: number })
  | (By<'diceNoted'> & { readonly die: FateDie; readonly count: number })
  | (Fact<'reported'> & { readonly number: number; readonly scenario: string })
  | (Of<'rolled'> & Omit<RollRecord, 'seat' | 'member'>)
  | (Of<'struckOff'> & { readonly cause: Departed['cause']; readonly lost: readonly string[] })
  | (Of<'burdened'> & { readonly burden: string })
  | (Of<'unchanged'> & { readonly burden: string })
  | (Of<'gainedXp'> & { readonly kind: XpKind; readonly xp: number })
  | (By<'xpLost'> & { readonly points: number })
  | (Of<'extraLost'> & { readonly points: number })
  | (By<'drewLots'> & { readonly die: number })
  | (Of<'rose'> & { readonly tier: number; readonly reward: string })
  | (By<'studied'> & { readonly text: string; readonly done: boolean })
  | (Of<'checked'> & {
      readonly power: number;
      readonly skill: number;
      readonly total: number;
      readonly target: number | null;
      readonly result: TerrorResult | 'passed' | 'failed';
    })
  /** SB-UNIT-16: by hand, between two games. */
  | (Of<'corrected'> & {
      readonly before: Corrected;
      readonly after: Corrected;
      readonly note: string;
      /** That he is equipped anew. */
      readonly kit?: boolean;
    })
  | (By<'disbanded'> & { readonly unit: string })
  | (By<'raised'> & { readonly unit: string; readonly nation: string })
  | Of<'appointed'>
  | (Of<'recruited'> & { readonly kind: string })
  | Of<'equipped'>
  | (Of<'artefactGiven'> & { readonly artefact: string })
  | (By<'artefactStored'> & { readonly artefact: string })
  | (By<'ranked'> & { readonly rank: number })
  | (Fact<'ended'> & NonNullable<CampaignState['ended']>);
