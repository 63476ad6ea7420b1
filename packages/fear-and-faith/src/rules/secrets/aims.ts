import { known, opened, type Random, type Seat } from '@vedette/engine';
import { type AimPack, drawAims, type HeldAim, imaginedAims } from '@vedette/scenario';
import type { FaithCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import type { Aim } from '../../scenario/format/declarations.ts';
import { isTrue } from '../../scenario/story/condition.ts';
import { unheard } from '../../scenario/story/heard.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import type { Concealed, FaithState } from '../../state.ts';
import { conceal } from './concealed.ts';

const EVERYBODY = 'everybody';

/** FF-SCN-01: everybody draws of what is for his side, and for everybody. */
function packsIn(s: FaithState): readonly AimPack[] {
  const { aims = [] } = s.story.document;
  return s.parties.map((_, seat) => ({
    seats: [seat],
    ids: aims.flatMap(({ id, side }) => (side === EVERYBODY || seatsOf(s, side).includes(seat) ? [id] : [])),
  }));
}

/** FF-GEN-19: before anybody deploys, each learns what he wants besides. */
export function takeAims(cx: FaithCx): void {
  for (const { seats, aim } of drawAims(packsIn(cx.s), (faces) => cx.roll(faces, 'aim')))
    conceal(cx, 'aim', `${seats[0]!}`, seats[0]!, known(aim));
}

function heldBy({ secrets }: FaithState, seat: Seat): Concealed | undefined {
  return secrets.find(({ kind, owner }) => kind === 'aim' && owner === seat);
}

/** What a seat wants, as far as it is known to whoever looks at this state. */
export function aimOf(s: FaithState, seat: Seat): Aim | null {
  const { aims } = s.story.document;
  if (aims === undefined) return null;
  const held = heldBy(s, seat);
  return aims.find(({ id }) => id === held?.truth.value) ?? null;
}

/** Whether it is met as things stand; the `actor` of its condition is whose it is. */
export function isMet(s: FaithState, seat: Seat, aim: Aim): boolean {
  return isTrue(looking(s), aim.if, { ...unheard(s.story), seat });
}

/** FF-GEN-19: they lie open from now on, and count as before. */
export function showAims(cx: FaithCx, seats: readonly Seat[], rule: string): void {
  for (const secret of cx.s.secrets) {
    const { kind, of, owner, truth } = secret;
    if (kind !== 'aim' || truth.secret === 'all' || !seats.includes(owner)) continue;
    secret.truth = opened(cx, truth);
    cx.emit({ type: 'disclosed', rule, kind, of, truth: known(secret.truth) });
  }
}

/** What a seat cannot know, as it might be; no two hold the same. */
export function imagineAims(s: FaithState, seat: Seat, random: Random): void {
  const secrets = s.secrets.filter(({ kind }) => kind === 'aim');
  if (secrets.length === 0) return;
  const held = secrets.map(({ owner, truth }): HeldAim => ({ seats: [owner], aim: truth }));
  imaginedAims(held, packsIn(s), seat, random).forEach(({ aim }, i) => {
    secrets[i]!.truth = aim;
  });
}
