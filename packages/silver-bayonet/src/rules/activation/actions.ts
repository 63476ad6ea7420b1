import type { SilverCx } from '../../game.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';
import { investigable, investigate } from '../clue/investigate.ts';
import { quickReload, quickReloadable } from '../loading/quick-reload.ts';
import { reload, reloadable } from '../loading/reload.ts';
import { distract, distractable } from '../melee/distract.ts';
import { enemiesTouching } from '../movement/contact.ts';
import { attackOnContact, moveAlong } from '../movement/move.ts';
import { speedOf } from '../movement/speed.ts';
import { farthestSprint, sprint } from '../movement/sprint.ts';
import { shoot, shootable } from '../shooting/shoot.ts';
import { dismount } from './dismount.ts';
import { mayMoveToAttack } from './may-attack.ts';

/**
 * SB-ACT-05, -06, -09: everything the active figure can do now. Ids: `move`, `fight` (attack from existing contact),
 * `sprint`, `shoot:<weapon>`, `reload:<weapon>`, `reload-for-move:<weapon>`, `quick-reload:<die>/<weapon>`,
 * `investigate:<clue>`, `investigate-for-move:<clue>`, `distract`, `dismount`, an attribute's own action, and `end`.
 */
export function openActions(look: Look, figure: Figure): readonly string[] {
  const now = look.s.activation!;
  const options: string[] = [];
  const id = { figure: figure.id };
  if (!now.moveSpent) {
    options.push('move');
    if (mayMoveToAttack(look, figure) && enemiesTouching(look.s, figure).length > 0) options.push('fight');
    if (figure.mounted) options.push('dismount');
    options.push(...reloadable(look, figure).map((weapon) => `reload-for-move:${weapon}`));
    options.push(...investigable(look, figure).map((clue) => `investigate-for-move:${clue}`));
  }
  if (!now.actionSpent) {
    if (now.maySprint) options.push('sprint');
    if (!now.shot) options.push(...shootable(look, figure).map((weapon) => `shoot:${weapon}`));
    options.push(...reloadable(look, figure).map((weapon) => `reload:${weapon}`));
    options.push(...investigable(look, figure).map((clue) => `investigate:${clue}`));
    if (distractable(look, figure).length > 0) options.push('distract');
  }
  if (!now.quickReloaded) options.push(...quickReloadable(look, figure).map((die) => `quick-reload:${die}`));
  return [...look.modify('actions', figure, options, id), 'end'];
}

/** Takes one of them. */
export function doAction(cx: SilverCx, figure: Figure, action: string): void {
  const now = cx.s.activation!;
  const colon = action.indexOf(':');
  const what = colon < 0 ? action : action.slice(0, colon);
  const of = colon < 0 ? '' : action.slice(colon + 1);
  switch (what) {
    case 'end':
      now.over = true;
      break;
    case 'move':
      now.moveSpent = true;
      move(cx, figure);
      break;
    case 'fight':
      now.moveSpent = true;
      now.moved = true;
      attackOnContact(cx, figure);
      break;
    case 'dismount':
      now.moveSpent = true;
      now.moved = true;
      dismount(cx, figure);
      break;
    case 'sprint':
      now.actionSpent = true;
      now.sprinted = true;
      sprint(cx, figure);
      break;
    case 'shoot':
      now.actionSpent = true;
      now.shot = true;
      shoot(cx, figure, of);
      break;
    case 'reload':
      now.actionSpent = true;
      reload(cx, figure, of, 'SB-LOAD-03');
      break;
    case 'reload-for-move':
      now.moveSpent = true;
      reload(cx, figure, of, 'SB-LOAD-04');
      break;
    case 'quick-reload':
      now.quickReloaded = true;
      quickReload(cx, figure, of);
      break;
    case 'investigate':
      now.actionSpent = true;
      investigate(cx, figure, of);
      break;
    case 'investigate-for-move':
      now.moveSpent = true;
      investigate(cx, figure, of);
      break;
    case 'distract':
      now.actionSpent = true;
      distract(cx, figure);
      break;
    default:
      cx.emit({ type: 'acted', rule: 'SB-ACT-06', figure: figure.id, action });
      cx.react('acts', figure, { figure: figure.id, action });
  }
}

/** SB-MOV-01: the Move. */
function move(cx: SilverCx, figure: Figure): void {
  const budget = speedOf(cx, figure);
  const attack = mayMoveToAttack(cx, figure);
  const now = cx.s.activation!;
  const sprint = now.actionSpent ? 0 : farthestSprint(cx, figure);
  const path = cx.ask('move', figure.side!, { figure: figure.id, budget, how: 'move', attack, sprint });
  // SB-ACT-05.R2: a Move of no length is none; it can still be made or given up.
  if (path.length === 0) {
    now.moveSpent = false;
    return;
  }
  now.moved = true;
  now.maySprint = true;
  moveAlong(cx, figure, path, budget, 'move');
}
