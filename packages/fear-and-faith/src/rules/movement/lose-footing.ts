import { legalPlace, type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import { isActive, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';
import { dropClimber } from './drop-climber.ts';
import { fallFrom } from './falling.ts';
import { forcedGait } from './gait.ts';
import { put } from './put.ts';
import { roomOn } from './room-on.ts';

const FALLS = 'FF-MOV-21';
const MAKES_ROOM = 'FF-GEN-18';
/** So much may a base bite into what it stands beside. */
const BITE = 0.2;

/** The ground has changed: who hung on it or stood on it falls, who is in its way is put beside it, things sink. */
export function loseFooting(cx: FaithCx): void {
  const { s } = cx;
  for (const model of s.models) if (onTable(model)) settleDown(cx, model);
  s.tokens = s.tokens.map((token) =>
    token.carrier === null ? { ...token, z: levelUnder(cx, token) } : token,
  );
  s.corpses = s.corpses.map((corpse) => ({ ...corpse, z: levelUnder(cx, corpse) }));
}

function settleDown(cx: FaithCx, model: Model): void {
  const { pieces } = cx.s.terrain;
  const { climbing, airborne } = model.conditions;
  if (climbing !== undefined) {
    if (!pieces.some(({ id }) => id === climbing.piece)) dropClimber(cx, model, FALLS);
    return;
  }
  const rules = { gait: forcedGait(cx, model), overlap: BITE };
  if (airborne !== undefined || legalPlace(tableOf(cx.s.terrain), model, [], rules)) return;
  const level = levelUnder(cx, model);
  const depth = model.z - level;
  const spot = roomOn(cx, model, { x: model.x, y: model.y, z: level });
  if (spot === null) return;
  if (depth <= STEP) {
    put(cx, model, spot, 'placed', MAKES_ROOM);
    return;
  }
  const conscious = isActive(model);
  put(cx, model, spot, 'fall', FALLS, 'forced');
  if (onTable(model)) fallFrom(cx, model, depth, null, conscious);
}

/** The highest floor that is not above it. */
function levelUnder({ s }: FaithCx, { x, y, z }: Spot): number {
  const levels = surfacesAt(tableOf(s.terrain), x, y).filter((surface) => surface.z <= z + STEP);
  return levels.at(-1)?.z ?? 0;
}
