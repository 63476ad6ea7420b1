import { isGuest } from '@vedette/scenario';
import { isDown } from '../../figures.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import type { Filter } from '../format/condition.ts';
import { areaOf, holds } from './area.ts';
import { playable, seatOf } from './playable.ts';

/** Whether a figure that is in the game, on the table or waiting for it, fits every key. */
export function fits(
  s: BayonetPointState,
  { side, troops, mounted, zone, guest, state }: Filter,
  f: Figure,
): boolean {
  if (f.standing !== 'table' && f.standing !== 'waiting') return false;
  if (side !== undefined && f.side !== seatOf(s, side)) return false;
  if (guest !== undefined && !isGuest(f.unit, guest)) return false;
  if (troops !== undefined && !troops.includes(f.troops)) return false;
  if (mounted !== undefined && f.mounted !== mounted) return false;
  if (state !== undefined && (f.standing !== 'table' || !state.includes(stateOf(f)))) return false;
  return zone === undefined || (f.standing === 'table' && isIn(s, zone, f));
}

/** BP-GEN-15: his base centre is in it. */
function isIn(s: BayonetPointState, zone: string, f: Figure): boolean {
  const document = playable(s).zones?.[zone];
  return document !== undefined && holds(areaOf(s, document.shape), f, 0);
}

/** BP-GEN-20; who is down while his unit runs is down. */
function stateOf(f: Figure): 'able' | 'ground' | 'down' | 'fleeing' {
  if (isDown(f)) return 'down';
  if (f.fleeing) return 'fleeing';
  return f.ground === 'up' ? 'able' : 'ground';
}
