import type { Attribute, SilverCx } from '../../../game.ts';
import type { Figure } from '../../../state.ts';
import { cast } from '../../casting/cast.ts';
import { canBeCursed, curse } from '../../casting/curse.ts';
import { type Candidate, candidatesOf, closest } from '../candidates.ts';
import { redirect } from '../redirect.ts';

/** SB-MON-11: curses the closest soldier in sight that can still be cursed, then moves by the third question. */
export const caster: Attribute = {
  id: 'caster',
  rule: 'SB-MON-11',
  on: {
    monsterActs(_, cx, witch) {
      const target = whomToCurse(cx, witch);
      if (target === null) return;
      cx.s.activation!.actionSpent = true;
      cx.emit({ type: 'acted', rule: 'SB-MON-11', figure: witch.id, action: 'curse', at: target.id });
      cast(cx, witch, 'SB-MON-11', () => curse(cx, target));
    },
  },
};

/** SB-MON-11.R1: a Monster Die may name another soldier, as for a shot. */
function whomToCurse(cx: SilverCx, witch: Figure): Figure | null {
  const candidates = candidatesOf(cx, witch);
  const inSight = ({ figure: soldier }: Candidate) =>
    canBeCursed(soldier) && cx.table.sight(witch, soldier).visible;
  const intended = closest(cx, witch, candidates, inSight);
  if (intended === null) return null;
  return redirect(cx, witch, 'shoot', intended, () => candidates.filter(inSight).map(({ figure }) => figure));
}
