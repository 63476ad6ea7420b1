import type { Glimpse, SightReport, Viewer } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { BASES, HEIGHTS } from '../data/bodies.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import { explainSight, type Hinders } from '../rules/ground/sight.ts';
import type { FaithState, Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';
import { placed } from './placed.ts';

/** FF-RNG-07: what one model sees of another, line by line, each perhaps where it might go. */
export function sight(
  s: FaithState,
  from: Viewer,
  target: string,
  targetAt: Spot | undefined,
  words: BoardWords,
): SightReport {
  const look = looking(placed(placed(s, from.figure, from.at), target, targetAt));
  const viewer = modelOf(look.s, from.figure);
  const end = modelOf(look.s, target);
  const { visible, cover } = look.table.sight(viewer, end);
  const { eye, lines } = explainSight(look, viewer, end);
  return {
    visible,
    cover,
    distance: look.table.apart(viewer, end),
    eye,
    lines: lines.map((line) => ({ ...line, by: line.by === null ? null : nameOf(line.by, words) })),
  };
}

function nameOf(by: Hinders, words: BoardWords): string {
  if (by === 'distance') return words.tooFar;
  if (by === 'woods') return words.woods;
  return 'name' in by ? by.name : words.plain(by.flags[0] ?? by.id);
}

/** FF-RNG-07: what a model would see of a plain man on his feet, wherever he stood. */
export function glimpse(s: FaithState, from: Viewer, words: BoardWords): Glimpse {
  const look = looking(placed(s, from.figure, from.at));
  const viewer = modelOf(look.s, from.figure);
  const man: Model = {
    ...viewer,
    id: '',
    radius: BASES.standard / 2,
    height: HEIGHTS.standard,
    rules: [],
    conditions: {},
    posture: 'standing',
  };
  return {
    whom: words.onFoot,
    at({ x, y, z }) {
      man.x = x;
      man.y = y;
      man.z = z;
      const { visible, cover } = look.table.sight(viewer, man);
      return visible ? (cover ? 'cover' : 'clear') : 'hidden';
    },
  };
}
