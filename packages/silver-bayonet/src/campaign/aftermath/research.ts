import { contextOf } from '../../scenario/story/context.ts';
import { runIn } from '../../scenario/story/run.ts';
import type { CampaignCx } from '../game.ts';
import type { SideInHand } from '../state.ts';
import { backHome } from './back-home.ts';
import { reportOn } from './settled.ts';

/** SB-CAMP-01, step 3; SB-CAMP-17, SB-OPS-28: what the scenario lets a unit study. */
export function research(cx: CampaignCx, side: SideInHand): void {
  const { seat } = side;
  for (const [i, entry] of reportOn(cx.s, side).aftermath.entries()) {
    const { id, text, optional, do: operations } = entry;
    const done =
      !optional || cx.ask('research', seat, { options: ['study', 'leave'], entry: id, text }) === 'study';
    cx.emit({ type: 'studied', rule: 'SB-CAMP-17', seat, text, done });
    if (done) runIn(backHome(cx, side), operations, contextOf({ player: seat, trail: `/aftermath/${i}/do` }));
  }
}
