import type { Seat } from '@vedette/engine';
import type { Edge } from '@vedette/scenario';
import type { AdvanceId } from './data/advances.ts';
import type { LeavingId } from './data/leaving.ts';
import type { Modifier } from './data/modifier.ts';
import type { WeaponId } from './data/weapons/weapons.ts';
import type {
  Clock,
  Conditions,
  FearCause,
  ModelId,
  NominationKind,
  Phase,
  Posture,
  SecretKind,
} from './state.ts';

export type { Modifier, TableModifierId } from './data/modifier.ts';

interface Told<Type extends string> {
  readonly type: Type;
  readonly rule: string;
}

/** FF-GEN-12: what a Quality roll is made for. */
export type QualityPurpose =
  | 'activation'
  | 'fear'
  | 'morale'
  | 'climb'
  | 'fall'
  | 'stairs'
  | 'ladder'
  | 'throw'
  | 'resist'
  | 'reaction'
  | 'close-shot'
  | 'hazard'
  | 'scared'
  | 'insanity'
  | 'cure'
  | 'orphan'
  | 'mishap'
  | 'infection'
  | 'corruption'
  | 'scenario';

/** FF-GEN-12: one die of a Quality roll. */
export interface QualityDie {
  face: number;
  /** FF-SPEC-27: not rolled. */
  readonly automatic: boolean;
  passed: boolean;
}

/** FF-HTH-04: what an attack comes to for the one who loses it. */
export type Result =
  | 'none'
  | 'recoil'
  | 'fall'
  | 'killed'
  | 'gruesome'
  | 'wounded'
  | 'apparently-dead'
  | 'staked';

export type AttackKind = 'close' | 'hack' | 'shot' | 'blast' | 'spell' | 'debris' | 'fire' | 'door';

