import { edge, edgeName, id, rings, text } from '@vedette/scenario';
import { z } from 'zod';
import { STATUSES } from '../../data/conditions.ts';
import { FEAR_CAUSES } from '../../data/fear-causes.ts';
import { LEAVING_IDS } from '../../data/leaving.ts';
import { SPECIAL_RULE_IDS } from '../../data/special-rules.ts';
import { TERRAIN_TYPE_IDS } from '../../rules/ground/types.ts';
import { type Condition, condition, number } from './condition.ts';
import { filter, NAMED, who } from './filter.ts';
import { distance, point, sideName } from './words.ts';

/** FF-SET-11: where somebody may be put. */
const place = z
  .union([
    /** FF-SCN-22: in any room. */
    z.strictObject({ rooms: z.literal(true) }),
    z.strictObject({ edge: edgeName, depth: distance }),
    /** Along any edge; `touch`: so that its base touches it. */
    z.strictObject({ edges: z.literal('any'), depth: z.union([distance, z.literal('touch')]) }),
    /** `near`: so near to this piece or door besides. */
    z.strictObject({ zone: id, near: z.strictObject({ to: id, within: distance }).optional() }),
    z.strictObject({ anywhere: z.literal(true) }),
    /** Near slots of a kind that are in use. */
    z.strictObject({ slots: id, within: distance }),
  ])
  .meta({ id: 'Place' });
export type PlaceDocument = z.infer<typeof place>;

const apart = z.strictObject({
  enemies: distance.optional(),
  edge: edgeName.optional(),
  far: distance.optional(),
});

const settingUp = [
  /** FF-SCN-04: a side names an edge of the table. */
  z.strictObject({
    op: z.literal('choose-edge'),
    by: sideName,
    from: z.array(edge).min(2).optional(),
    store: id,
    text: text.optional(),
  }),
  /** These wait beside the table; with `n`, so many of them, as their player chooses. */
  z.strictObject({
    op: z.literal('hold-back'),
    side: sideName,
    who: filter.optional(),
    n: number.optional(),
  }),
  /** FF-SCN-04, -09, -15: one after the other where their player wants, inside these places. */
  z.strictObject({
    op: z.literal('deploy'),
    side: sideName,
    who: filter.optional(),
    in: z.array(place).min(1),
    apart: apart.optional(),
    /** FF-SCN-31: each so near to another of them, once there is one. */
    near: distance.optional(),
    /** Over as many slots, or edges, as there are before any gets a second. */
    spread: z.boolean().optional(),
    /** In place of that, each may start touching its slot of this kind. */
    slots: id.optional(),
  }),
  /** FF-SCN-09, FF-SCN-25: each has the next slot of this kind; who sleeps in it is inside. */
  z.strictObject({
    op: z.literal('take-slots'),
    side: sideName,
    who: filter.optional(),
    slots: id,
    asleep: z.boolean().optional(),
  }),
  /** FF-SCN-19: for nothing, to so many of its models, as its player chooses. */
  z.strictObject({
    op: z.literal('gift'),
    side: sideName,
    rule: z.enum(SPECIAL_RULE_IDS),
    n: z.int().min(1).max(10),
  }),
  /** Tokens at anchors, of which a side chooses where there are more than tokens; or where it wants in these places. */
  z.strictObject({
    op: z.literal('place-tokens'),
    token: id,
    by: sideName,
    n: z.int().min(1).max(20),
    at: z.array(id).min(1).max(20).optional(),
    in: z.array(place).min(1).optional(),
    /** FF-SCN-22: from each other. */
    apart: distance.optional(),
  }),
  /**
   * FF-GEN-19: the others know who they are, and not where. In `rooms`, each in one that its player writes down; as
   * `markers`, two counters for each, of which one stands for nobody.
   */
  z.strictObject({
    op: z.literal('hide'),
    side: sideName,
    who: filter.optional(),
    as: z.enum(['rooms', 'markers']),
    in: z.array(place).min(1).optional(),
  }),
] as const;

