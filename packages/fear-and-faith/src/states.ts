import type { DocumentSpec, Refusal } from '@vedette/engine';
import { diceForm, edge, fault, groundFaults, optionFaults, optionsForm, tableForm } from '@vedette/scenario';
import { z } from 'zod';
import { ADVANCE_IDS } from './data/advances.ts';
import { BASES, type BaseId, SIZES } from './data/bodies.ts';
import { FEAR_CAUSES } from './data/fear-causes.ts';
import { LEAVING_IDS } from './data/leaving.ts';
import type { Modifier } from './data/modifier.ts';
import type { Profile } from './data/profiles/profiles.ts';
import { STICKS } from './data/sticks.ts';
import { TAGS } from './data/tags.ts';
import { WEAPONS, type WeaponId } from './data/weapons/weapons.ts';
import { type FaithOptions, options } from './options.ts';
import { GRID } from './rules/ground/grid.ts';
import { unreadyTask } from './rules/setup/unready.ts';
import { filter } from './scenario/format/filter.ts';
import { operation } from './scenario/format/operation.ts';
import { scenarioSchema } from './scenario/format/scenario.ts';
import { ALL_TASKS } from './scenario/format/tasks.ts';
import { scenarios } from './scenarios/index.ts';
import {
  type Activation,
  type Concealed,
  type FaithState,
  GAME_COUNTS,
  INFECTIONS,
  MORALE_CAUSES,
  type Model,
  NOMINATION_KINDS,
  ORIGINS,
  type Party,
  PHASES,
  POSTURES,
  SECRET_KINDS,
  type SecretKind,
  STANDINGS,
  STORY_EVENTS,
  type Story,
  type Trigger,
  TURN_COUNTS,
} from './state.ts';
import { armForm, conditionsForm, counted, ruleText } from './state-form.ts';
import type { RefusalCode } from './words/en/refusals.ts';

const word = z.string().max(200);
const id = z.string().min(1).max(80);
const count = z.int().min(0).max(10_000);
const seat = z.int().min(0).max(3);
const seats = z.array(seat).max(4);
const coordinate = z.number().min(-1000).max(4000);
const spot = { x: coordinate, y: coordinate, z: coordinate };
const weapon = z.enum(WEAPONS.map((one) => one.id) as [WeaponId, ...WeaponId[]]);
const models = z.array(id).max(400);

const shape = z.union([
  z.strictObject({ circle: z.tuple([coordinate, coordinate, coordinate]) }),
  z.strictObject({ polygon: z.array(coordinate).max(400) }),
]);

const model: z.ZodType<Model> = z.strictObject({
  id,
  name: word,
  profile: word,
  points: count,
  quality: z.int().min(2).max(6),
  combat: z.int().min(0).max(6),
  size: z.enum(SIZES),
  movement: z.enum(STICKS),
  tags: z.array(z.enum(TAGS)).max(TAGS.length),
  rules: z.array(ruleText).max(60),
  kit: z.string().max(2000),
  party: seat,
  controller: seat,
  home: seat,
  origin: z.enum(ORIGINS),
  ...spot,
  radius: z.number().positive().max(100),
  height: z.number().positive().max(200),
  tall: z.number().positive().max(200),
  standing: z.enum(STANDINGS),
  left: z.enum(LEAVING_IDS).nullable(),
  escaped: z.boolean(),
  posture: z.enum(POSTURES),
  conditions: conditionsForm,
  losses: z.strictObject({ wounds: count, poison: count, transformation: count }),
  arms: z.array(armForm).max(20),
  turn: counted(TURN_COUNTS),
  game: counted(GAME_COUNTS),
  startedHidden: z.boolean(),
  master: id.nullable(),
  prey: id.nullable(),
  haunt: z.strictObject({ id, shape, level: coordinate }).nullable(),
});

/** FF-SPEC-15 */
const demon: z.ZodType<Profile> = z.strictObject({
  id,
  title: word,
  list: z.null(),
  side: z.enum(['good', 'evil', 'neutral']),
  points: count,
  quality: z.int().min(2).max(6),
  combat: z.int().min(0).max(6),
  rules: z.array(ruleText).max(60),
  tags: z.array(z.enum(TAGS)).max(TAGS.length),
  personality: z.boolean(),
  base: z.enum(Object.keys(BASES) as [BaseId, ...BaseId[]]),
  diameter: z.number().positive().max(200),
  height: z.number().positive().max(200),
  size: z.enum(SIZES),
  movement: z.enum(STICKS),
});

