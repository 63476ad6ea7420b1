import type { FigureId } from '../../state.ts';
import type { Who } from '../format/who.ts';
import type { Context } from './context.ts';
import type { World } from './world.ts';

const STORED = 'stored:';

/**
 * SB-OPS-20: the figures an operation concerns, in the order of SB-OPS-29. Whoever is off the table is nobody, except
 * for operations `among` the alive, whom leaving does not concern.
 */
export function thoseOf(
  world: World,
  who: Who,
  context: Context,
  op: string,
  among: 'on-table' | 'alive' = 'on-table',
): readonly FigureId[] {
  if (typeof who === 'string') return named(world, who, context).filter((id) => world.isThere(id, among));
  const found = world.thoseWho(who.of, context);
  if (!('pick' in who)) return found;
  const n = who.n ?? 1;
  if (found.length <= n) return found;
  if (who.pick === 'random') return drawn(world, found, n);
  // SB-OPS-20: `by` defaults to `actor-player`, else `primary`.
  const by = who.by ?? (context.player === null ? 'primary' : 'actor-player');
  const [seat] = world.players(by, context);
  return seat === undefined ? [] : world.pick(seat, found, n, op);
}

function named(world: World, name: string, { actor, other }: Context): readonly FigureId[] {
  if (name.startsWith(STORED)) return world.story.figures[name.slice(STORED.length)] ?? [];
  const id = name === 'actor' ? actor : other;
  return id === null ? [] : [id];
}

/** SB-GEN-02: different ones, each equally likely. */
function drawn(world: World, found: readonly FigureId[], n: number): readonly FigureId[] {
  const left = [...found];
  return Array.from({ length: n }, () => {
    const id = world.choose(left);
    left.splice(left.indexOf(id), 1);
    return id;
  });
}
