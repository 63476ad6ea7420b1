import type { DocumentSpec, Refusal, Said } from '@vedette/engine';
import {
  aimsForm,
  diceForm,
  edge,
  fault,
  groundFaults,
  optionFaults,
  optionsForm,
  tableForm,
} from '@vedette/scenario';
import { z } from 'zod';
import { CLASS_IDS } from './data/classes.ts';
import { type ActionId, COSTS } from './data/time.ts';
import { GAITS, TROOP_TYPE_IDS } from './data/troops.ts';
import { WEAPON_IDS } from './data/weapons.ts';
import { type BayonetPointOptions, options } from './options.ts';
import { say } from './refusals.ts';
import { GRID } from './rules/ground/terrain.ts';
import { operation } from './scenario/format/operation.ts';
import { scenarioSchema } from './scenario/format/scenario.ts';
import { scenarios } from './scenarios/index.ts';
import type { Battle, BayonetPointState, Figure, SetupTask, Unit } from './state.ts';
import { TURN_STEPS } from './state.ts';

const word = z.string().max(200);
const count = z.int().min(0).max(10_000);
const seat = z.int().min(0).max(1);
/** BP-GEN-05: a table of three metres, and as far beyond it as anybody waits. */
const coordinate = z.number().min(-1000).max(4000);
const spot = z.strictObject({ x: coordinate, y: coordinate });
const weapons = z.array(z.enum(WEAPON_IDS)).max(20);
const names = z.array(word).max(10_000);

const figure: z.ZodType<Figure> = z.strictObject({
  id: word,
  name: word,
  side: seat,
  unit: word,
  leader: z.boolean(),
  class: z.enum(CLASS_IDS),
  troops: z.enum(TROOP_TYPE_IDS),
  weapons,
  unloaded: weapons,
  x: coordinate,
  y: coordinate,
  z: z.literal(0),
  radius: z.number().positive().max(100),
  height: z.number().positive().max(200),
  standing: z.enum(['waiting', 'table', 'incapacitated', 'routed', 'pursued', 'through']),
  mounted: z.boolean(),
  gait: z.enum(GAITS),
  wounds: count,
  horseWounds: count,
  down: count,
  freshWound: z.boolean(),
  ground: z.enum(['up', 'open', 'cover']),
  fleeing: z.boolean(),
  pursuing: z.boolean(),
  inside: word.nullable(),
  opponent: word.nullable(),
  rounds: count,
  struck: z.boolean(),
  charging: z.boolean(),
  task: z
    .strictObject({ action: z.enum(Object.keys(COSTS) as [ActionId, ...ActionId[]]), spent: count })
    .nullable(),
  stirred: z.boolean(),
});

const unit: z.ZodType<Unit> = z.strictObject({
  id: word,
  name: word,
  side: seat,
  class: z.enum(CLASS_IDS),
  troops: z.enum(TROOP_TYPE_IDS),
  members: names,
  anchor: word.nullable(),
  morale: z.int().min(-100).max(100),
  leaderMorale: z.int().min(-100).max(100),
  home: z.strictObject({ edge, from: coordinate, to: coordinate }),
  enters: z.boolean(),
  test: z.enum(['untested', 'active', 'failed', 'left-out']),
  idle: count,
  moved: z.boolean(),
  fired: z.boolean(),
  roused: z.boolean(),
  flight: z
    .strictObject({ moves: count, final: z.boolean(), gone: z.array(spot).max(1000), number: count })
    .nullable(),
  routs: count,
  pursues: word.nullable(),
  lossesNear: names,
  lossesTested: z.boolean(),
  leaderLost: z.boolean(),
  halfTested: z.boolean(),
});

const battle: z.ZodType<Battle> = z.strictObject({
  scenario: scenarioSchema,
  roles: z.record(word, seat),
  settled: z.record(word, seat).nullable(),
  edges: z.record(word, edge),
  variables: z.record(word, z.number().min(-1_000_000).max(1_000_000)),
  ran: z.record(word, count),
  turns: count,
});

