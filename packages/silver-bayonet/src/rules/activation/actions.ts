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
import { sprint } from '../movement/sprint.ts';
import { shoot, shootable } from '../shooting/shoot.ts';
import { dismount } from './dismount.ts';
import { mayMoveToAttack } from './may-attack.ts';

/**
 * SB-ACT-05, -06, -09: everything the active figure can do now. Ids: `move`, `fight` (attack from existing contact),
 * `sprint`, `shoot:<gear>`, `reload:<gear>`, `reload-for-move:<gear>`, `quick-reload:<gear>`, `investigate:<clue>`,
 * `investigate-for-move:<clue>`, `distract`, `dismount`, an attribute's own action, and `end`.
 */
export function openActions(look: Look, figure: Figure): readonly string[] {
  const now = look.s.activation!;
  const options: string[] = [];
  const id = { figure: figure.id };
  if (!now.moveSpent) {
    options.push('move');
    if (mayMoveToAttack(look, figure) && enemiesTouching(look.s, figure).length > 0) options.push('fight');
    if (figure.mounted) options.push('dismount');
    options.push(...reloadable(look, figure).map((gear) => `reload-for-move:${gear}`));
    options.push(...investigable(look, figure).map((clue) => `investigate-for-move:${clue}`));
  }
  if (!now.actionSpent) {
    if (now.moved) options.push('sprint');
    if (!now.shot) options.push(...shootable(look, figure).map((weapon) => `shoot:${weapon}`));
    options.push(...reloadable(look, figure).map((gear) => `reload:${gear}`));
    options.push(...investigable(look, figure).map((clue) => `investigate:${clue}`));
    if (distractable(look, figure).length > 0) options.push('distract');
  }
  if (!now.quickReloaded) options.push(...quickReloadable(look, figure).map((die) => `quick-reload:${die}`));
  return [...look.modify('actions', figure, options, id), 'end'];
}

/** Takes one of them. */
export function doAction(cx: SilverCx, figure: Figure, action: string): void {
  const now = cx.s.activation!;
  const [what, of = ''] = action.split(':');
  switch (what) {
    case 'end':
      now.over = true;
      return;
    case 'move':
      now.moveSpent = true;
      return move(cx, figure);
    case 'fight':
      now.moveSpent = true;
      now.moved = true;
      attackOnContact(cx, figure);
      return;
    case 'dismount':
      now.moveSpent = true;
      now.moved = true;
      return dismount(cx, figure);
    case 'sprint':
      now.actionSpent = true;
      now.sprinted = true;
      return sprint(cx, figure);
    case 'shoot':
      now.actionSpent = true;
      now.shot = true;
      return shoot(cx, figure, of);
    case 'reload':
      now.actionSpent = true;
      return reload(cx, figure, Number(of), 'SB-LOAD-03');
    case 'reload-for-move':
      now.moveSpent = true;
      return reload(cx, figure, Number(of), 'SB-LOAD-04');
    case 'quick-reload':
      now.quickReloaded = true;
      return quickReload(cx, figure, of);
    case 'investigate':
      now.actionSpent = true;
      return investigate(cx, figure, of);
    case 'investigate-for-move':
      now.moveSpent = true;
      return investigate(cx, figure, of);
    case 'distract':
      now.actionSpent = true;
      return distract(cx, figure);
    default:
      cx.emit({ type: 'acted', rule: 'SB-ACT-06', figure: figure.id, action });
      cx.react('acts', figure, { figure: figure.id, action });
  }
}

/** SB-MOV-01: the Move. One of no length is none (SB-ACT-05.R2), but it was chosen. */
function move(cx: SilverCx, figure: Figure): void {
  const budget = speedOf(cx, figure);
  const attack = mayMoveToAttack(cx, figure);
  const path = cx.ask('move', figure.side!, { figure: figure.id, budget, how: 'move', attack });
  if (path.length === 0) return;
  cx.s.activation!.moved = true;
  moveAlong(cx, figure, path, budget, 'move');
}