/** One side of an opposed roll as it is told. */
export interface RolledSide {
  readonly model: ModelId | null;
  readonly combat: number;
  readonly die: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

/** How somebody came to be elsewhere. */
export type Manner =
  | 'move'
  | 'charge'
  | 'recoil'
  | 'flee'
  | 'disengage'
  | 'fly'
  | 'on-the-way'
  | 'climb'
  | 'fall'
  | 'teleport'
  | 'swarm'
  | 'swap'
  | 'placed';

/** FF-MOV-08, FF-MOV-10, FF-MOV-24: what becomes of a door or window. */
export type PortalChange = 'opened' | 'shut' | 'smashed' | 'garlic-removed';

export type GroundChange = 'defiled' | 'ladder-destroyed' | 'wrecked';

/** Everything that can happen. */
export type FaithEvent =
  /** FF-GEN-22: a die that is not part of a Quality or an opposed roll. */
  | (Told<'rolled'> & {
      readonly seat: Seat | null;
      readonly model: ModelId | null;
      readonly die: number;
      readonly purpose: string;
    })
  /** FF-GEN-12 */
  | (Told<'quality'> & {
      readonly model: ModelId;
      readonly purpose: QualityPurpose;
      readonly quality: number;
      readonly modifiers: readonly Modifier[];
      readonly dice: readonly QualityDie[];
      readonly successes: number;
    })
  /** FF-GEN-22: a die taken back and rolled again. */
  | (Told<'rerolled'> & { readonly model: ModelId; readonly from: number; readonly to: number })
  /** FF-HTH-02, FF-RNG-06 */
  | (Told<'fought'> & {
      readonly kind: AttackKind;
      readonly weapon: WeaponId | 'spell' | null;
      readonly attacker: RolledSide;
      readonly target: RolledSide;
      /** What happens to the target, and to the attacker. */
      readonly result: Result;
      readonly back: Result;
    })
  | (Told<'phase'> & { readonly phase: Phase; readonly round: number; readonly seat: Seat | null })
  | (Told<'role'> & { readonly seat: Seat; readonly role: 'attacker' | 'defender' })
  | (Told<'terrain'> & { readonly pieces: number })
  | (Told<'environment'> & { readonly clock: Clock })
  | (Told<'rounds'> & { readonly rounds: number })
  | (Told<'side'> & { readonly seat: Seat; readonly edge: Edge })
  /** FF-SPEC-25 */
  | (Told<'haunts'> & { readonly model: ModelId; readonly place: string })
  | (Told<'initiative'> & { readonly order: readonly Seat[] })
  | (Told<'nominated'> & {
      readonly kind: NominationKind;
      readonly models: readonly ModelId[];
      readonly dice: number;
      readonly declared: string | null;
    })
  | (Told<'activated'> & { readonly models: readonly ModelId[]; readonly actions: number })
  | (Told<'turnover'> & { readonly seat: Seat; readonly count: number })
  | (Told<'passed'> & { readonly seat: Seat })
  | (Told<'acted'> & { readonly model: ModelId; readonly action: string; readonly target: ModelId | null })
  | (Told<'moved'> & {
      readonly model: ModelId;
      readonly manner: Manner;
      readonly x: number;
      readonly y: number;
      readonly z: number;
    })
  | (Told<'charged'> & { readonly model: ModelId; readonly targets: readonly ModelId[] })
  | (Told<'portal'> & {
      readonly model: ModelId;
      readonly portal: string;
      readonly change: PortalChange;
    })
  /** FF-MOV-15, FF-MOV-27, FF-SET-03: a piece of the ground is not what it was. */
  | (Told<'ground'> & {
      readonly model: ModelId | null;
      readonly thing: string;
      readonly change: GroundChange;
    })
  /** FF-MOV-10 */
  | (Told<'bashed'> & {
      readonly models: readonly ModelId[];
      readonly portal: string;
      readonly die: number;
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      readonly needed: number;
    })
  | (Told<'posture'> & { readonly model: ModelId; readonly posture: Posture })
  | (Told<'condition'> & {
      readonly model: ModelId;
      readonly condition: keyof Conditions;
      readonly begins: boolean;
    })
  | (Told<'lost-quality'> & {
      readonly model: ModelId;
      readonly cause: 'wounds' | 'poison' | 'transformation';
      readonly quality: number;
    })
  | (Told<'weapon'> & {
      readonly model: ModelId;
      readonly weapon: WeaponId;
      readonly change:
        | 'drawn'
        | 'slung'
        | 'loaded'
        | 'emptied'
        | 'jammed'
        | 'lost'
        | 'mended'
        | 'taken'
        | 'used-up';
    })
  /** FF-RNG-23: where something that was thrown bursts. */
  | (Told<'burst'> & {
      readonly model: ModelId;
      readonly weapon: WeaponId;
      readonly x: number;
      readonly y: number;
      readonly z: number;
    })
  | (Told<'left'> & { readonly model: ModelId; readonly how: LeavingId; readonly by: ModelId | null })
  | (Told<'frightened'> & { readonly model: ModelId; readonly cause: FearCause; readonly failures: number })
  /** FF-CAMP-13 to -33: an advance is used, or does something; `thing`: what was chosen. */
  | (Told<'advance'> & {
      readonly seat: Seat;
      readonly advance: AdvanceId;
      readonly model: ModelId | null;
      readonly thing: string | null;
    })
  /** FF-CAMP-08, FF-CAMP-32: somebody is another party's now; `profile`: what it has become. */
  | (Told<'turned'> & { readonly model: ModelId; readonly party: Seat; readonly profile: string | null })
  /** FF-SET-09 */
  | (Told<'lamp'> & { readonly lamp: string; readonly room: string | null })
  | (Told<'dayBreaks'> & { readonly day: boolean })
  /** FF-GEN-19: told to its owner alone. */
  | (Told<'concealed'> & { readonly kind: SecretKind; readonly of: string; readonly truth: string })
  /** FF-GEN-19: everybody may know now. */
  | (Told<'disclosed'> & { readonly kind: SecretKind; readonly of: string; readonly truth: string })
  | (Told<'truce'> & { readonly seat: Seat; readonly agreed: boolean; readonly end: 'now' | 'round' })
  /** FF-SCN: what the scenario's author has to say. */
  | (Told<'story'> & { readonly model: ModelId | null; readonly text: string })
  | (Told<'heldBack'> & { readonly seat: Seat; readonly models: readonly ModelId[] })
  | (Told<'gift'> & { readonly model: ModelId; readonly gift: string })
  | (Told<'scored'> & { readonly seat: Seat; readonly points: number })
  /** FF-GEN-19: what it is; null: nothing at all. */
  | (Told<'revealed'> & { readonly token: string; readonly kind: string | null })
  | (Told<'token'> & {
      readonly model: ModelId;
      readonly token: string;
      readonly kind: string;
      readonly change: 'taken' | 'given' | 'dropped';
    })
  | (Told<'ended'> & {
      readonly reason: string;
      readonly winners: readonly Seat[];
      /** In the words of the scenario's author; null: it has none. */
      readonly text: string | null;
      readonly points: readonly number[];
    });