const party: z.ZodType<Party> = z.strictObject({
  name: word,
  side: z.enum(['good', 'evil']),
  strength: count,
  halved: z.boolean(),
  turnovers: count,
  turns: count,
  pool: count,
  demons: z.array(demon).max(40),
  points: count,
  edge: edge.nullable(),
  role: z.enum(['attacker', 'defender']).nullable(),
  advances: z.array(z.enum(ADVANCE_IDS)).max(100),
  kit: word.max(1000),
  spent: counted(ADVANCE_IDS),
  earned: count,
  served: z.array(word).max(400),
  dormant: count,
  frightened: z.boolean(),
  conceded: z.boolean(),
});

const activation: z.ZodType<Activation> = z.strictObject({
  kind: z.enum(NOMINATION_KINDS),
  leader: id.nullable(),
  waiting: models,
  acting: id.nullable(),
  actions: z.int().min(0).max(3),
  successes: z.int().min(0).max(3),
  turnover: z.boolean(),
  declared: word.nullable(),
  fresh: z.boolean(),
  march: z.strictObject({ dx: z.number(), dy: z.number(), moves: count, charge: z.boolean() }).nullable(),
  ordered: z.strictObject({ kind: z.enum(NOMINATION_KINDS), models }).nullable(),
});

const at = z.strictObject(spot);
const modifier = z.strictObject({
  by: z.custom<Modifier['by']>((by) => typeof by === 'string'),
  rule: word,
  value: z.int().min(-100).max(100),
});
const trigger: z.ZodType<Trigger> = z.union([
  z.strictObject({
    kind: z.literal('fear'),
    cause: z.enum(FEAR_CAUSES),
    models,
    source: id.nullable(),
    at,
    modifier: z.int().min(-10).max(10),
  }),
  z.strictObject({
    kind: z.literal('morale'),
    cause: z.enum(MORALE_CAUSES),
    models,
    modifiers: z.array(z.array(modifier).max(50)).max(400),
    at,
  }),
  z.strictObject({ kind: z.literal('left-play'), model: id, how: z.enum(LEAVING_IDS), by: id.nullable() }),
  z.strictObject({ kind: z.literal('fire'), model: id }),
  z.strictObject({ kind: z.literal('noise'), by: id, weapon }),
  z.strictObject({ kind: z.literal('sawing'), by: id }),
  z.strictObject({ kind: z.literal('kill-result'), model: id, by: id.nullable() }),
  z.strictObject({ kind: z.literal('turnover'), seat }),
  z.strictObject({ kind: z.literal('room-entered'), model: id, room: id, tested: models }),
  z.strictObject({ kind: z.literal('revealed'), models, to: id.nullable() }),
  z.strictObject({ kind: z.literal('time'), day: z.boolean() }),
  z.strictObject({
    kind: z.literal('story'),
    event: z.enum(STORY_EVENTS),
    actor: id.nullable(),
    other: id.nullable(),
    thing: id.nullable(),
    of: word.nullable(),
  }),
]);

const concealed: z.ZodType<Concealed> = z.strictObject({
  kind: z.enum(SECRET_KINDS),
  of: id,
  owner: seat,
  truth: z.strictObject({ secret: z.union([seats, z.literal('all')]), value: id.nullable() }),
});

/** Secrets that are about no model. */
const UNNAMED: readonly SecretKind[] = ['corruption', 'token', 'aim'];

const clock = z.strictObject({
  time: z.enum(['fixed', 'twilight', 'dawn']),
  day: z.boolean(),
  moon: z.boolean(),
  weather: z.enum(['normal', 'rain', 'fog', 'storm']),
  outdoors: z.boolean(),
  sight: z.number().positive().nullable(),
  clouds: z.boolean(),
});

const room = z.strictObject({
  id,
  shape,
  level: coordinate,
  enclosed: z.boolean(),
  sunlit: z.boolean(),
  dark: z.boolean(),
  searched: z.boolean(),
});

const portal = z.strictObject({
  id,
  kind: z.enum(['door', 'window', 'opening']),
  line: z.tuple([coordinate, coordinate, coordinate, coordinate]),
  thickness: z.number().positive().max(100),
  base: coordinate,
  top: coordinate,
  state: z.enum(['closed', 'open', 'smashed']),
  locked: z.boolean(),
  strength: z.enum(['ordinary', 'heavy', 'steel']),
  barred: z.boolean(),
  garlic: z.boolean(),
});

