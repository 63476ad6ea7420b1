import type { FaithCx, Look } from '../../game.ts';
import { isActive, model as modelOf, onTable } from '../../models.ts';
import type { ActionDocument } from '../../scenario/format/declarations.ts';
import { isTrue } from '../../scenario/story/condition.ts';
import { fits } from '../../scenario/story/filter.ts';
import { groundOf } from '../../scenario/story/ground.ts';
import { type Heard, unheard } from '../../scenario/story/heard.ts';
import { performAll } from '../../scenario/story/perform.ts';
import type { Model } from '../../state.ts';
import { isEngaged } from '../combat/engaged.ts';
import { isPart } from '../setup/areas.ts';
import type { ActionKind } from './action.ts';
import { type ActionOffer, offer } from './offer.ts';

type About = Pick<ActionOffer, 'target' | 'thing'>;

/** FF-ACT-08: what the scenario lets it do here, once for each thing or model that it can be done with. */
function offersOf(look: Look, model: Model, action: ActionDocument): readonly ActionOffer[] {
  const heard = heardOf(look, model, {});
  if (!isActive(model) || !fits(look, action.who, model, heard)) return [];
  if (action.engaged !== true && isEngaged(look, model)) return [];
  if (action.if !== undefined && !isTrue(look, action.if, heard)) return [];
  return aboutOf(look, model, action, heard).map((about) =>
    offer('deed', action.cost, { deed: action.id, ...about }),
  );
}

const HERE: readonly About[] = [{}];
const NOWHERE: readonly About[] = [];

function aboutOf(look: Look, model: Model, { at = {} }: ActionDocument, heard: Heard): readonly About[] {
  const { s, table } = look;
  const { token, carrying, slot, open, beside, zone } = at;
  if (carrying !== undefined && !fits(look, { carrying }, model, heard)) return NOWHERE;
  if (zone !== undefined && !fits(look, { zone }, model, heard)) return NOWHERE;
  if (token !== undefined)
    return s.tokens
      .filter((one) => one.kind === token && one.carrier === null && table.reaches(model, one))
      .map(({ id: thing }) => ({ thing }));
  if (slot !== undefined) return slotsBeside(look, model, slot, open).map((thing) => ({ thing }));
  if (beside === undefined) return HERE;
  return s.models
    .filter((other) => other !== model && fits(look, beside, other, heard) && table.touches(model, other))
    .map(({ id: target }) => ({ target }));
}

/** FF-GEN-08: slots that it touches and in which somebody still is. */
function slotsBeside(
  { s, table }: Look,
  model: Model,
  kind: string,
  open: boolean | undefined,
): readonly string[] {
  const beside = table.beside(model);
  return groundOf(s.story)
    .slots.filter(({ id, kind: own }) => {
      const taken = s.story.slots[id];
      if (own !== kind || taken === undefined) return false;
      if (open !== undefined && taken.open !== open) return false;
      return modelOf(s, taken.model).conditions.asleep !== undefined && beside.some((p) => isPart(p.id, id));
    })
    .map(({ id }) => id);
}

function heardOf({ s }: Look, model: Model, { target, thing }: About): Heard {
  const token = s.tokens.find(({ id }) => id === thing);
  const sleeper = thing === undefined ? undefined : s.story.slots[thing];
  return {
    ...unheard(s.story),
    actor: model.id,
    // Who lies in the slot is the one it is done to.
    other: target ?? sleeper?.model ?? null,
    each: sleeper?.model ?? null,
    thing: thing ?? null,
    kind: token?.kind ?? null,
    seat: model.party,
  };
}

/** FF-ACT-08: actions of the scenario's own. */
export const deed: ActionKind = {
  id: 'deed',
  rule: 'FF-ACT-08',
  takesMind: true,
  offers: (look, model) => (look.s.story.document.actions ?? []).flatMap((one) => offersOf(look, model, one)),
  perform(cx: FaithCx, model, about) {
    const action = cx.s.story.document.actions!.find(({ id }) => id === about.deed)!;
    if (onTable(model)) performAll(cx, action.do, heardOf(cx, model, about));
  },
};
