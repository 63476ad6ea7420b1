import type { Random, Refusal } from '@vedette/engine';
import { type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import type { FaithCx, Look } from '../../game.ts';
import type { OfModel } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import { GRID } from '../ground/grid.ts';
import { ANCHOR, anchorId, isSpirit } from '../magic/anchor.ts';

const RULE = 'FF-SPEC-30';

/** FF-SPEC-30, FF-OPT-23: each spirit's object lies somewhere, where its owner puts it. */
export function placeAnchors(cx: FaithCx): void {
  const { s } = cx;
  if (!s.options['immaterial-anchor']) return;
  for (const spirit of s.models) {
    const id = anchorId(spirit.id);
    if (!isSpirit(spirit) || s.tokens.some((token) => token.id === id)) continue;
    const { x, y, z } = cx.ask('anchor', spirit.controller, { model: spirit.id });
    s.tokens = [...s.tokens, { id, kind: ANCHOR, x, y, z, carrier: null }];
  }
}

/** Anywhere on the ground. */
export function anchorProblem(_: OfModel, spot: Spot, look: Look): Refusal | null {
  return look.table.ground(spot) ? null : refusal('anchor.nowhere', RULE);
}

export function randomAnchor(_: OfModel, random: Random, looking: () => Look): Spot {
  const { s } = looking();
  const [x, y] = [random.below(Math.floor(s.terrain.width)), random.below(Math.floor(s.terrain.depth))];
  const levels = surfacesAt(tableOf(s.terrain), snap(x, GRID), snap(y, GRID));
  return { x, y, z: levels[random.below(levels.length)]!.z };
}
