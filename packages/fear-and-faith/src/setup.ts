import type { DiceState, MatchSetup, Seat } from '@vedette/engine';
import { TABLE_SIDE } from './data/sticks.ts';
import type { FearAndFaith } from './game.ts';
import { modelFrom } from './model-from.ts';
import { type MusteredParty, musterParty } from './muster/mustered.ts';
import { termsOf } from './muster/terms.ts';
import type { FaithOptions } from './options.ts';
import { portalFrom, roomFrom, tableFrom } from './rules/ground/terrain.ts';
import { openFight } from './scenarios/index.ts';
import { type Clock, type FaithState, type Model, type Party, SETUP_TASKS } from './state.ts';

/** Everything before the first die. */
export function begin(setup: MatchSetup<FearAndFaith>, dice: DiceState): FaithState {
  const options = setup.options as unknown as FaithOptions;
  const parties = setup.seats.map(({ unit }) => musterParty(unit, termsOf(options)));
  const { id, table, terrain = [], portals: documents = [], rooms = [] } = setup.scenario;
  const { width, depth } = table ?? { width: TABLE_SIDE, depth: TABLE_SIDE };
  const portals = documents.map(portalFrom);
  return {
    ...blankState(dice, options, setup.seats.length),
    scenario: id,
    terrain: tableFrom(width, depth, terrain, portals),
    portals,
    rooms: rooms.map(roomFrom),
    parties: parties.map((party, seat) => partyFrom(party, setup.seats[seat]!.name)),
    models: parties.flatMap((party, seat) => modelsOf(party, seat, options)),
    toDo: [...SETUP_TASKS],
  };
}

/** Ids that no other party has: the seat, and the name in the party's document. */
function modelsOf(party: MusteredParty, seat: Seat, options: FaithOptions): readonly Model[] {
  const idOf = (key: string) => `${seat + 1}-${key}`;
  return party.models.map((mustered) => {
    const model = modelFrom(mustered, idOf(mustered.key), seat, 'roster', options['silver-no-automatics']);
    model.master = mustered.master === null ? null : idOf(mustered.master);
    return model;
  });
}

function partyFrom({ name, side, models, pool, advances }: MusteredParty, player: string): Party {
  return {
    ...blankParty(name === '' ? player : name, side),
    strength: models.length,
    pool,
    points: models.reduce((sum, { points }) => sum + points, 0),
    advances: advances.map(({ advance }) => advance),
  };
}

export function blankParty(name: string, side: Party['side']): Party {
  return {
    name,
    side,
    strength: 0,
    halved: false,
    turnovers: 0,
    turns: 0,
    pool: 0,
    points: 0,
    edge: null,
    role: null,
    advances: [],
    frightened: false,
    conceded: false,
  };
}

const BROAD_DAY: Clock = {
  time: 'fixed',
  day: true,
  moon: false,
  weather: 'normal',
  outdoors: true,
  sight: null,
  clouds: false,
};

/** A state in which nothing has happened and nobody is there. */
export function blankState(dice: DiceState, options: FaithOptions, seats: number): FaithState {
  return {
    ruleset: 'fear-and-faith',
    seats,
    dice,
    options,
    scenario: openFight.id,
    terrain: tableFrom(TABLE_SIDE, TABLE_SIDE, [], []),
    kit: '',
    phase: 'set-up',
    round: 1,
    rounds: null,
    order: Array.from({ length: seats }, (_, seat) => seat),
    active: 0,
    parties: [],
    models: [],
    clock: { ...BROAD_DAY },
    rooms: [],
    portals: [],
    corpses: [],
    tokens: [],
    secrets: [],
    activation: null,
    frights: [],
    queue: [],
    toDo: [],
    ended: null,
  };
}