const task: z.ZodType<SetupTask> = z.union([
  operation,
  z.strictObject({
    op: z.literal('about'),
    points: z.array(z.strictObject({ x: coordinate, y: coordinate, z: coordinate })).max(20),
    of: z.custom<Extract<SetupTask, { op: 'about' }>['of']>(
      (value) => operation.safeParse(value).data?.op === 'deploy-about',
    ),
  }),
]);

const schema: z.ZodType<BayonetPointState> = z.strictObject({
  ruleset: z.literal('bayonet-point'),
  seats: z.literal(2),
  dice: diceForm,
  options: optionsForm<BayonetPointOptions>(),
  battle,
  terrain: tableForm(GRID),
  sides: z
    .array(z.strictObject({ name: word, random: z.strictObject({ lancers: z.boolean() }).nullable() }))
    .length(2),
  step: z.enum(TURN_STEPS),
  turn: count,
  toDo: z.array(task).max(200),
  first: seat,
  active: seat,
  finished: z.array(z.boolean()).length(2),
  picked: names,
  units: z.array(unit).max(1000),
  figures: z.array(figure).max(2000),
  contacts: z
    .array(z.strictObject({ a: word, b: word, across: word.nullable(), held: word.nullable() }))
    .max(10_000),
  horses: z
    .array(
      z.strictObject({
        id: word,
        rider: word,
        side: seat,
        troops: z.enum(TROOP_TYPE_IDS),
        x: coordinate,
        y: coordinate,
        wounds: count,
      }),
    )
    .max(2000),
  aims: z.exactOptional(aimsForm),
  animals: z
    .array(
      z.strictObject({
        id: word,
        object: word,
        x: coordinate,
        y: coordinate,
        radius: z.number().positive().max(100),
        leader: word.nullable(),
        taken: seat.nullable(),
      }),
    )
    .max(1000),
  seen: z.record(z.string().max(500), z.boolean()),
  losses: z.array(z.strictObject({ side: seat, x: coordinate, y: coordinate })).max(2000),
  flights: count,
  ended: z
    .strictObject({ reason: z.string().max(1000), shares: z.array(z.number().min(0).max(1)).length(2) })
    .nullable(),
});

/** What no game can show, though every part has its form. */
function problems(s: BayonetPointState): readonly Refusal[] {
  const own = scenarios.options!(s.battle.scenario);
  return [...groundFaults(s.terrain), ...optionFaults(options, own, s.options), ...nameFaults(s)];
}

/** Whoever is named is there, and once. */
function nameFaults({
  figures,
  units,
  contacts,
  horses,
  picked,
  animals,
}: BayonetPointState): readonly Refusal[] {
  const men = new Set(figures.map(({ id }) => id));
  const found: Refusal[] = [];
  const must = (holds: boolean, said: Said, path: string) => {
    if (!holds) found.push(fault(said, path));
  };
  const isMan = (id: string | null) => id === null || men.has(id);
  const bodies = new Set(units.map(({ id }) => id));
  const isUnit = (id: string | null) => id === null || bodies.has(id);
  must(men.size === figures.length, say('state.same-figure'), '/figures');
  must(bodies.size === units.length, say('state.same-unit'), '/units');
  for (const [i, { name, unit: of, opponent }] of figures.entries())
    must(isUnit(of) && isMan(opponent), say('state.belongs', { name }), `/figures/${i}`);
  for (const [i, { name, members, anchor, pursues }] of units.entries()) {
    const known = members.every(isMan) && isMan(anchor) && isUnit(pursues);
    must(known, say('state.not-there', { name }), `/units/${i}`);
  }
  for (const [i, { a, b }] of contacts.entries())
    must(isMan(a) && isMan(b), say('state.nobody-fights'), `/contacts/${i}`);
  for (const [i, { id, rider }] of horses.entries())
    must(isMan(rider), say('state.riderless', { id }), `/horses/${i}`);
  for (const [i, { id, leader }] of animals.entries())
    must(isMan(leader), say('state.leaderless', { id }), `/animals/${i}`);
  must(picked.every(isUnit), say('state.not-called'), '/picked');
  return found;
}

/** What a match of this game looks like between two steps. */
export const states: DocumentSpec<BayonetPointState> = { schema, problems };
