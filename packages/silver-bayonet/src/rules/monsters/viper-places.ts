import { DIRECTIONS, legalPlace, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { radiusOf } from '../../data/bases.ts';
import { monsterType } from '../../data/monsters/bestiary.ts';
import { standing } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { gaitOf } from '../movement/gait.ts';
import { placeId } from '../place-id.ts';

/** SB-ATT-65: base to base, where a Viper may appear. */
const VIPER_WITHIN = 3;
const VIPER_FROM_OTHERS = 1;

/** Places on rings round the caster; the player takes one of them. */
export function viperPlaces(look: Look, caster: Figure): readonly string[] {
  const { body } = monsterType('viper');
  const radius = radiusOf(body.mm, look.s.options);
  const table = tableOf(look.s.terrain);
  const others = standing(look.s);
  const rules = { gait: gaitOf(look, { ...caster, kit: '', mounted: false, radius }) };
  const found: string[] = [];
  for (const away of [VIPER_FROM_OTHERS, (VIPER_FROM_OTHERS + VIPER_WITHIN) / 2, VIPER_WITHIN]) {
    for (let d = 0; d < DIRECTIONS.length; d += 3) {
      const [dx, dy] = DIRECTIONS[d]!;
      const far = caster.radius + away + radius;
      const x = snap(caster.x + dx * far, table.grid);
      const y = snap(caster.y + dy * far, table.grid);
      for (const { z } of surfacesAt(table, x, y)) {
        const there = { x, y, z, radius, height: body.height };
        if (distanceBetween(caster, there) > VIPER_WITHIN) continue;
        if (others.some((other) => other !== caster && distanceBetween(other, there) < VIPER_FROM_OTHERS))
          continue;
        if (legalPlace(table, there, others, rules)) found.push(placeId(there));
      }
    }
  }
  return found;
}
