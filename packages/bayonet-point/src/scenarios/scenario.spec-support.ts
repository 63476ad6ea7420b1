import { initialState, prepare } from '@vedette/engine';
import { type Open, type Played, play, playToQuestion } from '@vedette/engine/testing';
import type { TroopTypeId } from '../data/troops.ts';
import type { BayonetPoint } from '../game.ts';
import bayonetPoint from '../ruleset.ts';
import type { BayonetPointState } from '../state.ts';

/** A force of Average units of so many figures each. */
export function force(units: readonly (readonly [TroopTypeId, number])[], limit: number | null = null) {
  return {
    format: 'vedette-force',
    version: 1,
    ruleset: 'bayonet-point',
    name: 'For a spec',
    limit,
    figures: [],
    units: units.map(([troops, figures], i) => ({
      name: `Number ${i + 1}`,
      troops,
      class: 'average',
      figures,
      weapons: ['musket'],
    })),
  };
}

export const FOOT = force([['infantry', 4]]);
export const HORSE = force([['light-cavalry', 4]]);

interface Match {
  readonly forces?: readonly [unknown, unknown];
  readonly options?: Record<string, string | number>;
}

/** A match of a scenario before its first step. */
export function fresh(
  scenario: unknown,
  { forces = [FOOT, FOOT], options = {} }: Match = {},
): BayonetPointState {
  const seats = forces.map((unit) => ({ unit }));
  const setup = prepare(bayonetPoint, { scenario, seats, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return initialState(bayonetPoint, { setup: setup.value, dice: { script: [] } });
}

type Answers = readonly (readonly [keyof BayonetPoint['questions'], unknown])[];

/** Plays so many steps of the setting up. */
export function setUp(
  state: BayonetPointState,
  steps: number,
  dice: readonly number[],
  answers: Answers = [],
): Played<BayonetPoint> {
  return play(bayonetPoint, { state, steps, dice, answers });
}

/** Plays up to the question that has no answer. */
export function upTo(
  state: BayonetPointState,
  dice: readonly number[],
  answers: Answers = [],
): Open<BayonetPoint> {
  return playToQuestion(bayonetPoint, { state, steps: 40, dice, answers });
}

export function column(x: number, y: number) {
  return { middle: { x, y, z: 0 }, facing: 0, shape: 'column' };
}
