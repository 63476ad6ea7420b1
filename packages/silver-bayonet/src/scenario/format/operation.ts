import { rings } from '@vedette/scenario';
import { z } from 'zod';
import { type Condition, condition } from './condition.ts';
import { place, target } from './place.ts';
import { type Filter, filter, player, type Who, who } from './who.ts';
import {
  amount,
  attacks,
  distance,
  fateDie,
  id,
  modifiable,
  number,
  type ScenarioNumber,
  stat,
  storedName,
  until,
  wholeNumber,
} from './words.ts';

/** SB-OPS-13: keys that say which of its kind a monster is. */
export const monsterChoice = {
  group: id.optional(),
  equipment: z.int().min(0).max(9).optional(),
  variant: id.optional(),
  allergies: z.array(id).max(10).optional(),
  /** Its grave, for Reform over Grave; else where it was placed. */
  origin: place.optional(),
};

const MATERIALS = z.string().min(1).max(40);

/** Operations that hold no others, SB-OPS-40 to -66. */
const plain = [
  z.strictObject({
    op: z.literal('place-monster'),
    monster: id,
    at: place,
    n: z.int().min(1).max(20).optional(),
    by: player.optional(),
    store: storedName.optional(),
    ...monsterChoice,
  }),
  z.strictObject({ op: z.literal('relocate'), who, at: place, by: player.optional() }),
  z.strictObject({
    op: z.literal('shift'),
    who,
    inches: distance,
    direction: z.union([z.literal('random'), z.strictObject({ toward: who })]),
    stopShort: z.number().min(0).max(36).optional(),
  }),
  z.strictObject({ op: z.literal('replace'), who, with: id, store: storedName.optional() }),
  z.strictObject({ op: z.literal('remove'), who }),
  z.strictObject({
    op: z.literal('fate'),
    side: player,
    die: z.union([fateDie, z.array(fateDie).min(1)]),
    n: wholeNumber,
    nextGame: z.boolean().optional(),
  }),
  z.strictObject({
    op: z.literal('modify'),
    who,
    what: modifiable,
    n: z.int().min(-20).max(20),
    until,
    key: id.optional(),
  }),
  z.strictObject({
    op: z.literal('imbue'),
    who,
    attacks,
    as: MATERIALS,
    until: until.optional(),
  }),
  z.strictObject({ op: z.literal('give-item'), who, item: id, as: MATERIALS.optional() }),
  z.strictObject({ op: z.literal('heal'), who, n: amount }),
  z.strictObject({ op: z.literal('damage'), who, n: amount }),
  z.strictObject({ op: z.literal('fatigue'), who, n: amount }),
  /** Harm that grows less with the distance: each suffers by the first ring that he is in. */
  z.strictObject({
    op: z.literal('blast'),
    of: target,
    rings: rings({ within: z.number().min(0).max(100), n: amount }),
    who: filter.optional(),
  }),
  /** A piece of terrain, or a group of them, is no more; with `leaves`, something else lies in its place. */
  z.strictObject({ op: z.literal('wreck'), terrain: id, leaves: id.optional() }),
  /** Before they deploy: so many of his own each player keeps back, as he chooses. */
  z.strictObject({
    op: z.literal('hold-back'),
    side: player,
    n: z.int().min(1).max(12),
    who: filter.optional(),
  }),
  /** Somebody of the scenario's own joins these players; without `at` he deploys with the rest. */
  z.strictObject({ op: z.literal('join'), guest: id, side: player, at: place.optional() }),
  /** Those who were held back come on. */
  z.strictObject({
    op: z.literal('arrive'),
    side: player,
    at: place,
    n: z.int().min(1).max(12).optional(),
    who: filter.optional(),
  }),
  z.strictObject({ op: z.literal('status'), who, add: id.optional(), remove: id.optional() }),
  z.strictObject({
    op: z.literal('place-object'),
    object: id,
    at: place,
    stuck: z.boolean().optional(),
  }),
  z.strictObject({ op: z.literal('give-object'), object: id, to: who, optional: z.boolean().optional() }),
  z.strictObject({ op: z.literal('draw'), deck: id }),
  z.strictObject({ op: z.literal('discard-deck'), deck: id }),
  z.strictObject({ op: z.literal('roll-off'), store: storedName, rerollWith: fateDie.optional() }),
  z.strictObject({ op: z.literal('pick'), store: storedName, who }),
  z.strictObject({
    op: z.literal('set'),
    name: id,
    value: number,
    until: z.literal('turn-end').optional(),
  }),
  z.strictObject({
    op: z.literal('sight'),
    max: z.number().min(0).max(300),
    until: z.enum(['turn-end', 'game-end']),
    board: id.optional(),
  }),
  z.strictObject({ op: z.literal('end-activation'), who }),
  /** SB-OPS-26: what these players want lies open from now on. */
  z.strictObject({ op: z.literal('show-aim'), side: player }),
  z.strictObject({ op: z.literal('xp'), who, n: amount }),
  z.strictObject({ op: z.literal('madness'), who }),
  z.strictObject({ op: z.literal('do'), procedure: id }),
] as const;

