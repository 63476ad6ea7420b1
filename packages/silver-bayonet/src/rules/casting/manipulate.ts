import type { Seat } from '@vedette/engine';
import type { SilverCx } from '../../game.ts';
import { againstMonsters } from '../../sides.ts';
import type { FateDie, SilverBayonetState } from '../../state.ts';
import { gain, spend } from '../fate/pool.ts';

const DICE: readonly FateDie[] = ['power', 'skill', 'monster'];
const RULE = 'SB-ATT-39';

/** SB-ATT-39: every exchange of one die of this pool for another kind, as `power>skill`. */
export function manipulations(s: SilverBayonetState, seat: Seat): readonly string[] {
  const pool = s.pools[seat]!;
  // SB-ATT-39.R1: against the monsters alone there are no Monster Dice to make.
  const made = againstMonsters(s) ? DICE.filter((die) => die !== 'monster') : DICE;
  return DICE.flatMap((from) =>
    pool[from] === 0 ? [] : made.filter((to) => to !== from).map((to) => `${from}>${to}`),
  );
}

/** No use of the die, so the Wheel of Fate does not bar it. */
export function manipulate(cx: SilverCx, seat: Seat): void {
  const options = manipulations(cx.s, seat);
  const choice = cx.ask('chooseItem', seat, { options, figure: null, purpose: 'manipulate', rule: RULE });
  const [from, to] = choice.split('>') as [FateDie, FateDie];
  spend(cx, seat, from, { use: 'manipulate', rule: RULE, figure: null });
  gain(cx, seat, to, RULE);
}
