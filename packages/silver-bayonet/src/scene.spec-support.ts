import { diceFrom, type Ruleset } from '@vedette/engine';
import { figure } from './figures.ts';
import type { SilverBayonet, SilverCx } from './game.ts';
import { positions } from './position.ts';
import type { Position } from './position-document.ts';
import { begins } from './rules/activation/activation.ts';
import silverBayonet from './ruleset.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import type { Activation, Figure, FigureId, SilverBayonetState } from './state.ts';

/** A document as a spec writes it down, constants included. */
type Written<T> = T extends object ? { readonly [Key in keyof T]: Written<T[Key]> } : T;

type FigureDocument = Written<Position['figures'][number]>;
type GearDocument = Exclude<NonNullable<FigureDocument['gear']>[number], string>;

export interface SceneFigure extends Partial<Omit<FigureDocument, 'gear'>> {
  readonly id: string;
  readonly gear?: readonly (string | (Partial<GearDocument> & { readonly item: string }))[];
}

export interface SceneDraft extends Partial<Omit<Written<Position>, 'figures' | 'scenario'>> {
  readonly figures: readonly SceneFigure[];
  /** What it says besides being a competitive one for two on one board. */
  readonly scenario?: Partial<Scenario>;
  /** The figure whose activation is in progress, and what it has done in it. */
  readonly active?: FigureId;
  readonly activation?: Partial<Omit<Activation, 'figure'>>;
}

const PLAIN_STORY: Scenario = {
  id: 'scene',
  name: 'A scene',
  mode: 'competitive',
  players: { min: 1, max: 4 },
  boards: [{ id: 'main', width: 36, height: 36 }],
  deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
};

/**
 * A position for a spec, in inches on a 36" x 36" table: figures are infantrymen of seat 0 in the middle unless they
 * say otherwise, and nobody has Fate Dice.
 */
export function scene({ active, activation, figures, scenario, ...draft }: SceneDraft): SilverBayonetState {
  const seats = draft.seats ?? 2;
  const position = positions.schema.parse({
    pools: Array.from({ length: seats }, () => ({ power: 0, skill: 0, monster: 0 })),
    ...draft,
    ...(scenario === undefined ? {} : { scenario: { ...PLAIN_STORY, ...scenario } }),
    figures: figures.map((document) => ({ side: 0, x: 18, y: 18, ...document })),
  });
  const state = positions.arrange(position, diceFrom({ script: [] }));
  if (active !== undefined) state.activation = { ...begins(figure(state, active)), ...activation };
  return state;
}

/** Our ruleset with one step, this one: for specs of single procedures. */
export function stepping(run: (cx: SilverCx) => void): Ruleset<SilverBayonet> {
  return { ...silverBayonet, rules: (s) => (s.ended === null ? { name: 'spec', run } : null) };
}

/** A figure of a scene by its id. */
export function of(s: SilverBayonetState, id: FigureId): Figure {
  return figure(s, id);
}
