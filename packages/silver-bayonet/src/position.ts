import {
  type DiceState,
  type DocumentSpec,
  type OptionTable,
  optionProblems,
  type Refusal,
  withDefaults,
} from '@vedette/engine';
import type { TableData } from '@vedette/engine/table';
import { OFFICER } from './data/officer.ts';
import { SOLDIER_TYPES } from './data/soldiers.ts';
import { TERRAIN_TYPES } from './data/terrain.ts';
import { stands } from './figures.ts';
import { hooks, looking } from './hooks.ts';
import { entriesOf, startingKit } from './kit.ts';
import { bestiaryProblems } from './muster/monster-problems.ts';
import { type MusteredFigure, musterSoldier } from './muster/mustered.ts';
import { musterMonster } from './muster/mustered-monster.ts';
import { monsterFrom as listed } from './muster/own-monster.ts';
import { options, type SilverBayonetOptions } from './options.ts';
import { type FigureDocument, type Position, positionSchema } from './position-document.ts';
import { figureProblems, placeProblems } from './position-problems.ts';
import { markerProblems, thingProblems } from './position-things.ts';
import { say } from './refusals.ts';
import { monsterFrom } from './rules/monsters/monster-from.ts';
import { monsterIn } from './rules/monsters/monster-in.ts';
import { mount } from './rules/setup/deploy.ts';
import { emplacementProblems } from './rules/setup/emplacement.ts';
import { gearFrom, memberFrom } from './rules/setup/figure-from.ts';
import { tableOf } from './rules/setup/terrain.ts';
import { firstHalf, owes, phasesOf } from './rules/turn/phases.ts';
import { groundOfScenario } from './scenario/boards/ground.ts';
import { shoulder } from './scenario/objects/carry.ts';
import { objectProblems } from './scenario/objects/object-problems.ts';
import { walkAlong } from './scenario/objects/walk-along.ts';
import { problems as scenarioProblems } from './scenario/problems.ts';
import { optionsOf } from './scenario/score/scenario-option.ts';
import { statusEntry } from './scenario/statuses/status.ts';
import { kitOfMatch } from './scenario/story/rules.ts';
import type { Story } from './scenario/story/story.ts';
import { blankState, decksOf, noStory } from './setup.ts';
import type { Figure, Gear, SilverBayonetState } from './state.ts';

/** What a figure is made from besides its own entry. */
type Known = Pick<SilverBayonetState, 'options' | 'bestiary'>;

/** What a type brings: its printed line, attributes and equipment. */
function printed(document: FigureDocument, { options: chosen, bestiary }: Known): Figure {
  const { id, side, type, set = 0, variant } = document;
  if (side !== null) return memberFrom(mustered(type, set), id, side, chosen);
  const choice = variant === undefined ? { set } : { set, variant };
  return monsterFrom(musterMonster(monsterIn({ bestiary }, type), choice, chosen), id);
}

function mustered(type: string, set: number): MusteredFigure {
  if (type !== 'officer') return musterSoldier({ name: titleOf(type), type, set, special: [] });
  const { stats } = OFFICER;
  const none = { attributes: [], items: [], afflictions: [] };
  return { name: 'Officer', type, role: 'officer', stats, health: stats.health, ...none };
}

function titleOf(type: string): string {
  return SOLDIER_TYPES.find(({ id }) => id === type)!.title;
}

function figureFrom(document: FigureDocument, known: Known): Figure {
  const type = printed(document, known);
  const stats = { ...type.stats, ...defined(document.stats) };
  const gear = document.gear?.map(gearOf) ?? type.gear;
  const items = gear.map(({ item }) => item);
  const figure: Figure = {
    ...type,
    name: document.name ?? type.name,
    role: document.role ?? type.role,
    stats,
    kit: startingKit(
      [...(document.attributes ?? entriesOf(type)), ...document.statuses.map(statusEntry)],
      items,
    ),
    x: document.x,
    y: document.y,
    z: document.z,
    standing: document.standing,
    health: document.health ?? stats.health,
    fatigue: document.fatigue,
    terror: document.terror,
    activated: document.activated,
    gear,
    marks: { ...document.marks },
    carries: [...document.carries],
  };
  if (document.mounted) mount(figure, known.options);
  return figure;
}

function gearOf(entry: NonNullable<FigureDocument['gear']>[number]): Gear {
  if (typeof entry === 'string') return gearFrom([{ id: entry, upgrades: [] }])[0]!;
  return { ...entry, upgrades: [...entry.upgrades], types: [...entry.types] };
}

/** Without the keys that are there but undefined. */
function defined<T extends object>(record: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never;
}

/** The ground of its scenario, with pieces of its own on it; without a scenario one board. */
function groundOf({ scenario, width, depth, terrain }: Position): TableData {
  if (scenario === undefined) return tableOf(width, depth, terrain);
  const printed = (scenario.terrain ?? []).filter(({ id }) => terrain.every((piece) => piece.id !== id));
  return groundOfScenario({ ...scenario, terrain: [...printed, ...terrain] });
}

