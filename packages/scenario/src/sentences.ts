import { saying } from '@vedette/engine';

/** A name that nothing has: of what kind it should be, what comes nearest, and what there is, if that is not too much. */
export interface UnknownName extends WhatIsThere {
  readonly kind: string;
  readonly name: string;
}

export interface WhatIsThere {
  readonly near: string | null;
  readonly known: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

/** What can be wrong with scenarios and states of every game, with what each sentence tells of. */
export interface ScenarioSentences {
  readonly 'advice.old-dice': { readonly die: number; readonly faces: number };
  readonly 'scenario.all-deployed': { readonly side: string };
  readonly 'scenario.always-so-many': { readonly name: string };
  readonly 'scenario.any-of-none': null;
  readonly 'scenario.blast-of-nothing': { readonly piece: string };
  readonly 'scenario.bad-name': { readonly written?: string };
  readonly 'scenario.changes-by-nothing': null;
  /** The keys of which one would make it do something; none: operations. */
  readonly 'scenario.does-nothing': { readonly lacks: readonly string[] };
  readonly 'scenario.duplicate-id': { readonly name: string };
  /** An event that waits for what the document has none of, and the key of that. */
  readonly 'scenario.event-without': { readonly event: string; readonly key: string };
  /** More than the whole table, and what it is if it was meant in millimetres. */
  readonly 'scenario.huge-length': { readonly length: number; readonly right: number };
  readonly 'scenario.idle-ring': { readonly own: number; readonly before: number };
  readonly 'scenario.joined-twice': { readonly guest: string; readonly side: string };
  readonly 'scenario.limits-swapped': { readonly min: number; readonly max: number };
  readonly 'scenario.never-arrives': { readonly side: string };
  /** `how`: as JSON, how it would come. */
  /** Two keys of a filter, as JSON, of which nobody has both. */
  readonly 'scenario.nobody-is-both': { readonly one: string; readonly other: string };
  readonly 'scenario.never-comes': { readonly name: string; readonly how: string };
  readonly 'scenario.never-so-few': { readonly name: string; readonly least: number };
  readonly 'scenario.never-so-many': { readonly name: string; readonly most: number };
  readonly 'scenario.never-used': { readonly id: string; readonly how: string };
  readonly 'scenario.no-limits': null;
  readonly 'scenario.no-row': { readonly none: readonly number[] };
  readonly 'scenario.nobody-held-back': { readonly side: string };
  readonly 'scenario.nobody-here': {
    readonly word: string;
    /** What names nobody. */
    readonly event: string;
    /** What would name somebody. */
    readonly events: readonly string[];
    readonly instead: string | null;
  };
  readonly 'scenario.overlap': { readonly pieceId: string; readonly otherId: string };
  readonly 'scenario.procedure-loop': { readonly name: string };
  readonly 'scenario.row-range': { readonly die: number };
  readonly 'scenario.same-spot': { readonly id: string; readonly other: string };
  /** Two sides that begin on the same ground. */
  readonly 'scenario.shared-ground': { readonly side: string; readonly other: string };
  /** Less than a base, and what it is if it was meant in inches. */
  readonly 'scenario.tiny-length': { readonly length: number; readonly right: number };
  readonly 'scenario.too-deep': { readonly depth: number; readonly table: number };
  /** Farther than from corner to corner of the table. */
  readonly 'scenario.too-far-apart': { readonly length: number; readonly table: number };
  readonly 'scenario.too-few': { readonly asked: number; readonly there: number };
  readonly 'scenario.too-few-aims': {
    readonly there: number;
    readonly wanted: number;
    /** Whose; null: they are everybody's. */
    readonly side: string | null;
  };
  readonly 'scenario.too-late': { readonly turn: number; readonly last: number };
  readonly 'scenario.turns-before': { readonly from: number };
  readonly 'scenario.two-rows': { readonly twice: readonly number[] };
  /** Something of which there is only one, and where a second is brought. */
  readonly 'scenario.unique-twice': { readonly name: string };
  readonly 'scenario.unknown-name': UnknownName;
  readonly 'scenario.unknown-value': {
    readonly option: string;
    readonly values: readonly string[];
    readonly is: string;
  };
  readonly 'state.option-missing': { readonly key: string };
}

export const say = saying<ScenarioSentences>();

/** As a schema names the sentence that it has in place of a message. */
export function says(name: keyof ScenarioSentences): string {
  return name;
}
