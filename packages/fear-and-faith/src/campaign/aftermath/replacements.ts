import { membersOf } from '../../muster/members.ts';
import type { CampaignCx } from '../game.ts';
import { member, partyOf, termsIn } from '../members.ts';
import { hire } from '../purchase/hire.ts';
import { successor } from '../purchase/names.ts';
import { fittingProfiles } from '../purchase/offers.ts';
import type { Member, SideInHand } from '../state.ts';

const RULE = 'FF-CAMP-04';
const DONE = 'none';

/** FF-CAMP-04: each of the dead by another like him, or by others of his roster for his points. */
export function replacements(cx: CampaignCx, side: SideInHand): void {
  const player = cx.s.players[side.seat]!;
  for (const id of side.fallen) replace(cx, side, member(player, id));
}

/** FF-CAMP-04, FF-CAMP-09: whoever died is followed by somebody. */
export function replace(cx: CampaignCx, side: SideInHand, dead: Member): void {
  const { s } = cx;
  const { seat } = side;
  const player = s.players[seat]!;
  const { points, profile } = membersOf(partyOf(player, [dead], s.options), termsIn(s.options))[0]!;
  const at = { rule: RULE, seat, member: dead.id, name: dead.entry.name };
  const others = fittingProfiles(
    s,
    seat,
    dead.id,
    (one) => one.list === profile.list && one.list !== null && one.points <= points,
  );
  const options = others.length === 0 ? (['same'] as const) : (['same', 'others'] as const);
  const said = options.length === 1 ? 'same' : cx.ask('replace', seat, { member: dead.id, points, options });
  if (said === 'same') {
    const name = successor(s, dead, profile);
    dead.entry = { ...dead.entry, name };
    cx.emit({ type: 'replaced', ...at, by: name });
    return;
  }
  player.members = player.members.filter(({ id }) => id !== dead.id);
  takeOthers(cx, side, points, profile.list);
}

function takeOthers(cx: CampaignCx, { seat }: SideInHand, points: number, list: string | null): void {
  let left = points;
  for (;;) {
    const fits = fittingProfiles(cx.s, seat, null, (one) => one.list === list && one.points <= left);
    if (fits.length === 0) return;
    const costs = Object.fromEntries(fits.map((one) => [one.id, one.points]));
    const options = [...fits.map(({ id }) => id), DONE];
    const said = cx.ask('recruit', seat, { for: 'replacement', left, costs, options });
    if (said === DONE) return;
    hire(cx, seat, said, 0);
    left -= costs[said]!;
  }
}
