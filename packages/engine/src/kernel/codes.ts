import type { TableFault } from '../table/ground/table-fault.ts';
import type { FaultCode } from './fault.ts';
import type { DocumentFault, FormFault } from './form-fault.ts';
import type { JsonSlip } from './json-slip.ts';
import type { MisfitParams } from './misfit.ts';
import type { RecordFault } from './record-fault.ts';
import type { Seat } from './state.ts';

/** The refusals of the kernel by their codes, with what each tells of; null: nothing but itself. */
export interface KernelRefusals {
  /** `decides`: who does instead, where somebody else does. No seat: nobody here is asked. */
  readonly 'answer.wrong-seat': { readonly seat: Seat | null; readonly decides: Seat | 'bot' | null };
  readonly 'answer.wrong-form': { readonly wanted: AnswerForm; readonly most?: number };
  readonly 'answer.not-an-option': { readonly given: string; readonly options: readonly string[] };
  readonly 'answer.too-few': { readonly least: number; readonly given: number };
  readonly 'answer.too-many': { readonly most: number; readonly given: number };
  readonly 'answer.twice': { readonly given: string };
  readonly 'answer.out-of-range': { readonly given: number; readonly min: number; readonly max: number };
  readonly 'answer.out-of-order': OutOfOrder;
  readonly 'document.no-json': { readonly slip: JsonSlip; readonly line: number; readonly column: number };
  readonly 'dice.left-over': { readonly left: number };
  readonly 'match.over': null;
  readonly 'option.unknown': { readonly option: string; readonly known: readonly string[] };
  readonly 'option.bad-value': { readonly option: string; readonly wanted: OptionWanted };
  /** What a position makes is no state that could ever be saved; why is said after it. */
  readonly 'position.unkept': null;
  readonly 'replay.different-end': Builds & { readonly end: string; readonly said: string };
  readonly 'replay.different-step': Builds & {
    readonly step: number;
    readonly from: number;
    readonly to: number;
  };
  /** The answer of a replay that does not stand; why is said after it. */
  readonly 'replay.answer': { readonly answer: number; readonly step: number };
  readonly 'save.damaged': RecordFault;
  readonly 'save.newer': null;
  readonly 'save.no-migration': { readonly form: number };
  readonly 'save.unproved': null;
  readonly 'save.wrong-format': {
    readonly wanted: RecordFormat | null;
    readonly versions?: readonly number[];
  };
  readonly 'save.wrong-ruleset': { readonly given: string; readonly wanted: string | null };
  readonly 'scenario.unknown': { readonly given: string; readonly known: readonly string[] };
  readonly 'schema.invalid': FormFault | DocumentFault;
  /** Of documents that people write by hand, whatever the game's code for it. */
  readonly 'schema.misfit': MisfitParams;
  readonly 'setup.seats': { readonly min: number; readonly max: number; readonly given: number };
  readonly 'table.fault': TableFault;
  readonly 'undo.dice': null;
  readonly 'undo.not-yours': null;
  readonly 'undo.nothing': null;
  readonly 'undo.secret': null;
  readonly 'undo.too-far': null;
}

/**
 * Every code of the kernel. Rulesets add their own, under their own words ("move.too-far"). Codes never change their
 * meaning; docs/protocol.md lists them for outsiders.
 */
export type KernelCode = keyof KernelRefusals | FaultCode;

/** What an answer should look like. */
export type AnswerForm = 'one' | 'some' | 'number' | 'point' | 'path' | 'formation';

type RecordFormat = 'vedette-replay' | 'vedette-save' | 'replay-or-save';

/** What an option can be set to. */
export type OptionWanted =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean };

/** The match is elsewhere than whoever answers thinks; or, of a campaign, its game is. */
type OutOfOrder =
  | { readonly seq: number; readonly given: number }
  | { readonly game: 'not-awaited' | 'not-over' };

/** With what a replay was played, where that is another build. */
interface Builds {
  readonly build: string | null;
  readonly ours: string;
}
