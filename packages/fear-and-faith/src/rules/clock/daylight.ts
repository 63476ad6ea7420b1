import { DUST_ONES } from '../../data/clock.ts';
import { QUALITY_MODIFIERS, type QualityModifierId } from '../../data/quality.ts';
import type { Modifier } from '../../events.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';

/** FF-SET-07, FF-CAMP-30: by day, and no cloud of evil before the sun. */
export function isDay({ s }: Look): boolean {
  return s.clock.day && !s.clock.clouds;
}

/** FF-SET-07: outdoors by day, or in a room that the sun gets into. */
function inSunlight(look: Look, model: Model): boolean {
  if (!isDay(look)) return false;
  const room = look.table.indoors(model);
  return room === null ? look.s.clock.outdoors : room.sunlit;
}

const NONE: readonly Modifier[] = [];

/** FF-SET-07, FF-SET-08: what the hour does to a Quality roll. */
export function hourModifiers(look: Look, model: Model): readonly Modifier[] {
  if (model.tags.includes('vampire') && isDay(look)) return [row('daylight')];
  const { clock, parties } = look.s;
  const first = parties[model.controller]!.turns === 1 && look.s.active === model.controller;
  return model.tags.includes('werewolf') && clock.moon && first ? [row('full-moon')] : NONE;
}

function row(by: QualityModifierId): Modifier {
  const { value, rule } = QUALITY_MODIFIERS[by];
  return { by, rule, value };
}

/** FF-SET-07: two natural ones on an activation or Morale roll in the sun. */
export function isDust(look: Look, model: Model, ones: number): boolean {
  return ones >= DUST_ONES && model.tags.includes('vampire') && inSunlight(look, model);
}
