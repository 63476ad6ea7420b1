import { DIRECTIONS } from '@vedette/engine/table';
import { directionSaid, type YGrows } from './compass.ts';
import type { Eyes } from './eyes.ts';
import { meant, withoutParticles } from './find.ts';
import type { Lead } from './lead.ts';

/** In what shape a group is to go, and which way it is to be turned, as far as that was said. */
export interface Order {
  readonly shape: string | null;
  readonly facing: number | null;
}

const NO_ORDER: Order = { shape: null, facing: null };

/** Which way a group is turned is counted with y to the north, whichever way it grows; and back again. */
export function turnedTo(direction: number, yGrows: YGrows): number {
  const all = DIRECTIONS.length;
  return yGrows === 'north' ? direction : (all + all / 2 - direction) % all;
}

/** "towards kern in column", "200 north in line facing west": what is left of it, and the order. */
export function orderSaid(
  eyes: Eyes,
  { question }: Lead,
  said: string,
): { readonly rest: string; readonly order: Order } {
  const { say, scene } = eyes;
  if (question.form !== 'formation') return { rest: said, order: NO_ORDER };
  const [before, way] = cutAt(said, say.facing);
  const direction = way === null ? null : directionSaid(withoutParticles(way, say.particles), say);
  const facing = direction === null ? null : turnedTo(direction, scene.yGrows);
  const left = facing === null ? said : before;
  const shapes = question.options.map(({ id, words }) => ({ id, names: [words] }));
  const [rest, named] = cutAt(left, say.inShape);
  const found = named === null ? [] : meant(shapes, named);
  if (found.length !== 1) return { rest: left, order: { shape: null, facing } };
  return { rest, order: { shape: found[0]!.id, facing } };
}

/** What comes before the last of these words, and after it; null: none of them is there. */
function cutAt(said: string, at: readonly string[]): readonly [string, string | null] {
  const words = said.split(' ').filter((word) => word !== '');
  const found = words.findLastIndex((word) => at.includes(word));
  return found < 0 ? [said, null] : [words.slice(0, found).join(' '), words.slice(found + 1).join(' ')];
}