const inPlay = [
  /** FF-SCN-05, FF-SCN-17: those who were held back come on. */
  z.strictObject({
    op: z.literal('arrive'),
    side: sideName,
    who: filter.optional(),
    n: number.optional(),
    at: z.union([
      z.strictObject({ edge: z.union([edgeName, z.literal('random'), z.literal('choice')]) }),
      /** One of these anchors, drawn at random. */
      z.strictObject({ anchors: z.array(id).min(1) }),
    ]),
    apart: apart.optional(),
    /** Whether they may act in the turn in which they come. */
    act: z.enum(['now', 'next-turn']),
  }),
  /** Somebody who is on no roster: a printed profile, or one of the scenario's own bestiary. */
  z.strictObject({
    op: z.literal('bring'),
    profile: id,
    side: sideName,
    n: number.optional(),
    at: z.union([
      z.strictObject({ edge: z.union([edgeName, z.literal('random'), z.literal('choice')]) }),
      z.strictObject({ anchors: z.array(id).min(1) }),
    ]),
    apart: apart.optional(),
    act: z.enum(['now', 'next-turn']),
  }),
  /** FF-SCN-11: it sleeps no longer and gets up beside its slot. */
  z.strictObject({ op: z.literal('wake'), who }),
  /** FF-SCN-11: the slot that an action is about stands open. */
  z.strictObject({ op: z.literal('open') }),
  /** FF-FEAR-01 */
  z.strictObject({
    op: z.literal('fear-test'),
    who: filter,
    source: z.enum(NAMED).optional(),
    modifier: z.int().min(-3).max(3).optional(),
  }),
  z.strictObject({
    op: z.literal('status'),
    who,
    status: z.enum(STATUSES),
    /** False: it is the matter no longer. */
    on: z.boolean().optional(),
    /** Actions to break free of `transfixed`. */
    cost: z.union([z.literal(1), z.literal(2)]).optional(),
  }),
  /** FF-SCN-22: these do not test for such things; `on: false` ends it. */
  z.strictObject({
    op: z.literal('immune'),
    who: filter,
    to: z.array(z.enum(FEAR_CAUSES)).min(1),
    on: z.boolean().optional(),
  }),
  /** FF-SCN-30: Stealth helps it no more until its owner's next turn. */
  z.strictObject({ op: z.literal('give-away'), who }),
  z.strictObject({ op: z.literal('sight'), limit: distance.nullable() }),
  z.strictObject({ op: z.literal('time'), is: z.enum(['day', 'night']) }),
  z.strictObject({ op: z.literal('score'), side: sideName, n: number }),
  /** FF-SCN-12: who is out of play counts as if it had left it in this way. */
  z.strictObject({ op: z.literal('count-as'), who, as: z.enum(LEAVING_IDS) }),
  /** FF-GEN-21 */
  z.strictObject({ op: z.literal('remove'), who, as: z.enum(LEAVING_IDS) }),
  /** FF-RNG-24: harm that grows less with the distance: each fights the first ring that its base touches. */
  z.strictObject({
    op: z.literal('blast'),
    of: z.union([
      z.enum(NAMED),
      z.strictObject({ point }),
      z.strictObject({ anchor: id }),
      z.strictObject({ zone: id }),
      z.strictObject({ terrain: id }),
      z.strictObject({ token: id }),
    ]),
    rings: rings({ within: distance, combat: z.int().min(0).max(9), knocksDown: z.boolean().optional() }),
    who: filter.optional(),
  }),
  /** FF-SET-03: a piece of terrain is no more, or something else lies in its place; a door is smashed. */
  z.strictObject({ op: z.literal('wreck'), terrain: id, leaves: z.enum(TERRAIN_TYPE_IDS).optional() }),
  /** FF-GEN-19: what this side wants lies open from now on. */
  z.strictObject({ op: z.literal('show-aim'), side: sideName }),
  /** FF-GEN-19: what lies face down is turned up; without `tokens`, what the event is about. */
  z.strictObject({ op: z.literal('reveal'), tokens: id.optional() }),
  /** The actor takes what it is about, or gives it to the other. */
  z.strictObject({ op: z.literal('take') }),
  z.strictObject({ op: z.literal('give'), token: id }),
  z.strictObject({ op: z.literal('discard'), token: id }),
  z.strictObject({ op: z.literal('set'), name: id, value: number }),
  z.strictObject({ op: z.literal('do'), procedure: id }),
] as const;

const plain = [...settingUp, ...inPlay] as const;
type Plain = z.infer<(typeof plain)[number]>;

/** What belongs before the first turn and nowhere else. */
export const BEFORE_PLAY: readonly string[] = settingUp.map(({ shape }) => shape.op.value);

interface IfOperation {
  readonly op: 'if';
  readonly cond: Condition;
  readonly then: readonly Operation[];
  readonly else?: readonly Operation[] | undefined;
}

interface TableOperation {
  readonly op: 'table';
  readonly die?: number | undefined;
  /** Whose die it is. */
  readonly by?: string | undefined;
  readonly rows: readonly {
    readonly range: readonly [number, number];
    readonly name: string;
    readonly do: readonly Operation[];
  }[];
}

/** One after the other, nearest to the actor first where there is one. */
interface EachOperation {
  readonly op: 'each';
  readonly who: z.infer<typeof filter>;
  readonly do: readonly Operation[];
}

/** Only if the side wants it. */
interface MayOperation {
  readonly op: 'may';
  readonly side: string;
  readonly text: string;
  readonly do: readonly Operation[];
}

/** FF-GEN-12: all dice together; `pass` where none fails. */
interface QualityOperation {
  readonly op: 'quality';
  readonly who: z.infer<typeof who>;
  readonly dice?: number | undefined;
  readonly modifier?: number | undefined;
  readonly pass?: readonly Operation[] | undefined;
  readonly fail?: readonly Operation[] | undefined;
}

/** One thing a scenario does. */
export type Operation =
  | Plain
  | IfOperation
  | TableOperation
  | EachOperation
  | MayOperation
  | QualityOperation;
export type OperationOf<Op extends Operation['op']> = Extract<Operation, { readonly op: Op }>;

export const operations: z.ZodType<readonly Operation[]> = z
  .lazy(() => z.array(operation).max(100))
  .meta({ id: 'Operations' });
export const operation: z.ZodType<Operation> = z
  .lazy(() =>
    z.discriminatedUnion('op', [
      ...plain,
      z.strictObject({
        op: z.literal('if'),
        cond: condition,
        // biome-ignore lint/suspicious/noThenProperty: the word of the format; nobody awaits a schema.
        then: operations,
        else: operations.optional(),
      }),
      z.strictObject({
        op: z.literal('table'),
        die: z.int().min(2).max(20).optional(),
        by: sideName.optional(),
        rows: z
          .array(
            z.strictObject({
              range: z.tuple([z.int(), z.int()]),
              name: z.string().min(1).max(80),
              do: operations,
            }),
          )
          .min(1),
      }),
      z.strictObject({ op: z.literal('each'), who: filter, do: operations }),
      z.strictObject({ op: z.literal('may'), side: sideName, text, do: operations }),
      z.strictObject({
        op: z.literal('quality'),
        who,
        dice: z.int().min(1).max(3).optional(),
        modifier: z.int().min(-3).max(3).optional(),
        pass: operations.optional(),
        fail: operations.optional(),
      }),
    ]),
  )
  .meta({ id: 'Operation' });
