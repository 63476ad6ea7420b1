import { diceFrom, type Ruleset } from '@vedette/engine';
import { figure, unit } from './figures.ts';
import type { BayonetPoint, PointCx } from './game.ts';
import { positions } from './position.ts';
import type { PositionDraft } from './position-document.ts';
import bayonetPoint from './ruleset.ts';
import type { BayonetPointState, Figure, FigureId, Unit, UnitId } from './state.ts';

/** A document as a spec writes it down, constants included. */
type Written<T> = T extends object ? { readonly [Key in keyof T]: Written<T[Key]> } : T;

type Draft = Written<PositionDraft>;
type UnitDraft = Draft['units'][number];

export type SceneFigure = UnitDraft['figures'][number];

export interface SceneUnit extends Omit<UnitDraft, 'side'> {
  readonly side?: UnitDraft['side'];
}

export interface SceneDraft extends Omit<Draft, 'units'> {
  readonly units: readonly SceneUnit[];
}

/**
 * A position for a spec, in millimetres of large scale on the standard 1800 x 1200 table: units are Average infantry
 * with muskets of seat 0 unless they say otherwise, without a leader unless one is named; home is north for seat 0,
 * south for seat 1; it is seat 0's turn to activate.
 */
export function scene({ units, ...draft }: SceneDraft): BayonetPointState {
  const position = positions.schema.parse({
    anyway: true,
    ...draft,
    units: units.map((u) => ({ side: 0, ...u })),
  });
  const problems = positions.problems(position);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return positions.arrange(position, diceFrom({ script: [] }));
}

/** A unit of `count` figures in a row from x, y eastwards, 30 mm apart; the first leads if `leader` is true. */
export function row(id: string, count: number, x: number, y: number, leader = false): SceneUnit {
  const figures = Array.from({ length: count }, (_, i) => ({
    id: `${id}-${i + 1}`,
    x: x + i * 30,
    y,
    leader: leader && i === 0,
  }));
  return { id, figures };
}

/** Our ruleset with one step, this one: for specs of single procedures. */
export function stepping(run: (cx: PointCx) => void): Ruleset<BayonetPoint> {
  return { ...bayonetPoint, rules: (s) => (s.ended === null ? { name: 'spec', run } : null) };
}

export function of(s: BayonetPointState, id: FigureId): Figure {
  return figure(s, id);
}

export function unitIn(s: BayonetPointState, id: UnitId): Unit {
  return unit(s, id);
}
