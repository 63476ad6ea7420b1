import { enemiesOf } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { deedId, readDeedId } from '../../option-ids.ts';
import { drop, droppable } from '../../scenario/objects/drop.ts';
import { freeable, freeObject } from '../../scenario/objects/free.ts';
import { pickUp, takeable } from '../../scenario/objects/take-up.ts';
import { doOwnAction, OWN_ACTION, ownActions } from '../../scenario/story/own-action.ts';
import type { Activation, Figure } from '../../state.ts';
import { investigable, investigate } from '../clue/investigate.ts';
import { quickReload, quickReloadable } from '../loading/quick-reload.ts';
import { reload, reloadable } from '../loading/reload.ts';
import { distract, distractable } from '../melee/distract.ts';
import { attackOnContact, moveAlong } from '../movement/move.ts';
import { speedOf } from '../movement/speed.ts';
import { sprint } from '../movement/sprint.ts';
import { farthestSprint } from '../movement/sprint-distance.ts';
import { shoot, shootable } from '../shooting/shoot.ts';
import { dismount } from './dismount.ts';
import { mayMoveToAttack } from './may-attack.ts';

/**
 * SB-ACT-05, -06, -09: everything the active figure can do now. Ids: `move`, `fight` (attack from existing contact),
 * `sprint`, `shoot:<weapon>`, `reload:<weapon>`, `reload-for-move:<weapon>`, `quick-reload:<die>/<weapon>`,
 * `investigate:<clue>`, `investigate-for-move:<clue>`, `pick-up:<object>`, `free:<object>`, `drop:<object>`, `distract`,
 * `dismount`, `do:<action>` and `do-for-move:<action>` of the scenario's own, an attribute's own action, and `end`.
 */
export function openActions(look: Look, figure: Figure): readonly string[] {
  const now = look.s.activation!;
  const options: string[] = [];
  const weapons = reloadable(look, figure);
  const clues = investigable(look, figure);
  if (!now.moveSpent) {
    options.push('move');
    if (mayMoveToAttack(look, figure) && look.table.contact(figure, enemiesOf(look.s, figure)).length > 0)
      options.push('fight');
    if (figure.mounted) options.push('dismount');
    for (const weapon of weapons) options.push(deedId('reload-for-move', weapon));
    for (const clue of clues) options.push(deedId('investigate-for-move', clue));
    for (const own of ownActions(look, figure, 'move')) options.push(deedId('do-for-move', own));
  }
  if (!now.actionSpent) {
    if (now.maySprint) options.push('sprint');
    if (!now.shot) for (const weapon of shootable(look, figure)) options.push(deedId('shoot', weapon));
    for (const weapon of weapons) options.push(deedId('reload', weapon));
    for (const clue of clues) options.push(deedId('investigate', clue));
    for (const object of takeable(look, figure)) options.push(deedId('pick-up', object));
    for (const object of freeable(look, figure)) options.push(deedId('free', object));
    for (const own of ownActions(look, figure, 'action')) options.push(deedId(OWN_ACTION, own));
    if (distractable(look, figure).length > 0) options.push('distract');
  }
  for (const object of droppable(look, figure)) options.push(deedId('drop', object));
  if (!now.quickReloaded)
    for (const die of quickReloadable(look, figure, weapons)) options.push(deedId('quick-reload', die));
  return [...look.modify('actions', figure, options), 'end'];
}

interface Deed {
  /** What it uses up of the activation. */
  readonly spends: Partial<Activation>;
  readonly does: (cx: SilverCx, figure: Figure, of: string) => void;
}

const THE_MOVE = { moveSpent: true };
const MOVED = { moveSpent: true, moved: true };
const THE_ACTION = { actionSpent: true };

/** SB-ACT-06, by the deed that an id names. */
const DEEDS: Readonly<Record<string, Deed>> = {
  end: { spends: { over: true }, does: () => {} },
  move: { spends: THE_MOVE, does: (cx, figure) => move(cx, figure) },
  fight: { spends: MOVED, does: (cx, figure) => attackOnContact(cx, figure) },
  dismount: { spends: MOVED, does: (cx, figure) => dismount(cx, figure) },
  sprint: { spends: { ...THE_ACTION, sprinted: true }, does: (cx, figure) => sprint(cx, figure) },
  shoot: { spends: { ...THE_ACTION, shot: true }, does: (cx, figure, weapon) => shoot(cx, figure, weapon) },
  reload: { spends: THE_ACTION, does: (cx, figure, weapon) => reload(cx, figure, weapon, 'SB-LOAD-03') },
  'reload-for-move': {
    spends: THE_MOVE,
    does: (cx, figure, weapon) => reload(cx, figure, weapon, 'SB-LOAD-04'),
  },
  'quick-reload': {
    spends: { quickReloaded: true },
    does: (cx, figure, how) => quickReload(cx, figure, how),
  },
  investigate: { spends: THE_ACTION, does: (cx, figure, clue) => investigate(cx, figure, clue) },
  'investigate-for-move': { spends: THE_MOVE, does: (cx, figure, clue) => investigate(cx, figure, clue) },
  'pick-up': { spends: THE_ACTION, does: (cx, figure, object) => pickUp(cx, figure, object) },
  free: { spends: THE_ACTION, does: (cx, figure, object) => freeObject(cx, figure, object) },
  do: { spends: THE_ACTION, does: (cx, figure, own) => doOwnAction(cx, figure, own) },
  'do-for-move': { spends: THE_MOVE, does: (cx, figure, own) => doOwnAction(cx, figure, own) },
  drop: { spends: {}, does: (cx, figure, object) => drop(cx, figure, object) },
  distract: { spends: THE_ACTION, does: (cx, figure) => distract(cx, figure) },
};

/** Takes one of them. */
export function doAction(cx: SilverCx, figure: Figure, action: string): void {
  const { deed, of } = readDeedId(action);
  if (!Object.hasOwn(DEEDS, deed)) {
    cx.emit({ type: 'acted', rule: 'SB-ACT-06', figure: figure.id, action, at: null });
    cx.react('acts', figure, { action });
    return;
  }
  const { spends, does } = DEEDS[deed]!;
  Object.assign(cx.s.activation!, spends);
  does(cx, figure, of);
}

/** SB-MOV-01: the Move. */
function move(cx: SilverCx, figure: Figure): void {
  const budget = speedOf(cx, figure);
  const attack = mayMoveToAttack(cx, figure);
  const now = cx.s.activation!;
  const sprint = now.actionSpent ? 0 : farthestSprint(cx, figure);
  const path = cx.ask('move', figure.side!, { figure: figure.id, budget, how: 'move', attack, sprint });
  // SB-ACT-05.R2: a Move of no length is none; it can still be given up, and made after something else.
  if (path.length === 0) {
    now.moveSpent = false;
    return;
  }
  now.moved = true;
  now.maySprint = true;
  moveAlong(cx, figure, path, budget, 'move');
}