const story: z.ZodType<Story> = z.strictObject({
  document: scenarioSchema,
  roles: z.record(word, seat),
  layout: word.nullable(),
  variables: z.record(word, z.int().min(-100_000).max(100_000)),
  edges: z.record(word, edge),
  ran: z.record(word, count),
  held: models,
  slots: z.record(word, z.strictObject({ model: id, open: z.boolean() })),
  drawn: z.record(word, z.array(word).max(100)),
  immune: z.array(z.strictObject({ who: filter, to: z.array(z.enum(FEAR_CAUSES)) })).max(50),
  scores: z.array(z.int().min(-1000).max(1000)).min(2).max(4),
});

const schema: z.ZodType<FaithState> = z.strictObject({
  ruleset: z.literal('fear-and-faith'),
  seats: z.int().min(2).max(4),
  dice: diceForm,
  options: optionsForm<FaithOptions>(),
  story,
  infectious: z.array(z.enum(INFECTIONS)).max(INFECTIONS.length),
  terrain: tableForm(GRID),
  kit: word,
  phase: z.enum(PHASES),
  round: count,
  rounds: count.nullable(),
  order: seats,
  active: seat,
  parties: z.array(party).min(2).max(4),
  models: z.array(model).max(400),
  clock,
  rooms: z.array(room).max(100),
  portals: z.array(portal).max(200),
  corpses: z
    .array(z.strictObject({ id, of: id, ...spot, raisable: z.boolean(), arms: z.array(armForm).max(20) }))
    .max(400),
  tokens: z.array(z.strictObject({ id, kind: word, ...spot, carrier: id.nullable() })).max(200),
  secrets: z.array(concealed).max(400),
  activation: activation.nullable(),
  frights: z.array(word).max(4000),
  queue: z.array(trigger).max(0),
  toDo: z.array(z.union([z.enum(ALL_TASKS), operation])).max(100),
  ended: z.strictObject({ reason: word, shares: z.array(z.number().min(0).max(1)).min(2).max(4) }).nullable(),
});

/** What no game can show, though every part has its form. */
function problems(s: FaithState): readonly Refusal[] {
  return [
    ...groundFaults(s.terrain),
    ...optionFaults(options, scenarios.options!(s.story.document), s.options),
    ...nameFaults(s),
  ];
}

/** Whoever is named is there, and once. */
function nameFaults({
  models: all,
  corpses,
  tokens,
  secrets,
  activation: acts,
  parties,
  order,
  active,
  toDo,
}: FaithState): readonly Refusal[] {
  const known = new Set(all.map((m) => m.id));
  const found: Refusal[] = [];
  const must = (holds: boolean, says: RefusalCode, path: string, params = {}) => {
    if (!holds) found.push(fault({ says, params }, path));
  };
  const isThere = (name: string | null | undefined) => name == null || known.has(name);
  must(known.size === all.length, 'state.twice', '/models');
  must(order.length === parties.length && order.includes(active), 'state.order', '/order');
  must(unreadyTask({ toDo, parties }) === null, 'state.unready', '/toDo');
  for (const [i, m] of all.entries()) {
    const { transfixed, cursed, possessed, possessing } = m.conditions;
    const named = [m.master, m.prey, transfixed?.source, cursed?.by, possessed?.by, possessing?.host];
    must(named.every(isThere), 'state.names', `/models/${i}`, { model: m.name });
    const among = [m.party, m.controller, m.home].every((one) => one < parties.length);
    must(among, 'state.party', `/models/${i}`, { model: m.name });
  }
  for (const [i, { of }] of corpses.entries()) must(isThere(of), 'state.corpse', `/corpses/${i}`);
  for (const [i, { carrier }] of tokens.entries()) must(isThere(carrier), 'state.carrier', `/tokens/${i}`);
  // What lies under a token is settled before it is laid.
  for (const [i, { kind, of }] of secrets.entries())
    must(UNNAMED.includes(kind) || known.has(of), 'state.secret', `/secrets/${i}`);
  if (acts !== null)
    must([...acts.waiting, acts.acting, acts.leader].every(isThere), 'state.acting', '/activation');
  return found;
}

/** What a match of this game looks like between two steps. */
export const states: DocumentSpec<FaithState> = { schema, problems };
