import type { Pending } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import type { FaithEvent } from '../../events.ts';
import type { FearAndFaith } from '../../game.ts';
import { of, type SceneDraft, type SceneModel, scene, stepping } from '../../scene.spec-support.ts';
import type { FaithState, FearCause } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { fearTest } from './fear-test.ts';

/** Two of either side far away who mind nothing, so that the game goes on and nobody is at half strength. */
export const FAR: readonly SceneModel[] = [
  { id: 'x', x: 40, y: 820, rules: ['mindless'] },
  { id: 'y', x: 40, y: 860, rules: ['mindless'] },
  { id: 'v', x: 860, y: 820, party: 1, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];

interface Outcome {
  readonly state: FaithState;
  readonly told: readonly FaithEvent[];
  readonly asked: readonly Pending<FearAndFaith>[];
}

interface Frightening {
  /** Who tests; he stands in the middle. */
  readonly model?: Partial<SceneModel>;
  /** What frightens him, east of him. */
  readonly monster?: Partial<SceneModel>;
  readonly others?: readonly SceneModel[];
  readonly more?: Partial<SceneDraft>;
  readonly cause?: FearCause;
  readonly modifier?: number;
  readonly dice: readonly number[];
  readonly answers?: readonly (readonly [keyof FearAndFaith['questions'], unknown])[];
}

/** One model `a` at 450, 450 tests Fear of `b` at 600, 450; recoil is straight, so that nobody is asked about it. */
export function frighten({
  model,
  monster,
  others = [],
  more = {},
  cause = 'charge',
  modifier = 0,
  dice,
  answers = [],
}: Frightening): Outcome {
  const state = scene({
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [
      { id: 'a', x: 450, y: 450, ...model },
      { id: 'b', x: 600, y: 450, party: 1, ...monster },
      ...others,
      ...FAR,
    ],
  });
  const rules = stepping((cx) => {
    const source = of(cx.s, 'b');
    const { x, y, z } = source;
    fearTest(cx, of(cx.s, 'a'), { cause, source, at: { x, y, z }, modifier });
    settle(cx);
  });
  const played = play(rules, { state, dice, answers, steps: 1 });
  return { state: played.state, told: played.told.map(({ event }) => event), asked: played.asked };
}

/** Modifiers of the first Quality roll that was told. */
export function modifiersOf({ told }: Outcome): Readonly<Record<string, number>> {
  const roll = told.find((event) => event.type === 'quality');
  if (roll === undefined) return {};
  return Object.fromEntries(roll.modifiers.map(({ by, value }) => [by, value]));
}

/** How many Fear tests and Morale checks were rolled. */
export function tests({ told }: Pick<Outcome, 'told'>): number {
  return told.filter((event) => event.type === 'quality' && ['fear', 'morale'].includes(event.purpose))
    .length;
}
