import type { Operation } from '../../format/operation.ts';
import type { Context } from '../context.ts';
import type { World } from '../world.ts';
import { blast } from './blast.ts';
import { check } from './check.ts';
import { damage } from './damage.ts';
import { discardDeck } from './discard-deck.ts';
import { procedure } from './do.ts';
import { draw } from './draw.ts';
import { endActivation } from './end-activation.ts';
import { fate } from './fate.ts';
import { fatigue } from './fatigue.ts';
import { giveItem } from './give-item.ts';
import { giveObject } from './give-object.ts';
import { heal } from './heal.ts';
import { arrive, holdBack } from './hold-back.ts';
import { either } from './if.ts';
import { imbue } from './imbue.ts';
import { join } from './join.ts';
import { madness } from './madness.ts';
import { modify } from './modify.ts';
import type { Doing } from './operation.ts';
import { pick } from './pick.ts';
import { placeMonster } from './place-monster.ts';
import { placeObject } from './place-object.ts';
import { relocate } from './relocate.ts';
import { remove } from './remove.ts';
import { replace } from './replace.ts';
import { rollOff } from './roll-off.ts';
import { set } from './set.ts';
import { shift } from './shift.ts';
import { showAim } from './show-aim.ts';
import { sight } from './sight.ts';
import { status } from './status.ts';
import { table } from './table.ts';
import { terror } from './terror.ts';
import { wreck } from './wreck.ts';
import { xp } from './xp.ts';

type Op = Operation['op'];

/** SB-OPS-40 to -67. */
const OPERATIONS: { readonly [Name in Op]: Doing<Name> } = {
  'place-monster': placeMonster,
  relocate,
  shift,
  replace,
  remove,
  fate,
  check,
  terror,
  modify,
  imbue,
  'give-item': giveItem,
  heal,
  damage,
  fatigue,
  blast,
  wreck,
  'hold-back': holdBack,
  join,
  arrive,
  status,
  'place-object': placeObject,
  'give-object': giveObject,
  draw,
  'discard-deck': discardDeck,
  table,
  'roll-off': rollOff,
  pick,
  set,
  sight,
  'end-activation': endActivation,
  'show-aim': showAim,
  xp,
  madness,
  if: either,
  do: procedure,
};

/** SB-OPS-29: does one operation, and tells it when there was nothing it could do. */
export function perform(world: World, operation: Operation, context: Context): void {
  const doing = OPERATIONS[operation.op] as Doing<Op>;
  if (!doing(world, operation, context))
    world.tell({ type: 'cameToNothing', rule: 'SB-OPS-29', op: operation.op });
}
