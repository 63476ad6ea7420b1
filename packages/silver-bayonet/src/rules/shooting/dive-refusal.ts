import type { Refusal, Said } from '@vedette/engine';
import { along, type Body, bodyAt, type Spot, type Trace, tableOf } from '@vedette/engine/table';
import { DIVE as DIVING } from '../../data/play.ts';
import { enemiesOf } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { say } from '../../refusals.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { touch } from '../movement/contact.ts';
import { blockedBy, traceOf } from '../movement/path.ts';
import { DIVE } from './dive-for-cover.ts';

/** SB-SHT-14: enemies this near, and in sight, may not be approached. */
const WARY = DIVING.wary;

/** SB-SHT-14.R1: why it cannot dive there; null when it can. */
export function diveRefusal(look: Look, diver: Figure, spot: Spot): Refusal | null {
  const { s } = look;
  if (spot.x === diver.x && spot.y === diver.y && spot.z === diver.z) return null;
  const trace = traceOf(look, diver, [spot]);
  // Whatever is in the way: so far away nobody gets.
  if (trace.refused !== null)
    return isBeyond(diver, spot)
      ? refuse('too-far', say('dive.too-far', { dive: DIVE }))
      : refuse(trace.refused.code, say('dive.no-way'));
  if (!reaches(s, diver, trace)) return refuse('too-far', say('dive.too-far', { dive: DIVE }));
  const other = blockedBy(look, diver, trace);
  if (other !== null) return refuse('occupied', say('dive.occupied', { other: other.name }));
  const there = bodyAt(trace.end, diver);
  const touched = enemiesOf(s, diver).find((enemy) => touch(s, there, enemy) && !touch(s, diver, enemy));
  if (touched !== undefined) return refuse('contact', say('dive.contact', { touched: touched.name }));
  const approached = approachedBy(look, diver, there);
  return approached === null ? null : refuse('closer', say('dive.closer', { approached: approached.name }));
}

function refuse(code: string, said: Said): Refusal {
  return { code: `dive.${code}`, rule: 'SB-SHT-14', ...said };
}

function isBeyond(diver: Figure, { x, y }: Spot): boolean {
  const [dx, dy] = [x - diver.x, y - diver.y];
  return dx * dx + dy * dy > DIVE * DIVE;
}

/** By normal movement rules: a jump down is finished even when nothing is left. */
function reaches(s: SilverBayonetState, diver: Figure, trace: Trace): boolean {
  const rules = { leapsOverspend: true, jumpsShort: false };
  // SB-GEN-05: half a step of the grid is rounded away.
  const budget = DIVE + 0.5 / s.terrain.grid;
  const { stretch, part } = along(tableOf(s.terrain), diver, trace, budget, rules);
  const last = trace.stretches.length - 1;
  return stretch > last || (stretch === last && part === 1);
}

/** An enemy within 6" and in the diver's sight that the dive would end closer to. */
function approachedBy(look: Look, diver: Figure, there: Body): Figure | null {
  const found = enemiesOf(look.s, diver).find((enemy) => {
    const now = distanceBetween(diver, enemy);
    return now <= WARY && distanceBetween(there, enemy) < now && look.table.sight(diver, enemy).visible;
  });
  return found ?? null;
}
