import type { Seat } from '@vedette/engine';
import { INFECTION } from '../../data/campaign.ts';
import { rowAt } from '../../data/clock.ts';
import { type Profile, profile as profileOf } from '../../data/profiles/profiles.ts';
import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { asPrinted, modelFrom } from '../../model-from.ts';
import { setPosture } from '../../models.ts';
import { creature } from '../../scenario/story/creature.ts';
import type { FaithState, Infection, Model, OtherInfection } from '../../state.ts';
import { D6 } from '../quality/quality.ts';

type Caught = { readonly type: Infection } | OtherInfection;

/** FF-CAMP-08, FF-CAMP-11: what it becomes; the dead are of two kinds. */
function becomes(cx: FaithCx, model: Model, caught: Caught, rule: string): Profile {
  if (caught.type === 'other') return creature(cx.s.story.document, caught.profile);
  const rows = INFECTION[caught.type];
  if (rows.length === 1) return profileOf(rows[0]!.becomes);
  const die = cx.roll(D6, `turning of ${model.id}`);
  cx.emit({ type: 'rolled', rule, seat: null, model: model.id, die, purpose: 'turning' });
  return profileOf(rowAt(rows, die).becomes);
}

/** FF-GEN-23: the next evil player in the order of the turn. */
function masterOf({ order, parties }: FaithState, from: Seat): Seat {
  const place = order.indexOf(from);
  const others = [...order.slice(place + 1), ...order.slice(0, place)];
  return others.find((seat) => parties[seat]!.side === 'evil') ?? others[0]!;
}

/** FF-CAMP-08: where it stands or lies it is another, and the opponent's; what was the matter with it is over. */
export function turn(cx: FaithCx, model: Model, caught: Caught, rule: string): void {
  const { s } = cx;
  const profile = becomes(cx, model, caught, rule);
  const { posture, conditions } = model;
  const source = asPrinted(profile, model.name);
  const { x, y, z, standing } = model;
  const fresh = modelFrom(source, model.id, model.home, 'turned', s.options['silver-no-automatics']);
  const seat = masterOf(s, model.party);
  Object.assign(model, fresh, { x, y, z, standing, party: seat, controller: seat, turn: model.turn });
  setPosture(model, posture);
  const { climbing, transfixed } = conditions;
  if (climbing !== undefined) afflict(model, 'climbing', climbing);
  if (transfixed !== undefined) afflict(model, 'transfixed', transfixed);
  cx.emit({ type: 'turned', rule, model: model.id, party: seat, profile: profile.id });
}
