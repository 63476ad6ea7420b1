import type { Seat } from '@vedette/engine';
import { SOLO_POOL, STARTING_POOL } from '../../data/tables.ts';
import type { SilverCx } from '../../game.ts';
import { againstMonsters } from '../../sides.ts';
import type { FateDie } from '../../state.ts';
import { spiesReport } from '../setup/spies.ts';
import { gain } from './pool.ts';

const DICE: readonly FateDie[] = ['power', 'skill', 'monster'];

/** SB-SET-01, step 7: the Fate Pools; then play begins. */
export function fillPools(cx: SilverCx): void {
  const { s } = cx;
  for (const seat of s.order) fill(cx, seat);
  spiesReport(cx);
  s.stage = 'play';
}

/** SB-FATE-01, SB-SOLO-05, SB-COOP-04: the dice of the game's kind, on top of what was noted for the unit. */
function fill(cx: SilverCx, seat: Seat): void {
  const { s } = cx;
  const pool = s.pools[seat]!;
  const alone = againstMonsters(s);
  const together = alone && s.sides.length > 1;
  const start = alone ? SOLO_POOL : STARTING_POOL;
  for (const die of DICE) {
    pool[die] += (together ? 0 : start[die]) + added(cx, seat, die) + (s.scenario.fate?.each[die] ?? 0);
  }
  if (alone) pool.monster = 0;
  if (together) gain(cx, seat, cx.ask('gainDie', seat, { options: ['power', 'skill'] }), 'SB-COOP-04');
}

/** SB-FATE-02: however many figures would add a die of a kind, the unit gets one. */
function added(cx: SilverCx, seat: Seat, die: FateDie): number {
  // SB-SOLO-05.R1
  if (againstMonsters(cx.s) && !cx.s.options['solo-attribute-dice']) return 0;
  const own = cx.s.figures.filter(({ home }) => home === seat);
  return own.some((f) => cx.modify('addsToPool', f, []).includes(die)) ? 1 : 0;
}
