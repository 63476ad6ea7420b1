import type { DiceState, MatchSetup, Seat } from '@vedette/engine';
import { bearRecord } from './bear-record.ts';
import { hasRule } from './data/rule-text.ts';
import { TABLE_SIDE } from './data/sticks.ts';
import type { FearAndFaith } from './game.ts';
import { kitOfAdvances } from './kit.ts';
import { modelFrom } from './model-from.ts';
import { type MusteredParty, musterParty } from './muster/mustered.ts';
import type { FaithOptions } from './options.ts';
import { hauntNamed } from './rules/ground/haunts.ts';
import { tableFrom } from './rules/ground/terrain.ts';
import { lay } from './rules/setup/lay.ts';
import { withPlaces } from './rules/setup/with-places.ts';
import { roleOf, rolesIn, termsFor } from './scenario/forces.ts';
import { clockOf, storyOf, tasksOf } from './scenario/opening.ts';
import { groundOf } from './scenario/story/ground.ts';
import { openFight } from './scenarios/documents.ts';
import { type FaithState, INFECTIONS, type Infection, type Model, type Party } from './state.ts';

/** Everything before the first die. */
export function begin(setup: MatchSetup<FearAndFaith>, dice: DiceState): FaithState {
  const options = setup.options as unknown as FaithOptions;
  const { scenario } = setup;
  const roles = rolesIn(setup);
  const parties = setup.seats.map(({ unit }, seat) =>
    musterParty(unit, termsFor(scenario, roleOf(roles, seat), options)),
  );
  const blank = blankState(dice, options, setup.seats.length);
  const story = storyOf(scenario, setup.seats.length, roles);
  const state: FaithState = {
    ...blank,
    story,
    infectious: setup.seats[0]?.unit.campaign?.infections ?? infectiousBy(options),
    clock: clockOf(scenario),
    parties: parties.map((party, seat) => ({
      ...partyFrom(party, setup.seats[seat]!.name),
      role: scenario.forces?.[roleOf(roles, seat) ?? '']?.as ?? null,
    })),
    models: parties.flatMap((party, seat) => modelsOf(party, seat, options)),
    toDo: tasksOf(scenario, roles),
  };
  const [board] = scenario.boards ?? [];
  if (board !== undefined) state.terrain = tableFrom(board.width, board.height, [], []);
  lay(state, groundOf(story));
  nameHaunts(state, parties);
  state.toDo = withPlaces(state);
  return state;
}

/** Ids that no other party has: the seat, and the name in the party's document. */
function idOf(seat: Seat, key: string): string {
  return `${seat + 1}-${key}`;
}

/** FF-PARTY-13: what a Haunt names is there, or it is chosen on the table. */
function nameHaunts(state: FaithState, parties: readonly MusteredParty[]): void {
  for (const [seat, { models }] of parties.entries())
    for (const { key, haunts } of models) {
      const model = haunts === null ? undefined : state.models.find(({ id }) => id === idOf(seat, key));
      if (model !== undefined) model.haunt = hauntNamed(state, haunts!);
    }
}

function modelsOf(party: MusteredParty, seat: Seat, options: FaithOptions): readonly Model[] {
  return party.models.map((mustered) => {
    const model = modelFrom(
      mustered,
      idOf(seat, mustered.key),
      seat,
      'roster',
      options['silver-no-automatics'],
    );
    model.master = mustered.master === null ? null : idOf(seat, mustered.master);
    bearRecord(model, mustered.record);
    return model;
  });
}

function partyFrom({ name, side, models, pool, own, advances }: MusteredParty, player: string): Party {
  const bought = advances.flatMap(({ advance, times = 1 }) => Array.from({ length: times }, () => advance));
  return {
    ...blankParty(name === '' ? player : name, side),
    strength: models.length,
    pool,
    demons: own.filter(({ rules }) => hasRule(rules, 'demon')),
    points: models.reduce((sum, { points }) => sum + points, 0),
    advances: bought,
    kit: kitOfAdvances(bought),
  };
}

/** FF-CAMP-11: in a single game all of them, where that is agreed on. */
function infectiousBy(options: FaithOptions): readonly Infection[] {
  return options['instant-infection'] ? INFECTIONS : [];
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
    demons: [],
    points: 0,
    edge: null,
    role: null,
    advances: [],
    kit: '',
    spent: {},
    earned: 0,
    served: [],
    dormant: 0,
    frightened: false,
    conceded: false,
  };
}

/** A state in which nothing has happened and nobody is there. */
export function blankState(dice: DiceState, options: FaithOptions, seats: number): FaithState {
  return {
    ruleset: 'fear-and-faith',
    seats,
    dice,
    options,
    story: storyOf(openFight, seats, {}),
    infectious: infectiousBy(options),
    terrain: tableFrom(TABLE_SIDE, TABLE_SIDE, [], []),
    kit: '',
    phase: 'set-up',
    round: 1,
    rounds: null,
    order: Array.from({ length: seats }, (_, seat) => seat),
    active: 0,
    parties: [],
    models: [],
    clock: clockOf(openFight),
    rooms: [],
    portals: [],
    corpses: [],
    tokens: [],
    activation: null,
    frights: [],
    queue: [],
    toDo: [],
    ended: null,
  };
}
