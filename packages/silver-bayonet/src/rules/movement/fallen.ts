import { firstInterruption, type Trace, type Watch } from '@vedette/engine/table';
import { areEnemies } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { takeOut } from '../damage/at-zero.ts';
import { CONTACT } from './contact.ts';
import { groundOf } from './ground-of.ts';

/** How far along its way a figure got. */
interface Until {
  readonly stretch: number;
  readonly part: number;
}

/** SB-ATT-30.R1, SB-MOV-11.R2: enemies that lie where its base passes are done for; the move goes on. */
export function finishFallen(cx: SilverCx, mover: Figure, trace: Trace, until: Until): void {
  for (const fallen of cx.s.figures) {
    if (fallen.standing !== 'down' || !areEnemies(cx.s, mover, fallen)) continue;
    const watch: Watch = { kind: 'contact', body: fallen, ...CONTACT, alsoAtStart: true };
    const met = firstInterruption(groundOf(cx, mover), trace, mover, [watch]);
    if (met !== null && !beyond(met, until)) takeOut(cx, fallen, 'removed', 'SB-ATT-30');
  }
}

function beyond(at: Until, until: Until): boolean {
  return at.stretch > until.stretch || (at.stretch === until.stretch && at.part > until.part);
}