function arrange(position: Position, dice: DiceState): SilverBayonetState {
  const chosen = withDefaults(optionsIn(position), position.options) as unknown as SilverBayonetOptions;
  const blank = blankState(position.seats, dice, chosen);
  const order = position.order ?? blank.order;
  const bestiary = position.bestiary.map(listed);
  const scenario = position.scenario ?? blank.scenario;
  const phases = phasesOf({ scenario });
  const phase = position.phase ?? phases[1]!;
  const state: SilverBayonetState = {
    ...blank,
    scenario,
    kit: kitOfMatch(scenario),
    terrain: groundOf(position),
    turn: position.turn,
    phase,
    phases: phases.slice(phases.indexOf(phase)),
    order: [...order],
    waiting: order.slice(1),
    figures: position.figures.map((document) => figureFrom(document, { options: chosen, bestiary })),
    pools: position.pools?.map((pool) => ({ ...pool })) ?? blank.pools,
    conditions: { ...blank.conditions, ...defined(position.conditions) },
    clues: position.clues.map((clue) => ({ ...clue })),
    decks: {
      ...decksOf(scenario),
      ...Object.fromEntries(Object.entries(position.decks).map(([deck, cards]) => [deck, [...cards]])),
    },
    objects: position.objects.map((object) => ({ ...object })),
    emplacements: position.emplacements.map((gun) => ({ ...gun })),
    edgeOf: position.edges ?? blank.edgeOf,
    story: storyOf(position, blank),
    bestiary,
    stage: 'play',
  };
  for (const figure of state.figures) {
    for (const id of figure.carries) shoulder(state, figure, id);
    walkAlong(looking(state), figure);
  }
  state.figures.forEach((figure, i) => {
    if (stands(figure)) arrived(state, figure, position.figures[i]!);
  });
  return { ...state, owed: owes(phase) ? firstHalf(state) : 0 };
}

/** What it gets by coming onto the table, unless the position says otherwise (SB-ATT-54, SB-MON-09). */
function arrived(state: SilverBayonetState, figure: Figure, { marks }: FigureDocument): void {
  const { x, y, z } = figure;
  for (const handler of hooks.of(figure.kit)['placed']!)
    handler({ origin: { x, y, z } }, looking(state), figure);
  Object.assign(figure.marks, marks);
}

function storyOf({ figures, stored, variables }: Position, { story }: SilverBayonetState): Story {
  const groups = figures.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group] as const]));
  return {
    ...story,
    figures: { ...stored },
    variables: { ...variables },
    groups: Object.fromEntries(groups),
  };
}

/** Every switch that counts here, those of the scenario among them (SB-OPS-15). */
function optionsIn({ scenario }: Position): OptionTable {
  return scenario === undefined ? options : { ...optionsOf(scenario), ...options };
}

/** SB-TURN-01, SB-SOLO-03: a game has the phases of its kind. */
function phaseProblems({ phase, scenario, seats }: Position): readonly Refusal[] {
  const phases = phasesOf({ scenario: scenario ?? noStory(seats) });
  if (phase === undefined || phases.includes(phase)) return [];
  const said = say('position.phase', { phase, phases });
  return [{ code: 'position.phase', rule: 'SB-TURN-01', path: '/phase', ...said }];
}

function problems(position: Position): readonly Refusal[] {
  const { seats, pools, order } = position;
  const found: Refusal[] = [
    ...optionProblems(optionsIn(position), position.options),
    ...phaseProblems(position),
    ...bestiaryProblems(position.bestiary),
    ...emplacementProblems(position.emplacements),
    ...objectProblems(position),
    ...storyProblems(position),
    ...thingProblems(position),
  ];
  position.terrain.forEach(({ type }, i) => {
    if (TERRAIN_TYPES.some(({ id }) => id === type)) return;
    const said = say('position.terrain', { type });
    found.push({ code: 'position.terrain', rule: 'SB-OPS-06', path: `/terrain/${i}/type`, ...said });
  });
  position.figures.forEach((_, i) => {
    found.push(...figureProblems(position, i));
  });
  if (pools !== undefined && pools.length !== seats) {
    const said = say('position.pools', { seats });
    found.push({ code: 'position.pools', rule: 'SB-FATE-01', path: '/pools', ...said });
  }
  const all = Array.from({ length: seats }, (_, seat) => seat).join();
  if (order !== undefined && [...order].sort((a, b) => a - b).join() !== all) {
    const said = say('position.order');
    found.push({ code: 'position.order', rule: 'SB-TURN-13', path: '/order', ...said });
  }
  // Only what can be laid out can be looked at.
  if (found.length > 0) return found;
  return [...placeProblems(position, arrange), ...markerProblems(position, groundOf(position))];
}

function storyProblems({ scenario, figures, stored, edges, seats }: Position): readonly Refusal[] {
  const problems = scenario === undefined ? [] : scenarioProblems(scenario);
  const found: Refusal[] = problems.map((problem) => ({
    ...problem,
    path: `/scenario${problem.path ?? ''}`,
  }));
  for (const [name, ids] of Object.entries(stored)) {
    for (const id of ids.filter((one) => figures.every((figure) => figure.id !== one))) {
      const said = say('position.stored', { id });
      found.push({ code: 'position.stored', rule: 'SB-OPS-18', path: `/stored/${name}`, ...said });
    }
  }
  if (edges !== undefined && edges.length !== seats) {
    const said = say('position.edges', { seats });
    found.push({ code: 'position.edges', rule: 'SB-SCN-GEN-05', path: '/edges', ...said });
  }
  return found;
}

export const positions: DocumentSpec<Position> & {
  arrange(position: Position, dice: DiceState): SilverBayonetState;
} = { schema: positionSchema, problems, arrange };
