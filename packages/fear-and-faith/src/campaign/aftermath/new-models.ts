import type { Seat } from '@vedette/engine';
import type { Profile } from '../../data/profiles/profiles.ts';
import type { CampaignCx } from '../game.ts';
import { hire } from '../purchase/hire.ts';
import { costOf, fittingProfiles } from '../purchase/offers.ts';
import type { SideInHand } from '../state.ts';

const DONE = 'none';
const ELSEWHERE = 'elsewhere';

/** FF-CAMP-06: as many as the bank pays for, of the party's own rosters; of others if the opponents do not mind. */
export function newModels(cx: CampaignCx, { seat }: SideInHand): void {
  for (;;) {
    const { own, others } = affordable(cx, seat);
    if (own.length + others.length === 0) return;
    const said = choose(cx, seat, own, others.length > 0 ? [ELSEWHERE, DONE] : [DONE], 'purchase');
    if (said === DONE) return;
    if (said !== ELSEWHERE) buy(cx, seat, said);
    else if (!fromElsewhere(cx, seat, others)) return;
  }
}

function affordable({ s }: CampaignCx, seat: Seat) {
  const { points, lists } = s.players[seat]!;
  if (points === 0) return { own: [], others: [] };
  const fits = fittingProfiles(s, seat, null, (one) => costOf(one.points) <= points);
  const isOwn = ({ list }: Profile) => list === null || lists.includes(list);
  return { own: fits.filter(isOwn), others: fits.filter((one) => !isOwn(one)) };
}

function choose(
  cx: CampaignCx,
  seat: Seat,
  profiles: readonly Profile[],
  more: readonly string[],
  what: 'purchase' | 'elsewhere',
): string {
  const costs = Object.fromEntries(profiles.map((one) => [one.id, costOf(one.points)]));
  const options = [...profiles.map(({ id }) => id), ...more];
  return cx.ask('recruit', seat, { for: what, left: cx.s.players[seat]!.points, costs, options });
}

/** FF-CAMP-06: whether there is anything more to be bought. */
function fromElsewhere(cx: CampaignCx, seat: Seat, others: readonly Profile[]): boolean {
  const said = choose(cx, seat, others, [DONE], 'elsewhere');
  if (said === DONE) return false;
  const { s } = cx;
  const { name: player } = s.players[seat]!;
  const agreed = s
    .game!.sides.filter((side) => side.seat !== seat)
    .every((side) => {
      const options = ['agree', 'refuse'] as const;
      return cx.ask('consent', side.seat, { profile: said, player, options }) === 'agree';
    });
  cx.emit({ type: 'consented', rule: 'FF-CAMP-06', seat, agreed, profile: said });
  if (agreed) buy(cx, seat, said);
  return agreed;
}

function buy(cx: CampaignCx, seat: Seat, id: string): void {
  const player = cx.s.players[seat]!;
  const cost = costOf(fittingProfiles(cx.s, seat, null, (one) => one.id === id)[0]!.points);
  player.points -= cost;
  hire(cx, seat, id, cost);
}
