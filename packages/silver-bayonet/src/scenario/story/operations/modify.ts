import type { OperationOf } from '../../format/operation.ts';
import type { Context } from '../context.ts';
import type { Bearers } from '../story.ts';
import { thoseOf } from '../who.ts';
import type { World } from '../world.ts';
import { atTable } from './operation.ts';

/** SB-OPS-48: something added to a stat or to Checks, for a while. */
export const modify = atTable<'modify'>((cx, operation, context, world) => {
  const { what, n, until, key = null } = operation;
  const bearers = bearersOf(world, operation, context);
  if ('figures' in bearers && bearers.figures.length === 0) return false;
  cx.s.story.modifications.push({ bearers, what, n, until, key });
  const figures = 'figures' in bearers ? [...bearers.figures] : null;
  cx.emit({ type: 'modified', rule: 'SB-OPS-48', figures, what, n, until });
  return true;
});

/** SB-OPS-48: a filter without a pick is live. */
function bearersOf(world: World, { op, who }: OperationOf<'modify'>, context: Context): Bearers {
  if (typeof who === 'object' && !('pick' in who)) return { of: who.of, context, except: [] };
  return { figures: [...thoseOf(world, who, context, op)] };
}
