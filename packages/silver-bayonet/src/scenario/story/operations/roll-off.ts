import type { Seat } from '@vedette/engine';
import type { SilverCx } from '../../../game.ts';
import { canSpend, rerolled, spend } from '../../../rules/fate/pool.ts';
import type { FateDie } from '../../../state.ts';
import { atTable } from './operation.ts';

const RULE = 'SB-OPS-60';
const FACES = 10;

interface Roll {
  readonly seat: Seat;
  readonly die: number;
}

/** SB-OPS-60: a die each, the highest is remembered. */
export const rollOff = atTable<'roll-off'>((cx, { store, rerollWith = null }) => {
  const winner = highest(cx, cx.s.order, rerollWith, []);
  cx.s.story.players[store] = [winner];
  cx.emit({ type: 'rollOffWon', rule: RULE, seat: winner });
  return true;
});

/** Ties roll again among themselves; nobody spends a second die in one roll-off. */
function highest(cx: SilverCx, seats: readonly Seat[], kind: FateDie | null, spent: Seat[]): Seat {
  const rolls = seats.map((seat) => ({ seat, die: cx.roll(FACES, 'a roll-off') }));
  const told = rolls.map(({ seat, die }) => ({ seat, die, total: die }));
  cx.emit({ type: 'rolledOff', rule: RULE, purpose: 'scenario', rolls: told });
  if (kind !== null) {
    for (const [i, { seat, die }] of rolls.entries()) {
      if (spent.includes(seat) || !wantsMore(cx, seat, kind, rolls)) continue;
      const face = cx.roll(FACES, 'a roll-off again');
      spend(cx, seat, kind, { use: 'reroll', rule: RULE, figure: null, roll: rerolled(die, face) });
      rolls[i] = { seat, die: face };
      spent.push(seat);
    }
  }
  const most = Math.max(...rolls.map(({ die }) => die));
  const tied = rolls.filter(({ die }) => die === most).map(({ seat }) => seat);
  return tied.length === 1 ? tied[0]! : highest(cx, tied, kind, spent);
}

function wantsMore(cx: SilverCx, seat: Seat, die: FateDie, rolls: readonly Roll[]): boolean {
  if (!canSpend(cx.s, seat, die)) return false;
  const asked = { options: ['keep', 'roll-again'] as const, die, rolls: rolls.map((roll) => ({ ...roll })) };
  return cx.ask('rollAgain', seat, asked) === 'roll-again';
}
