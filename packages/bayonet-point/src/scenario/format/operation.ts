import { diceOf, edge, edgeName, id, remembered, rings, text } from '@vedette/scenario';
import { z } from 'zod';
import { TERRAIN_TYPE_IDS } from '../../data/terrain.ts';
import { type Condition, condition, filter } from './condition.ts';
import { coordinate, distance, length, point } from './words.ts';

const whole = z.int().min(-99).max(99);

/** A number, dice when it is used, what was set before, or so much a turn or a unit. */
export const number = z
  .union([
    whole,
    ...diceOf({ most: 10, faces: 100 }),
    z.strictObject({ turn: whole }),
    remembered,
    /** BP-SCN-02: units, or in individual play every eight figures or part of eight, that fit. */
    z.strictObject({ units: filter, times: whole, min: whole.optional() }),
  ])
  .meta({ id: 'Number' });
export type ScenarioNumber = z.infer<typeof number>;

/** BP-SCN-07: where a side may start. */
const deploymentArea = z
  .union([
    z.strictObject({ zone: id, who: filter.optional() }),
    z.strictObject({
      edge: edgeName,
      depth: z.union([distance, z.literal('half')]),
      who: filter.optional(),
    }),
  ])
  .meta({ id: 'Place' });
export type DeploymentArea = z.infer<typeof deploymentArea>;

const plain = [
  /** BP-SCN-03: both roll; who rolls higher, or lower, takes this role. */
  z.strictObject({ op: z.literal('roll-off'), role: id, to: z.enum(['high', 'low']) }),
  z.strictObject({
    op: z.literal('choose-edge'),
    by: id,
    from: z.array(edge).min(2),
    store: id,
    text: text.optional(),
  }),
  /** BP-SCN-07, BP-SCN-08 */
  z.strictObject({
    op: z.literal('deploy'),
    side: id,
    who: filter.optional(),
    in: z.array(deploymentArea).min(1),
    /** Not nearer than this to enemies and objects, however the area grows. */
    apart: distance.optional(),
    /** Each of these pieces gets a unit before any gets a second. */
    spread: z.array(id).min(2).optional(),
    home: edgeName,
  }),
  /** BP-SCN-11: about points that the side names itself; who finds no room there comes on from the edge. */
  z.strictObject({
    op: z.literal('deploy-about'),
    side: id,
    who: filter.optional(),
    points: z.int().min(1).max(9),
    within: distance,
    apart: distance.optional(),
    /** Half of the stretch of the nearest edge by which they come on. */
    stretch: distance,
  }),
  /** BP-GEN-08: somebody of the scenario's own joins a side; without `at` he waits to be deployed or to come on. */
  z.strictObject({ op: z.literal('join'), guest: id, side: id, at: point.optional(), home: edgeName }),
  /** BP-SCN-04: from now on these wait beside the table and may come on here. */
  z.strictObject({
    op: z.literal('enter'),
    side: id,
    who: filter.optional(),
    edge: edgeName,
    from: coordinate.optional(),
    to: coordinate.optional(),
  }),
  /** Objects in files along an axis, the middle of the whole at `at`. */
  z.strictObject({
    op: z.literal('place-objects'),
    object: id,
    n: number,
    at: point,
    files: z.int().min(1).max(9),
    spacing: length,
    fileSpacing: length,
  }),
  /** BP-DIG-03: one die for each part of a table cut into columns and rows; a second die turns what is long. */
  z.strictObject({
    op: z.literal('dice-terrain'),
    columns: z.int().min(1).max(9),
    rows: z
      .array(
        z.strictObject({
          range: z.tuple([z.int(), z.int()]),
          type: z.enum(TERRAIN_TYPE_IDS).optional(),
          size: z.tuple([length, length]).optional(),
          radius: length.optional(),
          length: length.optional(),
          level: z.int().min(1).max(9).optional(),
        }),
      )
      .min(1),
    lines: z.int().min(1).max(9),
    die: z.int().min(2).max(100).optional(),
  }),
  /** BP-HIT-01: each takes so many hits that nobody scored. */
  z.strictObject({
    op: z.literal('damage'),
    who: filter,
    hits: z.int().min(1).max(9).optional(),
    /** On the outcome die. */
    modifier: z.int().min(-9).max(9).optional(),
  }),
  /** BP-HIT-01: harm that grows less with the distance: each suffers by the first ring that he is in. */
  z.strictObject({
    op: z.literal('blast'),
    of: z.union([z.strictObject({ point }), z.strictObject({ zone: id }), z.strictObject({ terrain: id })]),
    rings: rings({
      within: distance,
      hits: z.int().min(1).max(9).optional(),
      modifier: z.int().min(-9).max(9).optional(),
    }),
    who: filter.optional(),
  }),
  /** BP-SCN-06: a piece of terrain, or a group of them, is no more; with `leaves`, something else lies in its place. */
  z.strictObject({ op: z.literal('wreck'), terrain: id, leaves: z.enum(TERRAIN_TYPE_IDS).optional() }),
  /** BP-SCN-09: what this side wants lies open from now on. */
  z.strictObject({ op: z.literal('show-aim'), side: id }),
  /** BP-SCN-15: roused at once, without a test. */
  z.strictObject({ op: z.literal('rouse'), who: filter }),
  z.strictObject({ op: z.literal('set'), name: id, value: number }),
  z.strictObject({ op: z.literal('do'), procedure: id }),
] as const;

type Plain = z.infer<(typeof plain)[number]>;

interface IfOperation {
  readonly op: 'if';
  readonly cond: Condition;
  readonly then: readonly Operation[];
  readonly else?: readonly Operation[] | undefined;
}

interface TableOperation {
  readonly op: 'table';
  readonly die?: number | undefined;
  readonly rows: readonly {
    readonly range: readonly [number, number];
    readonly name: string;
    readonly do: readonly Operation[];
  }[];
}

/** One thing a scenario does. */
export type Operation = Plain | IfOperation | TableOperation;
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
        die: z.int().min(2).max(100).optional(),
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
    ]),
  )
  .meta({ id: 'Operation' });
