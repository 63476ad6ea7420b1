import type { Asked, Care, Random, Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { onTable } from '../models.ts';
import type { FaithState, Model } from '../state.ts';

/** What a player has in mind for the length of one question; the view is read once. */
export interface Mind {
  readonly s: FaithState;
  readonly look: Look;
  readonly seat: Seat;
  readonly random: Random;
  readonly care: Care;
  /** The same table to try things on; made when it is first asked for. */
  readonly scratch: { look: Look | null };
  /** What was reckoned already, by what it is about. */
  readonly known: Map<string, number>;
  /** Enemies of each party. */
  readonly foes: (readonly Model[])[];
  /** What the scenario wants of each model. */
  readonly aims: Map<string, readonly { readonly at: Spot; readonly worth: number; readonly led: boolean }[]>;
}

export function mindOf(asked: Asked<FearAndFaith>, random: Random, care: Care = 'careful'): Mind {
  return mindFor(asked.view(), asked.seat, random, care);
}

export function mindFor(s: FaithState, seat: Seat, random: Random, care: Care = 'careful'): Mind {
  return {
    s,
    look: looking(s),
    seat,
    random,
    care,
    scratch: { look: null },
    known: new Map(),
    foes: [],
    aims: new Map(),
  };
}

/** Whom this seat moves. */
export function ours({ s, seat }: Mind): Model[] {
  return s.models.filter((m) => m.controller === seat && onTable(m));
}

/** Enemies of a model that can still be met, those who only seem dead left out. */
export function foesOf({ s, foes }: Mind, { party }: Model): readonly Model[] {
  let found = foes[party];
  if (found === undefined) {
    found = s.models.filter(
      (m) => m.party !== party && onTable(m) && m.conditions.apparentlyDead === undefined,
    );
    foes[party] = found;
  }
  return found;
}

/** How a model might be, and is not. */
type Otherwise = Partial<Pick<Model, 'x' | 'y' | 'z' | 'posture' | 'arms'>>;

/** Thinks about the table as if a model were otherwise: elsewhere, on its feet, with another weapon in hand. */
export function supposing<T>(
  mind: Mind,
  { id }: Model,
  otherwise: Otherwise,
  think: (look: Look, model: Model) => T,
): T {
  const look = scratchOf(mind);
  const place = look.s.models.findIndex((m) => m.id === id);
  const before = look.s.models[place]!;
  const model = Object.assign({ ...before }, otherwise);
  look.s.models[place] = model;
  const thought = think(look, model);
  look.s.models[place] = before;
  return thought;
}

function scratchOf(mind: Mind): Look {
  mind.scratch.look ??= looking({ ...mind.s, models: [...mind.s.models] });
  return mind.scratch.look;
}

/** Reckons something once. */
export function once({ known }: Mind, key: string, reckon: () => number): number {
  let value = known.get(key);
  if (value === undefined) {
    value = reckon();
    known.set(key, value);
  }
  return value;
}

export function apart(a: Spot, b: Spot): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

/** The best by a measure, the first of equals; undefined where there is none. */
export function bestOf<T>(things: readonly T[], worth: (thing: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = worth(thing);
    if (value <= most) continue;
    most = value;
    best = thing;
  }
  return best;
}
