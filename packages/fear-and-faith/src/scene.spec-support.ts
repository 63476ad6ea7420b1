import { diceFrom, hookBook, type Ruleset } from '@vedette/engine';
import { type Played, play } from '@vedette/engine/testing';
import { abilities } from './abilities/index.ts';
import type { FaithCx, FearAndFaith, SpecialRule } from './game.ts';
import { model } from './models.ts';
import { moments } from './moments.ts';
import { positions } from './position.ts';
import type { PositionDraft } from './position-document.ts';
import fearAndFaith from './ruleset.ts';
import type { FaithState, Model, ModelId } from './state.ts';

/** A document as a spec writes it down, constants included. */
type Written<T> = T extends object ? { readonly [Key in keyof T]: Written<T[Key]> } : T;

type Draft = Written<PositionDraft>;
type ModelDraft = Draft['models'][number];

export interface SceneModel extends Omit<ModelDraft, 'profile' | 'party'> {
  readonly profile?: string;
  readonly party?: number;
}

export interface SceneDraft extends Omit<Draft, 'models' | 'activation'> {
  readonly models: readonly SceneModel[];
  /** Who acts, with how many actions; the phase is `act` then. */
  readonly acting?: readonly [ModelId, number];
  readonly activation?: Draft['activation'];
}

/**
 * A position for a spec, in millimetres on a 900 x 900 table: models are plain humans (Q4+ C2, no rules, a knife) of
 * the good seat 0 unless they say otherwise; seat 1 is evil; it is seat 0's turn to nominate, by day, in fair weather.
 */
export function scene({ models, acting, ...draft }: SceneDraft): FaithState {
  const position = positions.schema.parse({
    anyway: true,
    ...(acting === undefined
      ? {}
      : { phase: 'act', activation: { waiting: [acting[0]], successes: acting[1] } }),
    ...draft,
    models: models.map((document) => ({ ...PLAIN, ...document })),
  });
  const problems = positions.problems(position);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return positions.arrange(position, diceFrom({ script: [] }));
}

/** A villager of no account. */
const PLAIN = {
  profile: 'zombie-survivor-kid-with-knife',
  party: 0,
  points: 20,
  quality: 4,
  combat: 2,
  rules: [],
  tags: ['human', 'living'],
} as const;

/** Two who stand base to base, the second of seat 1, and the first to act with so many actions. */
export function duel(
  a: Partial<SceneModel>,
  b: Partial<SceneModel>,
  actions = 1,
  more: Partial<SceneDraft> = {},
): FaithState {
  return scene({
    ...more,
    models: [
      { id: 'a', x: 450, y: 450, ...a },
      { id: 'b', x: 475, y: 450, party: 1, ...b },
      ...(more.models ?? []),
    ],
    acting: ['a', actions],
  });
}

/** Our ruleset with one step, this one: for specs of single procedures. */
export function stepping(run: (cx: FaithCx) => void): Ruleset<FearAndFaith> {
  return { ...fearAndFaith, rules: (s) => (s.ended === null ? { name: 'spec', run } : null) };
}

/** Our ruleset with these abilities in place of those of the same name: for seams that no rule of ours uses alone. */
export function withAbilities(...own: readonly SpecialRule[]): Ruleset<FearAndFaith> {
  const others = abilities.filter(({ id }) => !own.some((ability) => ability.id === id));
  return { ...fearAndFaith, hooks: hookBook<FearAndFaith>(moments, [...others, ...own]) };
}

type Answers = readonly (readonly [keyof FearAndFaith['questions'], unknown])[];

/** Plays one step of a scene, three ways. */
export function playScene(
  state: FaithState,
  dice: readonly number[],
  answers: Answers,
  steps = 1,
): Played<FearAndFaith> {
  return play(fearAndFaith, { state, dice, answers, steps });
}

export function of(s: FaithState, id: ModelId): Model {
  return model(s, id);
}
