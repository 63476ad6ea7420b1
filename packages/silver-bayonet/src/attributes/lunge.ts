import { enemiesOf, figure } from '../figures.ts';
import type { Attribute, Look } from '../game.ts';
import { carries } from '../kit.ts';
import { mayMoveToAttack } from '../rules/activation/may-attack.ts';
import { lunge as strikeAcross } from '../rules/melee/lunge.ts';
import type { Figure } from '../state.ts';

const REACH = 1;
const LARGE_REACH = 2;

/** SB-ATT-60: strikes at somebody just out of contact. */
export const lunge: Attribute = {
  id: 'lunge',
  rule: 'SB-ATT-60',
  on: {
    lungeReach: (reach, _, __, bearer) => Math.max(reach, reachOf(bearer)),
    actions(options, _, look, bearer) {
      if (look.s.activation!.actionSpent || targetsOf(look, bearer).length === 0) return options;
      return [...options, 'lunge'];
    },
    acts({ action }, cx, lunger) {
      if (action !== 'lunge') return;
      const targets = targetsOf(cx, lunger);
      const options = targets.map((target) => target.id);
      const chosen =
        options.length === 1
          ? options[0]!
          : cx.ask('attackWhom', lunger.side!, { options, figure: lunger.id });
      cx.s.activation!.actionSpent = true;
      strikeAcross(cx, lunger, figure(cx.s, chosen));
    },
  },
};

function reachOf(lunger: Figure): number {
  return carries(lunger, 'large') ? LARGE_REACH : REACH;
}

/** SB-ATT-60.R1: within reach and in sight. */
function targetsOf(look: Look, lunger: Figure): readonly Figure[] {
  if (!mayMoveToAttack(look, lunger)) return [];
  return look.table
    .within(lunger, reachOf(lunger), enemiesOf(look.s, lunger))
    .filter((enemy) => look.table.sight(lunger, enemy).visible);
}
