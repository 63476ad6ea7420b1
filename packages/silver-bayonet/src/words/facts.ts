import type { Spot } from '@vedette/engine/table';
import type { AttackSubject, CheckKind } from '../moments.ts';
import type { Room } from '../scenario/story/where.ts';
import type { FateDie } from '../state.ts';

/** Whatever a question may bring along. */
export interface Facts {
  readonly figure?: string | null;
  readonly options?: readonly string[];
  readonly budget?: number;
  readonly how?: string;
  readonly mover?: string;
  readonly at?: Spot;
  readonly attacker?: string;
  readonly shooter?: string;
  readonly target?: string | number | null;
  readonly check?: CheckKind;
  readonly attack?: AttackSubject | boolean | null;
  readonly power?: number;
  readonly skill?: number;
  readonly total?: number;
  readonly others?: readonly { readonly seat: number; readonly total: number }[];
  readonly points?: number;
  readonly hurt?: number;
  readonly faces?: readonly number[];
  readonly purpose?: string;
  readonly rule?: string;
  readonly object?: string;
  readonly min?: number;
  readonly room?: Room;
  readonly die?: FateDie;
  readonly lost?: true;
  readonly rolls?: readonly { readonly seat: number; readonly die: number }[];
}
