import type { Piece } from '@vedette/engine/table';
import { NO_DOORS, NO_OBSTACLES, OBSTACLE_HEIGHT } from '../../data/moving.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { Model, Portal } from '../../state.ts';
import { widthOf } from './portals.ts';

/** FF-MOV-07, FF-MOV-09: low enough to be got over, windows among it. */
export function isObstacle({ flags, base, top }: Piece): boolean {
  return flags.includes('obstacle') && top - base <= OBSTACLE_HEIGHT;
}

/** FF-MOV-08: Mindless models, Animals and Swarms do not open doors, and what has no body cannot. */
export function opensDoors({ rules, conditions }: Model): boolean {
  return conditions.immaterial === undefined && !NO_DOORS.some((id) => hasRule(rules, id));
}

/** FF-MOV-09, FF-SPEC-35 */
export function crossesObstacles({ rules }: Model): boolean {
  return !NO_OBSTACLES.some((id) => hasRule(rules, id));
}

/** FF-MOV-08: a window without bars and wide enough; Swarms need wings or suckers. */
export function passesWindow(model: Model, portal: Portal): boolean {
  if (portal.barred || !crossesObstacles(model)) return false;
  if (model.radius * 2 > widthOf(portal)) return false;
  const { rules } = model;
  return !hasRule(rules, 'swarm') || hasRule(rules, 'flying') || hasRule(rules, 'clinging');
}
