import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { friends, model as modelOf, onTable } from '../../models.ts';
import type { Model, Trigger } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { hauntNamed } from '../ground/haunts.ts';
import { put } from '../movement/put.ts';
import { middleOf, whereTo } from '../setup/emerge-question.ts';
import { disclose, truthOf } from './concealed.ts';
import { comeForth } from './turn-up.ts';

const RULE = 'FF-SCN-21';

/** FF-SCN-21: who waits in this room for this one. */
export function lurkingIn({ s }: Look, room: string, intruder: Model): readonly Model[] {
  return s.secrets
    .filter(({ kind, of }) => kind === 'lair' && truthOf(s, 'lair', of) === room)
    .map(({ of }) => modelOf(s, of))
    .filter((model) => !friends(model, intruder));
}

/** FF-SCN-21: somebody has come in: whoever lies in wait for him there shows himself. */
export function searchRoom(
  cx: FaithCx,
  { model: id, room: name }: Extract<Trigger, { kind: 'room-entered' }>,
): void {
  const { s } = cx;
  const intruder = modelOf(s, id);
  const room = s.rooms.find((one) => one.id === name)!;
  const hunted = s.secrets.some(
    ({ kind, owner }) => kind === 'lair' && owner !== intruder.party && onTable(intruder),
  );
  if (!hunted) return;
  const found = lurkingIn(cx, name, intruder);
  // All of it is known before anything is asked: nobody hides here from now on.
  room.searched = true;
  for (const model of found) disclose(cx, 'lair', model.id, RULE);
  for (const model of found) emerge(cx, model, name, intruder);
  tell(cx, found.filter(onTable), intruder);
}

/** FF-SCN-21: its owner lets it come out, anywhere in its room. */
export function comeOut(cx: FaithCx, model: Model): void {
  const room = disclose(cx, 'lair', model.id, RULE);
  emerge(cx, model, room, null);
  tell(cx, [model].filter(onTable), null);
}

/** FF-GEN-18: where a room is full, at the nearest spot; where there is none either, it waits beside the table. */
function emerge(cx: FaithCx, model: Model, room: string, intruder: Model | null): void {
  const question = whereTo(cx, model, room, intruder, LENGTH.short);
  const spot =
    question === null
      ? cx.table.room(model, middleOf(cx, room))
      : cx.ask('emerge', model.controller, question);
  // FF-SPEC-25: where it waited is what it haunts.
  if (hasRule(model.rules, 'haunt')) model.haunt = hauntNamed(cx.s, room);
  if (spot === null) {
    model.standing = 'reserve';
    return;
  }
  comeForth(cx, model);
  put(cx, model, spot, 'placed', RULE);
}

function tell({ s }: FaithCx, models: readonly Model[], intruder: Model | null): void {
  if (models.length === 0) return;
  const ids = models.map(({ id }) => id);
  raise(s, { kind: 'revealed', models: ids, to: intruder?.id ?? null });
}