type Plain = z.infer<(typeof plain)[number]>;

/** SB-OPS-47: results of a Terror Check that a list can be given for. */
const TERROR_RESULTS = [
  'collapse',
  'paralysed',
  'shaken',
  'stunned',
  'distracted',
  'no-effect',
  'other',
] as const;

interface CheckOperation {
  readonly op: 'check';
  readonly who: Who;
  readonly stat: z.infer<typeof stat> | null;
  readonly tn: number;
  readonly mod?: ScenarioNumber | undefined;
  readonly autoPass?: readonly Filter[] | undefined;
  readonly pass?: readonly Operation[] | undefined;
  readonly fail?: readonly Operation[] | undefined;
}

interface TerrorOperation {
  readonly op: 'terror';
  readonly who: Who;
  readonly mod: ScenarioNumber;
  readonly on?: Partial<Record<(typeof TERROR_RESULTS)[number], readonly Operation[]>> | undefined;
  readonly store?: string | undefined;
}

interface TableOperation {
  readonly op: 'table';
  readonly die?: number | undefined;
  readonly rows: readonly {
    readonly range: readonly [number, number];
    readonly name: string;
    readonly do: readonly Operation[];
    readonly limit?: number | undefined;
  }[];
}

interface IfOperation {
  readonly op: 'if';
  readonly cond: Condition;
  readonly then: readonly Operation[];
  readonly else?: readonly Operation[] | undefined;
}

/** SB-OPS-40 to -67: one thing a scenario does. */
export type Operation = Plain | CheckOperation | TerrorOperation | TableOperation | IfOperation;

export type OperationOf<Op extends Operation['op']> = Extract<Operation, { readonly op: Op }>;

export const operations: z.ZodType<readonly Operation[]> = z
  .lazy(() => z.array(operation).max(100))
  .meta({ id: 'Operations' });

const reached = z.int().min(1).max(40);

const operation: z.ZodType<Operation> = z
  .lazy(() =>
    z.discriminatedUnion('op', [
      ...plain,
      z.strictObject({
        op: z.literal('check'),
        who,
        stat: stat.nullable(),
        tn: reached,
        mod: wholeNumber.optional(),
        autoPass: z.array(filter).optional(),
        pass: operations.optional(),
        fail: operations.optional(),
      }),
      z.strictObject({
        op: z.literal('terror'),
        who,
        mod: wholeNumber,
        on: z.partialRecord(z.enum(TERROR_RESULTS), operations).optional(),
        store: storedName.optional(),
      }),
      z.strictObject({
        op: z.literal('table'),
        die: z.int().min(2).max(100).optional(),
        rows: z
          .array(
            z.strictObject({
              range: z.tuple([z.int(), z.int()]),
              name: z.string().min(1).max(80),
              do: operations,
              limit: z.int().min(1).optional(),
            }),
          )
          .min(1),
      }),
      z.strictObject({
        op: z.literal('if'),
        cond: condition,
        // biome-ignore lint/suspicious/noThenProperty: the word of the format (SB-OPS-67); nobody awaits a schema.
        then: operations,
        else: operations.optional(),
      }),
    ]),
  )
  .meta({ id: 'Operation' });
