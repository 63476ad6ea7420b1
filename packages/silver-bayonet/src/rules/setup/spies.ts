import { unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { gain } from '../fate/pool.ts';

/** SB-CAMP-08: for each spy one random opponent starts with a Monster Die more, nobody with more than one so. */
export function spiesReport(cx: SilverCx): void {
  const { s } = cx;
  // SB-CAMP-08.R1: without opponents there is nobody to report to.
  if (s.scenario.mode === 'solo') return;
  const informed = new Set<number>();
  for (const seat of s.order) {
    const opponents = s.order.filter((other) => other !== seat);
    for (const member of unitOf(s, seat)) {
      if (!cx.modify('betrays', member, false)) continue;
      const master = opponents.length === 1 ? opponents[0]! : cx.choose(opponents, 'whose spy it is');
      if (informed.has(master)) continue;
      informed.add(master);
      gain(cx, master, 'monster', 'SB-CAMP-08');
    }
  }
}
