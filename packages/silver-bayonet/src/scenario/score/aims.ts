import { known, opened, type Random, type Seat } from '@vedette/engine';
import { type AimPack, drawAims, type HeldAim, imaginedAims } from '@vedette/scenario';
import type { SilverCx } from '../../game.ts';
import { sidesIn } from '../../sides.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Aim, Reward } from '../format/ending.ts';

const RULE = 'SB-OPS-26';

/** Every side draws of the same. */
function packsIn(s: SilverBayonetState): readonly AimPack[] {
  const ids = (s.scenario.aims ?? []).map(({ id }) => id);
  return sidesIn(s).map((seats) => ({ seats, ids }));
}

/** SB-OPS-26: before anybody deploys, each side learns what it wants besides. */
export function takeAims(cx: SilverCx): void {
  const { s } = cx;
  if (s.scenario.aims === undefined) return;
  s.aims = drawAims(packsIn(s), (faces) => cx.roll(faces, 'aim'));
  for (const { seats, aim } of s.aims)
    cx.whisper(seats, { type: 'aimTaken', rule: RULE, seats, aim: known(aim) });
}

/** The aim that somebody holds, as far as it is known to whoever looks at this state. */
export function aimOf(s: SilverBayonetState, seats: readonly Seat[]): Aim | null {
  const held = s.aims?.find((one) => one.seats.includes(seats[0]!));
  return s.scenario.aims?.find(({ id }) => id === held?.aim.value) ?? null;
}

/** What brings this side points: what the scenario says to all, and what it wants itself. */
export function rewardsFor(s: SilverBayonetState, seats: readonly Seat[]): readonly Reward[] {
  const { rewards = [] } = s.scenario;
  const aim = aimOf(s, seats);
  return aim === null ? rewards : [...rewards, { id: aim.id, xp: aim.xp, text: aim.text, if: aim.if }];
}

/** Whether anything is counted here but casualties. */
export function hasRewards({ scenario: { rewards = [], aims = [] } }: SilverBayonetState): boolean {
  return rewards.length > 0 || aims.length > 0;
}

/** They lie open from now on; of whoever `shows`, of everybody unless it says so. */
export function showAims(cx: SilverCx, shows: (held: HeldAim) => boolean = () => true): boolean {
  const { s } = cx;
  const hidden = (s.aims ?? []).filter((held) => held.aim.secret !== 'all' && shows(held));
  if (hidden.length === 0) return false;
  s.aims = s.aims!.map((held) => (hidden.includes(held) ? { ...held, aim: opened(cx, held.aim) } : held));
  for (const { seats, aim } of hidden) cx.emit({ type: 'aimShown', rule: RULE, seats, aim: known(aim) });
  return true;
}

/** What a seat cannot know, as it might be. */
export function imagineAims(s: SilverBayonetState, seat: Seat, random: Random): void {
  if (s.aims !== undefined) s.aims = imaginedAims(s.aims, packsIn(s), seat, random);
}
